import type { CardId, View } from '../../../engine/index.ts';
import { definitionOf, lairTotals, meetsCost, whatCounts } from '../../../engine/index.ts';
import { PLAN, payWords, stalledWords } from '../../../text/en/table/plan.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';

/** What the lair pays the plan with, and what is missing. Only for whoever may know of it whether its cost is met. */
export function Payment({ plan, table, className }: { plan: CardId; table: View; className?: string }) {
  const { planCost } = definitionOf(table, plan);
  const counted = whatCounts(table);
  const have = lairTotals(table);
  const name = (card: CardId) => definitionOf(table, card).name;
  const short = {
    have: have.contraptions,
    need: planCost.contraptions,
    haveMinions: have.minions,
    needMinions: planCost.minions,
  };
  return (
    <div className={className} data-pays="">
      <p>
        <b>{PLAN.pays}</b> <RuleLink rule="R3.2" /> {meetsCost(have, planCost) ? PLAN.met : stalledWords(short)}
      </p>
      <p>{payWords('contraptions', planCost.contraptions, counted.contraptions, name)}</p>
      <p>{payWords('minions', planCost.minions, counted.minions, name)}</p>
    </div>
  );
}
