import { useOpenRule } from '../app/reference.ts';
import css from './parts.module.css';

/** A rule's number, which opens the rule. */
export function RuleLink({ rule }: { rule: string }) {
  const open = useOpenRule();
  return (
    <button type="button" className={css.rule} aria-label={`Rule ${rule.replace(/^R/, '')}`} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
