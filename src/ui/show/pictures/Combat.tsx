/** Two cards face to face, large, and how they strike each other. */
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import type { CardId, GameEvent } from '../../../engine/index.ts';
import { isLethal } from '../../../engine/index.ts';
import { damageWords, healthWords, SCENE } from '../../../text/en/table/marks.ts';
import { combatRound } from '../../../text/en/table/overlay.ts';
import { CardFace } from '../../card/CardFace.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { reducedMotion } from '../../kit/moving.ts';
import { useDefinition, useStanding, useTable } from '../../page/session/game.ts';
import { Blows } from './Blows.tsx';
import css from './combat.module.css';
import { Large } from './Large.tsx';

type Round = Extract<GameEvent, { type: 'combatRound' }>;

interface CombatProps {
  /** Null: they have not struck yet. */
  round: Round | null;
  spy: CardId;
  card: CardId;
  /** The units that live although their damage is lethal (R9.6). */
  saved?: readonly CardId[];
  ms: number;
}

/**
 * Two cards face to face. In a round of combat each shows the damage that it takes, and below it the Health that is
 * left.
 */
export function Combat({ round, spy, card, saved = [], ms }: CombatProps) {
  const spyDies = useDies(round?.spyHealth) && !saved.includes(spy);
  const minionDies = useDies(round?.minionHealth) && !saved.includes(card);
  return (
    <>
      {round && <Blows spy={spy} card={card} toSpy={round.toSpy} toMinion={round.toMinion} ms={ms} />}
      <Large className={clsx(css.combat, round && css.round)} ms={ms}>
        <Fighter
          card={spy}
          to={1}
          strikes={strikesIn(round, 'spy')}
          dealt={round?.toSpy}
          left={round?.spyHealth}
          dies={spyDies}
        />
        <b className={css.versus}>{round ? combatRound(round.round) : SCENE.versus}</b>
        <Fighter
          card={card}
          to={-1}
          strikes={strikesIn(round, 'minion')}
          dealt={round?.toMinion}
          left={round?.minionHealth}
          dies={minionDies}
          heals={spyDies}
        />
      </Large>
    </>
  );
}

/**
 * `first`: only this unit strikes in the round, since only it has Initiative (R7.2). `not`: only the other one strikes.
 */
type Strikes = 'first' | 'too' | 'not';
const strikesIn = (round: Round | null, one: 'spy' | 'minion'): Strikes =>
  round?.first ? (round.first === one ? 'first' : 'not') : 'too';

/** True if a unit with that Health left dies (R7.1), unless its death is replaced. */
const useDies = (left: number | undefined): boolean => useTable((table) => left !== undefined && isLethal(table, left));

interface FighterProps {
  card: CardId;
  /** The side on which the other one stands: right or left. */
  to: 1 | -1;
  strikes: Strikes;
  /** The damage that it takes in the round, and the Health that is left then. Null before the first round. */
  dealt: number | undefined;
  left: number | undefined;
  dies: boolean;
  /** A unit that lives returns to full Health (R7.3). */
  heals?: boolean;
}

function Fighter({ card, to, strikes, dealt, left, dies, heals = false }: FighterProps) {
  const { facts } = useStanding(card);
  const definition = useDefinition(card);
  /** The blows have met. */
  const [isStruck, setStruck] = useState(reducedMotion);
  const isFighting = dealt !== undefined && left !== undefined;
  const { now: health, max } = facts.find(({ stat }) => stat === 'health') ?? { now: 0, max: 0 };
  const shown = facts.map((fact) => (isFighting && isStruck && fact.stat === 'health' ? { ...fact, now: left } : fact));
  return (
    <span
      className={css.fighter}
      style={{ '--to': to } as CSSProperties}
      data-strikes={isFighting ? strikes : undefined}
      data-falls={dies || undefined}
    >
      <span className={css.place}>
        <span className={css.moving}>
          <Halves apart={dies}>
            <CardFace definition={definition} facts={shown} />
          </Halves>
          {isFighting && strikes === 'first' && (
            <span className={css.first}>
              <Icon name="initiative" />
              {SCENE.first}
            </span>
          )}
        </span>
        {isFighting && strikes !== 'first' && (
          <span className={clsx(css.moving, css.hurt)}>
            <b
              className={css.blow}
              data-blow=""
              data-none={dealt === 0 || undefined}
              onAnimationStart={() => setStruck(true)}
            >
              {damageWords(dealt)}
            </b>
          </span>
        )}
      </span>
      <span className={css.health}>
        {isFighting ? healthWords(dealt, left, { dies, heals: heals && !dies && left < max }) : healthWords(0, health)}
      </span>
    </span>
  );
}

/** A card, whole; or cut in two, which fall apart once the blow has met. */
const Halves = ({ apart, children }: { apart: boolean; children: ReactNode }) =>
  apart ? (
    <>
      <span className={css.half}>{children}</span>
      <span className={css.half}>{children}</span>
    </>
  ) : (
    children
  );
