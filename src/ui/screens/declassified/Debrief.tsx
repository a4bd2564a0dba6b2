import type { CSSProperties } from 'react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { BySide, Side } from '../../../engine/index.ts';
import { other, roundOf } from '../../../engine/index.ts';
import type { Declassified, ShownDebrief } from '../../../store/types.ts';
import { nameOf } from '../../../text/en/names.ts';
import { DEBRIEF, sumTitle } from '../../../text/en/screens/declassified.ts';
import { percent, signed } from '../../../text/en/words.ts';
import { useEscape } from '../../input/keys.ts';
import { SidePanel } from '../../kit/SidePanel.tsx';
import css from './declassified.module.css';
import { Held } from './Held.tsx';
import { Moments } from './Moments.tsx';
import { Trust } from './Trust.tsx';

interface Props {
  game: Declassified;
  onClose(): void;
}

/** What the sum of a game is made of. */
const TERMS = ['genius', 'spymaster', 'draws', 'hidden'] as const;
type Term = (typeof TERMS)[number];

const termIn = ({ decisions, hidden, draws }: NonNullable<ShownDebrief['sums']>, term: Term): number =>
  term === 'draws' ? draws : term === 'hidden' ? hidden : decisions[term];

/** Where the game was won: the sum from the start to the result, and the turns in which most was gained or lost. */
export function Debrief({ game, onClose }: Props) {
  const isWhole = useStore(game.debrief, (found) => found.stands === 'whole') && game.broken === null;
  const { sums, stands, entries, chances, moments, held, puzzles } = useStore(game.debrief);
  useEscape('log', () => {
    onClose();
    return true;
  });
  const turns = useMemo(() => turnsIn(game, entries), [game, entries]);
  return (
    <SidePanel title={DEBRIEF.title} onClose={onClose}>
      <div className={css.lines}>
        <p role="status" className="soft">
          {stands === 'whole' && !isWhole ? DEBRIEF.brokenOff : DEBRIEF.stands[stands]}
        </p>
        {sums && chances.length > 0 && (
          <>
            <h3>{DEBRIEF.sum}</h3>
            <p className="soft">{DEBRIEF.sumText}</p>
            <SumTable start={chances[0]} sums={sums} names={game.names} isWhole={isWhole} />
            {(moments.length > 0 || stands === 'whole') && (
              <>
                <h3>{DEBRIEF.moments}</h3>
                <p className="soft">{moments.length > 0 ? DEBRIEF.momentsText : DEBRIEF.noMoments}</p>
                <Moments game={game} moments={moments} puzzles={puzzles} />
              </>
            )}
            <Held game={game} held={held} />
            <h3>{DEBRIEF.turns}</h3>
            <p className="soft">{DEBRIEF.turnsText}</p>
            <ol>
              {turns.map(({ turn, side, gain, stop }) => (
                <li key={`${turn} ${side}`}>
                  <button type="button" className={css.line} data-told="" onClick={() => game.goTo(stop)}>
                    {DEBRIEF.turn(
                      roundOf(turn),
                      nameOf(game.names, side),
                      signedPoints(side === 'genius' ? gain : -gain),
                      game.sides[stop] === side ? null : nameOf(game.names, other(side)),
                    )}
                  </button>
                </li>
              ))}
            </ol>
          </>
        )}
        <Trust game={game} />
      </div>
    </SidePanel>
  );
}

/** So many turns are told. */
const MOST = 6;

/** The turns in which decisions of one side have gained or lost most for the Genius. */
function turnsIn(game: Declassified, entries: ShownDebrief['entries']) {
  const turns = new Map<string, { turn: number; side: Side; gain: number; stop: number }>();
  for (const { stop, side, decision } of entries) {
    const turn = game.turns[stop];
    const key = `${turn} ${side}`;
    const known = turns.get(key) ?? { turn, side, gain: 0, stop };
    turns.set(key, { ...known, gain: known.gain + decision.mean });
  }
  return [...turns.values()].sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain)).slice(0, MOST);
}

/** `+12`, in points of 100. */
const signedPoints = (share: number): string => signed(Math.round(100 * share));

interface SumTableProps {
  /** The chance of the Genius at the start. */
  start: number;
  sums: NonNullable<ShownDebrief['sums']>;
  names: Readonly<BySide<string>>;
  isWhole: boolean;
}

/** The sum as a waterfall: each term begins where the one before has ended. */
function SumTable({ start, sums, names, isWhole }: SumTableProps) {
  const ends = TERMS.map((_, i) => TERMS.slice(0, i + 1).reduce((sum, term) => sum + termIn(sums, term), start));
  const result = ends[ends.length - 1];
  const [least, most] = [Math.min(0, ...ends), Math.max(1, ...ends)];
  const at = (chance: number): number => (100 * (chance - least)) / (most - least);
  const bar = (from: number, to: number) => ({
    left: `${at(Math.min(from, to))}%`,
    right: `${100 - at(Math.max(from, to))}%`,
  });
  return (
    <table className={css.sum} style={{ '--even': `${at(0.5)}%` } as CSSProperties}>
      <tbody>
        <Row title={DEBRIEF.start} value={start} bar={bar(0, start)} isWhole />
        {TERMS.map((term, i) => (
          <Row
            key={term}
            title={sumTitle(term, names)}
            value={termIn(sums, term)}
            bar={bar(ends[i - 1] ?? start, ends[i])}
          />
        ))}
        <Row title={DEBRIEF.end(isWhole)} value={result} bar={bar(0, result)} isWhole />
      </tbody>
    </table>
  );
}

interface RowProps {
  title: string;
  value: number;
  bar: CSSProperties;
  /** A chance, not what one is moved by. */
  isWhole?: boolean;
}

function Row({ title, value, bar, isWhole }: RowProps) {
  return (
    <tr data-whole={isWhole || undefined}>
      <th scope="row">{title}</th>
      <td>{isWhole ? percent(value) : signedPoints(value)}</td>
      <td aria-hidden="true" className={css.bar}>
        <span data-toward={value >= 0 ? 'genius' : 'spymaster'} style={bar} />
      </td>
    </tr>
  );
}
