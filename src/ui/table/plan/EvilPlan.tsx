import { memo, useState } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { HIDDEN, lairTotals, PLAN_STATUSES } from '../../../engine/index.ts';
import type { LogEntry } from '../../../host/index.ts';
import { LAIR } from '../../../text/en/table/lair.ts';
import { UNIT } from '../../../text/en/table/score.ts';
import { STATUS_TERMS } from '../../../text/en/terms.ts';
import { Counters } from '../../card/Counters.tsx';
import { anchorRef } from '../../input/anchors.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Meter } from '../../kit/Meter.tsx';
import { useDefinition, useGame, useStanding, useTable } from '../../page/session/game.ts';
import { useDesk } from '../../play/context.ts';
import type { Desk } from '../../play/desk.ts';
import { ownPlan } from '../../play/reading.ts';
import { cardSpot } from '../../play/spots.ts';
import type { Task } from '../../play/task.ts';
import { useAboutTo } from '../../show/useAboutTo.ts';
import { lightWords, useTouchable } from '../touch/useTouchable.ts';
import css from './evilPlan.module.css';

/** A plan counts as just chosen while that is one of the last so many entries of the log. */
const RECENT = 4;
const isChoice = (entry: LogEntry): boolean => entry.kind === 'event' && entry.event.type === 'planChosen';

/** True once the plan has got on, and not come back by an undo or a delay. */
function useSurge(status: (typeof PLAN_STATUSES)[number] | 'none'): boolean {
  const [seen, setSeen] = useState({ status, surges: false });
  if (seen.status === status) return seen.surges;
  const order = ['none', ...PLAN_STATUSES];
  const surges = status !== 'in-progress' && order.indexOf(status) > order.indexOf(seen.status);
  setSeen({ status, surges });
  return surges;
}

/** Is the card asked for, or picked already? While nothing is begun, the plan is touched for its own sake. */
const isTarget = (card: CardId | null, task: Task, picks: readonly CardId[], lit: Desk['lit']): boolean =>
  card !== null && task.kind !== 'none' && (lit.has(cardSpot(card)) || picks.includes(card));

/** The doomsday device behind room 8: the Evil Plan and its progress. Once the plan is public, also what it needs. */
export const EvilPlan = memo(function EvilPlan() {
  const plan = useTable((table) => table.plan);
  /** Alone at the table the Genius reads its own plan here. */
  const own = useGame(ownPlan);
  /** Face up it may be a target like other cards (R10.3). */
  const card = plan !== null && plan.card !== HIDDEN ? plan.card : null;
  const isAimedAt = useDesk(({ task, picks, lit }) => isTarget(card, task, picks, lit));
  const touchable = useTouchable(isAimedAt && card !== null ? cardSpot(card) : 'plan');
  const status = plan?.status ?? 'none';
  const surges = useSurge(status);
  const across = useGame((s) => s.game?.settings.seating === 'across');
  const isDealt = useGame(({ log }) => log.slice(-RECENT).some(isChoice)) && status === 'in-progress';
  const starts = useAboutTo('activatePlan', 'advancePlan', 'completePlan') !== undefined;
  return (
    <div ref={anchorRef('plan')} className={css.device} data-plan="" data-starts={starts || undefined}>
      <button
        ref={anchorRef(isAimedAt && card !== null && `unit:${card}`)}
        type="button"
        className={css.plan}
        data-status={status}
        data-card={isAimedAt && card !== null ? card : undefined}
        data-faceup={card !== null || undefined}
        {...touchable}
      >
        {across && plan !== null && (
          <span className={css.again} data-again="" aria-hidden="true">
            {card === null ? <span className={css.title}>{LAIR.hiddenPlan}</span> : <FaceUp card={card} />}
            <span className={css.status}>
              <span data-now="">{STATUS_TERMS[plan.status].name}</span>
            </span>
          </span>
        )}
        <span className={css.dial} aria-hidden="true">
          <Icon name="plan" />
        </span>
        {plan === null ? (
          <span className={css.title}>{LAIR.noPlan}</span>
        ) : (
          <>
            {card !== null && <FaceUp card={card} />}
            {card === null && own === null && <span className={css.title}>{LAIR.hiddenPlan}</span>}
            {card === null && own !== null && <FaceUp card={own} note={LAIR.onlyYou} />}
            <span className={css.status}>
              {PLAN_STATUSES.map((one) => (
                <span key={one} data-now={one === plan.status || undefined}>
                  {STATUS_TERMS[one].name}
                </span>
              ))}
            </span>
          </>
        )}
        <span className="visually-hidden">{lightWords(touchable)}</span>
        {isDealt && <span className={css.dealt} data-dealt="" aria-hidden="true" />}
        {surges && <span key={status} className={css.surge} data-surge="" aria-hidden="true" />}
      </button>
    </div>
  );
});

/** A plan that may be read: its name, its Evilness, and the sum of the lair compared with its cost. */
function FaceUp({ card, note }: { card: number; note?: string }) {
  const { name, evilness, planCost } = useDefinition(card);
  const { counters } = useStanding(card);
  const contraptions = useTable((table) => lairTotals(table).contraptions);
  const minions = useTable((table) => lairTotals(table).minions);
  return (
    <>
      <span className={css.title}>{name}</span>
      {note && <span className={css.note}>{note}</span>}
      <span className={css.numbers}>
        <span className="figure">
          <Icon name="evilness" label={UNIT.evilness} /> {evilness}
        </span>
        <Meter icon="contraption" label={UNIT.contraptions} have={contraptions} need={planCost.contraptions} />
        <Meter icon="minion" label={UNIT.minions} have={minions} need={planCost.minions} />
      </span>
      <Counters counters={counters} />
    </>
  );
}
