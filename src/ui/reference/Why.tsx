import type { Refusal, View } from '../../engine/index.ts';
import type { TableRefusal } from '../../host/index.ts';
import { isTableRefusal } from '../../host/index.ts';
import { refusalIn } from '../../text/en/game/refusals.ts';
import { TABLE_REFUSALS } from '../../text/en/game/tableRefusals.ts';
import { RuleLink } from './RuleLink.tsx';

interface Props {
  why: Refusal | TableRefusal;
  table: View;
  /** A sentence in place of the rules' own one. */
  instead?: string;
}

/** Says why something cannot be done, with the number of the rule. Refusals of the table have no rule. */
export function Why({ why, table, instead }: Props) {
  if (isTableRefusal(why)) return TABLE_REFUSALS[why.code];
  return (
    <>
      {instead ?? refusalIn(table, why)} <RuleLink rule={why.rule} />
    </>
  );
}
