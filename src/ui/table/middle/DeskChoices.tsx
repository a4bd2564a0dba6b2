import { memo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Action, View } from '../../../engine/index.ts';
import { definitionOf, facing, statOf } from '../../../engine/index.ts';
import type { PublicState } from '../../../store/types.ts';
import { EDGE_TERMS } from '../../../text/terms.ts';
import { useDrawnGame, useGame } from '../../app/game.ts';
import { Button } from '../../theme/Button.tsx';
import { useDesk, useDeskStore } from '../desk/context.ts';
import { plainPlay } from '../desk/intents.ts';
import type { Task } from '../desk/task.ts';
import { ofType } from '../desk/task.ts';
import { Meter } from '../lair/Device.tsx';
import { useTable } from '../useTable.ts';
import css from './middle.module.css';
import { optionWords } from './options.ts';

interface Way {
  label: string;
  action: Action;
  primary?: boolean;
}

/** What can be done by button with what was touched, beside its lit targets. */
function waysOf(game: PublicState, table: View, task: Task, ways: readonly Action[]): Way[] {
  if (ways.length > 0)
    return ways.map((action) => ({
      label:
        action.type === 'connect'
          ? `${EDGE_TERMS[facing[action.edge]]} edge of ${definitionOf(table, action.to).name}`
          : action.type,
      action,
      primary: true,
    }));
  switch (task.kind) {
    case 'card': {
      const { card } = task;
      const sent = ofType(game.offers, 'infiltrate').filter((action) => action.spy === card);
      const off = ofType(game.offers, 'unassign').filter((action) => action.spy === card);
      const cut = ofType(game.offers, 'disconnect').flatMap((action) => {
        const link = table.links.find((l) => l.a === action.node && l.vertical === (action.edge === 'bottom'));
        if (!link || (link.a !== card && link.b !== card)) return [];
        return [{ label: `Cut ${definitionOf(table, link.a === card ? link.b : link.a).name}`, action }];
      });
      return [
        ...sent.map((action) => ({ label: 'Send into the lair', action, primary: true })),
        ...off.map((action) => ({ label: 'Take off its Network', action })),
        ...cut,
      ];
    }
    case 'commit': {
      const { type } = definitionOf(table, task.card);
      const plain = plainPlay(table, task.card);
      const targeted = game.commitOffers.some((a) => a.type === 'playInstant' && (a.targets?.length ?? 0) > 0);
      if (type === 'minion' || type === 'contraption' || targeted || game.commitOffers.length === 0) return [];
      return [{ label: 'Play it', action: plain, primary: true }];
    }
    case 'choice':
      if (task.choice.kind !== 'option') return [];
      return task.choice.from.map((option) => ({
        label: optionWords(table, task.choice, option),
        action: { type: 'choose', side: task.choice.side, option },
        primary: true,
      }));
    default:
      return [];
  }
}

/** Buttons for the task in hand: do it, confirm what was picked, cancel. */
export const DeskChoices = memo(function DeskChoices() {
  const game = useDrawnGame();
  const desk = useDeskStore();
  const task = useDesk((d) => d.task);
  const ways = useDesk((d) => d.ways);
  const side = useGame((s) => s.commit?.side ?? s.awaiting?.side ?? 'genius');
  useGame(useShallow((s) => [s.offers, s.commitOffers, s.table]));
  const { table } = game.getState();
  const { run, begin, cancel } = desk.getState();
  if (!table) return null;
  const abilities =
    task.kind === 'card' ? ofType(game.getState().offers, 'useAbility').filter((a) => a.card === task.card) : [];
  return (
    <>
      <Sum />
      {waysOf(game.getState(), table, task, ways).map(({ label, action, primary }) => (
        <Button key={label} look={primary ? 'primary' : 'plain'} tone={side} onClick={() => run(action)}>
          {label}
        </Button>
      ))}
      {abilities.length > 0 && (
        <Button
          look="primary"
          tone={side}
          onClick={() =>
            abilities[0].targets?.length ? begin({ kind: 'ability', card: abilities[0].card }) : run(abilities[0])
          }
        >
          Use ability
        </Button>
      )}
      <Confirm />
      {task.kind !== 'choice' && (
        <Button tone={side} onClick={cancel}>
          {task.kind === 'commit' ? 'Take back' : 'Cancel'}
        </Button>
      )}
    </>
  );
});

function Confirm() {
  const desk = useDeskStore();
  const kind = useDesk((d) => d.task.kind);
  const choice = useDesk((d) => (d.task.kind === 'choice' && d.task.choice.kind === 'cards' ? d.task.choice : null));
  const picked = useDesk((d) => d.picks.length);
  const { confirm } = desk.getState();
  if (kind === 'sacrifice')
    return (
      <Button look="primary" onClick={confirm}>
        Complete plan ({picked})
      </Button>
    );
  // A single card is chosen by touching it.
  if (!choice || (choice.min === 1 && choice.max === 1)) return null;
  const enough = picked >= choice.min;
  return (
    <Button look={enough ? 'primary' : 'quiet'} aria-disabled={!enough} onClick={() => enough && confirm()}>
      {enough && picked === 0 ? 'Choose none' : `Choose (${picked})`}
    </Button>
  );
}

/** What the picks add up to, against what is needed. */
function Sum() {
  const picks = useDesk((d) => d.picks);
  const task = useDesk((d) => d.task);
  const sums = useTable(
    useShallow((table) => {
      if (task.kind === 'commit') {
        const { type, cost } = definitionOf(table, task.card);
        if (type !== 'contraption') return null;
        return ['work', picks.reduce((sum, card) => sum + statOf(table, card, 'work'), 0), cost] as const;
      }
      if (task.kind !== 'sacrifice' || !table.plan || table.plan.card < 0) return null;
      const { planCost } = definitionOf(table, table.plan.card);
      const machines = picks.filter((card) => definitionOf(table, card).type === 'contraption');
      const crew = picks.filter((card) => definitionOf(table, card).type === 'minion');
      return [
        'sacrifice',
        machines.reduce((sum, card) => sum + definitionOf(table, card).cost, 0),
        planCost.contraptions,
        crew.reduce((sum, card) => sum + statOf(table, card, 'value'), 0),
        planCost.minions,
      ] as const;
    }),
  );
  if (!sums) return null;
  return (
    <span className={css.sum}>
      {sums[0] === 'work' ? (
        <Meter icon="work" label="Work" have={sums[1]} need={sums[2]} />
      ) : (
        <>
          <Meter icon="contraption" label="Contraptions" have={sums[1]} need={sums[2]} />
          <Meter icon="minion" label="Minions" have={sums[3]} need={sums[4]} />
        </>
      )}
    </span>
  );
}
