/** Pictures that fill the middle of the page. */
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import type { CardId, GameEvent, Side } from '../../../engine/index.ts';
import { rulesText } from '../../../text/cardText.ts';
import { nameOf } from '../../../text/names.ts';
import { SCENE } from '../../../text/page/marks.ts';
import { combatRound, INSPECTOR, SCOREBOARD } from '../../../text/page/table.ts';
import { roundOf, signed } from '../../../text/words.ts';
import { CardFace } from '../../card/CardFace.tsx';
import { useDefinition, useGame } from '../../store/game.ts';
import { motionOf } from '../../theme/motion.ts';
import css from './large.module.css';

/** Fills the middle. Where the two sit opposite each other it is shown to both. */
function Large({ className, children, ms }: { className: string; children: ReactNode; ms: number }) {
  const across = useGame((s) => s.game?.settings.seating === 'across');
  return (
    <span className={css.large} style={{ '--ms': motionOf(ms) } as CSSProperties}>
      {across && <span className={clsx(css.inner, css.far, className)}>{children}</span>}
      <span className={clsx(css.inner, className)}>{children}</span>
    </span>
  );
}

const Face = ({ card }: { card: CardId }) => <CardFace definition={useDefinition(card)} />;

/** The turn of a side begins. */
export function Turn({ side, turn, ms }: { side: Side; turn: number; ms: number }) {
  const name = useGame((s) => nameOf(s.game?.names, side));
  return (
    <Large className={css.turn} ms={ms}>
      <span className={css.ribbon} data-side={side}>
        <b>{SCENE.turn(name)}</b>
        <span>{SCOREBOARD.round(roundOf(turn))}</span>
      </span>
    </Large>
  );
}

type Round = Extract<GameEvent, { type: 'combatRound' }>;

/** Two cards face to face; in a round of combat the damage stands on whom it struck. */
export function Combat({ round, spy, card, ms }: { round: Round | null; spy: CardId; card: CardId; ms: number }) {
  return (
    <Large className={css.combat} ms={ms}>
      <Fighter card={spy} strikes="right" round={round} dealt={round?.toSpy} left={round?.spyHealth} />
      <b className={css.versus}>{round ? combatRound(round.round) : SCENE.versus}</b>
      <Fighter card={card} strikes="left" round={round} dealt={round?.toMinion} left={round?.minionHealth} />
    </Large>
  );
}

interface FighterProps {
  card: CardId;
  strikes: 'left' | 'right';
  round: Round | null;
  /** The damage that it takes in the round, and the Health that it then has left. */
  dealt: number | undefined;
  left: number | undefined;
}

function Fighter({ card, strikes, round, dealt = 0, left }: FighterProps) {
  return (
    <span className={css.fighter} data-strikes={round ? strikes : undefined} key={round?.round}>
      <Face card={card} />
      {left !== undefined && (
        <span className={css.blow} data-none={dealt === 0 || undefined}>
          <b>{signed(-dealt)}</b>
          <span>{left === 0 ? SCENE.still : `♥ ${Math.max(0, left)}`}</span>
        </span>
      )}
    </span>
  );
}

/** The file of an Evil Plan: its card, what it costs, what it does, and what has become of it. */
export function Dossier({ card, stamp, ms }: { card: CardId; stamp: keyof typeof SCENE.stamp; ms: number }) {
  const definition = useDefinition(card);
  const next = SCENE.next[stamp];
  return (
    <Large className={css.dossier} ms={ms}>
      <span className={css.folder}>
        <span className={css.plan}>
          <Face card={card} />
        </span>
        <span className={css.paper}>
          <b className={css.title}>{definition.name}</b>
          <span>{INSPECTOR.planCost(definition.evilness, definition.planCost)}</span>
          {rulesText(definition).map((line) => (
            <span key={line}>{line}</span>
          ))}
          {next && <i>{next}</i>}
        </span>
        <b className={css.stamp}>{SCENE.stamp[stamp]}</b>
      </span>
    </Large>
  );
}

/** Cards that a side shows to all. */
export function Shown({ cards, side, ms }: { cards: readonly CardId[]; side: Side; ms: number }) {
  const name = useGame((s) => nameOf(s.game?.names, side));
  return (
    <Large className={css.shown} ms={ms}>
      <b>{SCENE.shows(name)}</b>
      <span className={css.row}>
        {cards
          .filter((card) => card >= 0)
          .map((card) => (
            <span key={card} className={css.plan}>
              <Face card={card} />
            </span>
          ))}
      </span>
    </Large>
  );
}
