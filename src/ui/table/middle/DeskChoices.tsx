import { memo } from 'react';
import type { Action, CardId, CardType, View } from '../../../engine/index.ts';
import { definitionOf, facing, statOf } from '../../../engine/index.ts';
import type { PublicState } from '../../../store/types.ts';
import { EDGE_TERMS } from '../../../text/terms.ts';
import { useGame } from '../../store/game.ts';
import { Button } from '../../theme/Button.tsx';
import type { MeterProps } from '../../theme/Meter.tsx';
import { Meter } from '../../theme/Meter.tsx';
import { useDesk } from '../desk/context.ts';
import { plainPlay } from '../desk/intents.ts';
import type { Task } from '../desk/task.ts';
import { cutsOf, ofType } from '../desk/task.ts';
import css from './middle.module.css';
import { optionWords } from './options.ts';

interface Way {
  label: string;
  action: Action;
  primary?: boolean;
  /** The label is a sentence of a card. */
  wordy?: boolean;
}

/** What can be done by button with what was touched, beside its lit targets. */
function waysOf(game: PublicState, table: View, task: Task, ways: readonly Action[]): Way[] {
  if (ways.length > 0)
    return ways.map((action) => ({
      label: action.type === 'connect' ? `${EDGE_TERMS[facing[action.edge]]} edge` : action.type,
      action,
      primary: true,
    }));
  switch (task.kind) {
    case 'card': {
      const { card } = task;
      const sent = ofType(game.offers, 'infiltrate').filter((action) => action.spy === card);
      const off = ofType(game.offers, 'unassign').filter((action) => action.spy === card);
      const cut = cutsOf(game, table, card).map(({ edge, action }) => ({
        label: `Cut ${EDGE_TERMS[edge]} edge`,
        action,
      }));
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
        wordy: true,
      }));
    default:
      return [];
  }
}

/** Buttons for the task in hand: do it, confirm what was picked, cancel. */
export const DeskChoices = memo(function DeskChoices() {
  const game = useGame((s) => s);
  const desk = useDesk((d) => d);
  const { table } = game;
  const { task, picks, run, begin } = desk;
  if (!table) return null;
  const side = game.commit?.side ?? game.awaiting?.side ?? 'genius';
  const abilities = task.kind === 'card' ? ofType(game.offers, 'useAbility').filter((a) => a.card === task.card) : [];
  return (
    <>
      <Sum table={table} task={task} picks={picks} />
      {waysOf(game, table, task, desk.ways).map(({ label, action, primary, wordy }) => (
        <Button
          key={label}
          look={primary ? 'primary' : 'plain'}
          tone={side}
          className={wordy ? css.wordy : undefined}
          onClick={() => run(action)}
        >
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
      <Confirm task={task} picked={picks.length} onConfirm={desk.confirm} />
      {task.kind !== 'choice' && (
        <Button tone={side} onClick={desk.cancel}>
          {task.kind === 'commit' ? 'Take back' : 'Cancel'}
        </Button>
      )}
    </>
  );
});

function Confirm({ task, picked, onConfirm }: { task: Task; picked: number; onConfirm(): void }) {
  if (task.kind === 'sacrifice')
    return (
      <Button look="primary" onClick={onConfirm}>
        Complete plan ({picked})
      </Button>
    );
  if (task.kind !== 'choice' || task.choice.kind !== 'cards') return null;
  const { min, max } = task.choice;
  if (min === 1 && max === 1) return null; // a single card is chosen by touching it
  const enough = picked >= min;
  return (
    <Button look={enough ? 'primary' : 'quiet'} aria-disabled={!enough} onClick={() => enough && onConfirm()}>
      {enough && picked === 0 ? 'Choose none' : `Choose (${picked})`}
    </Button>
  );
}

/** What the picks add up to, against what is needed. */
function Sum({ table, task, picks }: { table: View; task: Task; picks: readonly CardId[] }) {
  const meters = metersOf(table, task, picks);
  if (meters.length === 0) return null;
  return (
    <span className={css.sum}>
      {meters.map((meter) => (
        <Meter key={meter.icon} {...meter} />
      ))}
    </span>
  );
}

function metersOf(table: View, task: Task, picks: readonly CardId[]): MeterProps[] {
  const total = (cards: readonly CardId[], value: (card: CardId) => number) =>
    cards.reduce((sum, card) => sum + value(card), 0);
  if (task.kind === 'commit') {
    const { type, cost } = definitionOf(table, task.card);
    const work = total(picks, (card) => statOf(table, card, 'work'));
    return type === 'contraption' ? [{ icon: 'work', label: 'Work', have: work, need: cost }] : [];
  }
  if (task.kind !== 'sacrifice' || !table.plan || table.plan.card < 0) return [];
  const { planCost } = definitionOf(table, table.plan.card);
  const picked = (type: CardType) => picks.filter((card) => definitionOf(table, card).type === type);
  const machines = total(picked('contraption'), (card) => definitionOf(table, card).cost);
  const crew = total(picked('minion'), (card) => statOf(table, card, 'value'));
  return [
    { icon: 'contraption', label: 'Contraptions', have: machines, need: planCost.contraptions },
    { icon: 'minion', label: 'Minions', have: crew, need: planCost.minions },
  ];
}
