import css from '../theme/parts.module.css';
import { useReference } from './reference.ts';

/** The number of a rule, as a button that opens the rule. */
export function RuleLink({ rule }: { rule: string }) {
  const { openRule } = useReference();
  return (
    <button
      type="button"
      className={css.rule}
      aria-label={`Rule ${rule.replace(/^R/, '')}`}
      onClick={() => openRule(rule)}
    >
      {rule}
    </button>
  );
}
