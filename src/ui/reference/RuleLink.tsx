import css from '../kit/parts.module.css';
import { useTabStop } from '../kit/twin.ts';
import { useReference } from './reference.ts';

/** The number of a rule, as a button that opens the rule. */
export function RuleLink({ rule }: { rule: string }) {
  const { openRule, isMissing } = useReference();
  const stop = useTabStop();
  if (isMissing) return <span>{rule}</span>;
  return (
    <button
      type="button"
      className={css.rule}
      tabIndex={stop}
      aria-label={`Rule ${rule.replace(/^R/, '')}`}
      onClick={() => openRule(rule)}
    >
      {rule}
    </button>
  );
}
