import { useState } from 'react';
import type { Side } from '../../../engine/index.ts';
import { SIDES } from '../../../engine/index.ts';
import type { Scenario } from '../../../scenario/format.ts';
import { PERSON } from '../../../text/en/bots.ts';
import { GAME_BENCH, WHY_NOT } from '../../../text/en/screens/bench.ts';
import type { WhyNot } from '../../../text/facts/notices.ts';
import { Button } from '../../kit/Button.tsx';
import { Agreement } from '../../page/files/Agreement.tsx';
import { go } from '../../page/route/route.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import css from './bench.module.css';
import { CopyLink } from './CopyLink.tsx';
import { hand } from './handed.ts';
import { saveFile } from './opening.ts';

/** Turns that can be saved; 0 stands for all. */
const TURNS = [1, 2, 4, 8, 0] as const;
const ALL = 100_000;

/** The workbench within an open game: edits a copy of it, and saves it or its moves as a scenario. */
export function GameBench() {
  const store = useGameStore();
  const names = useGame((s) => s.game?.names);
  const secret = useGame((s) => !s.gameOver && SIDES.every((side) => s.sources[side] === PERSON));
  const [agreed, setAgreed] = useState<readonly Side[]>([]);
  const [turns, setTurns] = useState(1);
  const [withCards, setWithCards] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const both = agreed.length === SIDES.length;

  /** The scenario; null if the page has said why there is none. */
  const of = async (write: Promise<unknown>): Promise<Scenario | null> => {
    const written = (await write) as Scenario | WhyNot;
    setTold('why' in written ? WHY_NOT[written.why] : null);
    return 'why' in written ? null : written;
  };
  const here = () => of(store.getState().writePosition(both));
  const edit = async () => {
    const scenario = await here();
    if (!scenario) return;
    hand(scenario, true);
    go({ screen: 'bench' });
  };
  const save = async () => {
    const scenario = await here();
    if (scenario) await saveFile(scenario, store);
  };
  const saveMoves = async () => {
    const scenario = await of(store.getState().writeMoves(turns || ALL, { agreed: both, withCards }));
    if (!scenario) return;
    await saveFile(scenario, store);
    setTold(GAME_BENCH.saved);
  };

  return (
    <div className={css.items}>
      <p>{GAME_BENCH.text}</p>
      {secret && (
        <>
          <p className={css.note}>{GAME_BENCH.agree}</p>
          <Agreement names={names} agreed={agreed} onAgreed={setAgreed} />
        </>
      )}
      <Button look="primary" onClick={() => void edit()}>
        {GAME_BENCH.edit}
      </Button>
      <Button onClick={() => void save()}>{GAME_BENCH.save}</Button>
      <CopyLink of={here}>{GAME_BENCH.link}</CopyLink>
      <label className={css.check}>
        {GAME_BENCH.since}
        <select className="field" value={turns} onChange={(event) => setTurns(Number(event.target.value))}>
          {TURNS.map((count) => (
            <option key={count} value={count}>
              {count ? GAME_BENCH.turns(count) : GAME_BENCH.whole}
            </option>
          ))}
        </select>
      </label>
      <label className={css.check}>
        <input type="checkbox" checked={withCards} onChange={(event) => setWithCards(event.target.checked)} />
        {GAME_BENCH.withCards}
      </label>
      <Button onClick={() => void saveMoves()}>{GAME_BENCH.moves}</Button>
      {told && (
        <p role="alert" className={css.note}>
          {told}
        </p>
      )}
    </div>
  );
}
