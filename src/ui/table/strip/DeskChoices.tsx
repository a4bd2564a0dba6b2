import { memo } from 'react';
import { unassignedBy } from '../../../engine/foresight.ts';
import type { Action, CardId, View } from '../../../engine/index.ts';
import { definitionOf, facing, sacrificeSum, whatIsAsked, workSum } from '../../../engine/index.ts';
import type { PublicState } from '../../../store/types.ts';
import { UNIT } from '../../../text/en/table/score.ts';
import { BUTTON } from '../../../text/en/table/strip/buttons.ts';
import { choiceButton, optionWords } from '../../../text/en/table/strip/choices.ts';
import { Button } from '../../kit/Button.tsx';
import type { MeterProps } from '../../kit/Meter.tsx';
import { Meter } from '../../kit/Meter.tsx';
import { useGameStore } from '../../page/session/game.ts';
import { useAtDesk, useDeskStore } from '../../play/context.ts';
import type { Desk } from '../../play/desk.ts';
import type { Button as Way } from '../../play/gestures/gesture.ts';
import { isAbility } from '../../play/gestures/gesture.ts';
import { buttons } from '../../play/gestures/gestures.ts';
import { namesOf } from '../../play/gestures/networks.ts';
import type { Task } from '../../play/task.ts';
import css from './strip.module.css';

/** The actions that the touches can mean, as buttons to choose from. */
const waysOf = (table: View, ways: readonly Action[]): Way[] =>
  ways.map((action) => ({
    label:
      action.type === 'connect'
        ? BUTTON.edge(facing[action.edge], namesOf(table, unassignedBy(table, [action])))
        : action.type,
    action,
    primary: true,
  }));

/** The buttons for what was touched, beside its lit targets. */
function buttonsOf(game: PublicState, table: View, task: Task): Way[] {
  switch (task.kind) {
    case 'card':
      return buttons(table, game.offers, task.card);
    case 'commit':
      return buttons(table, game.commitOffers, task.card);
    case 'choice':
      return optionsOf(table, task);
    default:
      return [];
  }
}

/** The options of a choice, in the words of its card. */
function optionsOf(table: View, { choice }: Task & { kind: 'choice' }): Way[] {
  if (choice.kind !== 'option') return [];
  const { type } = definitionOf(table, choice.source);
  return choice.from.map((option) => ({
    label: optionWords(whatIsAsked(table), option, type, choice.side),
    action: { type: 'choose', side: choice.side, option },
    primary: true,
  }));
}

/** What the touches so far can come to. */
function choicesAt(game: PublicState, { task, picks, ways }: Desk) {
  const { table, commit, awaiting, notes } = game;
  if (!table) return null;
  const own = buttonsOf(game, table, task);
  return {
    task,
    picked: picks.length,
    side: commit?.side ?? awaiting?.side ?? 'genius',
    // An ability stays while the touches leave several actions to choose from.
    ways: ways.length > 0 ? [...waysOf(table, ways), ...own.filter(isAbility)] : own,
    meters: metersOf(table, task, picks),
    answer: task.kind === 'choice' ? choiceButton(whatIsAsked(table), picks.length, task.choice.min) : '',
    isNoted: task.kind === 'card' && notes.some(({ spy }) => spy === task.card),
  };
}

/** The buttons of the present task: do it, confirm the picks, cancel. */
export const DeskChoices = memo(function DeskChoices() {
  const choices = useAtDesk(choicesAt);
  const { post } = useGameStore().getState();
  const { run, begin, confirm, cancel } = useDeskStore().getState();
  if (!choices) return null;
  const { task, picked, side, ways, meters, answer, isNoted } = choices;
  return (
    <>
      <Sum meters={meters} />
      {ways.map((way) => (
        <Button
          key={way.label}
          look={way.primary ? 'primary' : 'plain'}
          tone={side}
          className={task.kind === 'choice' ? css.wordy : undefined}
          onClick={() => ('begins' in way ? begin(way.begins) : run(way.action))}
        >
          {way.label}
        </Button>
      ))}
      {task.kind === 'card' && isNoted && (
        <Button
          tone="spymaster"
          onClick={() => post({ do: 'note-assignment', side: 'spymaster', spy: task.card, node: null })}
        >
          {BUTTON.forgetNote}
        </Button>
      )}
      <Confirm task={task} picked={picked} answer={answer} onConfirm={confirm} />
      {task.kind !== 'choice' && (
        <Button tone={side} onClick={cancel}>
          {task.kind === 'commit' ? BUTTON.takeBack : BUTTON.cancel}
        </Button>
      )}
    </>
  );
});

interface ConfirmProps {
  task: Task;
  picked: number;
  /** What the button says that answers a choice of cards. */
  answer: string;
  onConfirm(): void;
}

function Confirm({ task, picked, answer, onConfirm }: ConfirmProps) {
  if (task.kind === 'sacrifice')
    return (
      <Button look="primary" onClick={onConfirm}>
        {BUTTON.sacrifice(picked)}
      </Button>
    );
  if (task.kind === 'activate')
    return (
      <Button look="primary" onClick={onConfirm}>
        {BUTTON.activate}
      </Button>
    );
  if (task.kind !== 'choice' || task.choice.kind !== 'cards') return null;
  const { min, max } = task.choice;
  if (min === 1 && max === 1) return null; // a single card is chosen by touching it
  const enough = picked >= min;
  return (
    <Button look={enough ? 'primary' : 'quiet'} aria-disabled={!enough} onClick={() => enough && onConfirm()}>
      {answer}
    </Button>
  );
}

/** The sum of the picks, compared with what is needed. */
function Sum({ meters }: { meters: readonly MeterProps[] }) {
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
  if (task.kind === 'commit') {
    const { type, cost } = definitionOf(table, task.card);
    return type === 'contraption' ? [{ icon: 'work', label: UNIT.work, have: workSum(table, picks), need: cost }] : [];
  }
  if (task.kind !== 'sacrifice' || !table.plan || table.plan.card < 0) return [];
  const { planCost } = definitionOf(table, table.plan.card);
  const sum = sacrificeSum(table, picks);
  return [
    { icon: 'contraption', label: UNIT.contraptions, have: sum.contraptions, need: planCost.contraptions },
    { icon: 'minion', label: UNIT.minions, have: sum.minions, need: planCost.minions },
  ];
}
