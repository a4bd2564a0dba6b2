import css from '../theme/parts.module.css';
import { useOpenRule } from './reference.ts';

/** The number of a rule, as a button that opens the rule. */
export function RuleLink({ rule }: { rule: string }) {
  const open = useOpenRule();
  return (
    <button type="button" className={css.rule} aria-label={`Rule ${rule.replace(/^R/, '')}`} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
