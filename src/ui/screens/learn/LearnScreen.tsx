import { useMemo, useState } from 'react';
import type { BySide, Side } from '../../../engine/index.ts';
import { SIDES } from '../../../engine/index.ts';
import { PERSON } from '../../../text/en/bots.ts';
import { ROLE } from '../../../text/en/roles.ts';
import { LEARN } from '../../../text/en/screens/learn.ts';
import { PUZZLES } from '../../../text/en/screens/puzzles.ts';
import { Button } from '../../kit/Button.tsx';
import { go } from '../../page/route/route.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { beginMission } from './beginMission.ts';
import { LearnFrame, OfSet } from './LearnFrame.tsx';
import css from './LearnScreen.module.css';
import type { MissionFile } from './missions.ts';
import { MISSIONS, missionsOf } from './missions.ts';

/** The bot that a beginner meets first. */
const FIRST_BOT = 'rookie';

const against = (side: Side): BySide<string> =>
  side === 'genius' ? { genius: PERSON, spymaster: FIRST_BOT } : { genius: FIRST_BOT, spymaster: PERSON };

type Begin = (mission: MissionFile, options?: { sources?: BySide<string>; own?: boolean }) => void;

/** The missions in which the game is learned, and the first game after them. */
export function LearnScreen() {
  const brought = useGame((s) => s.cards?.brought ?? null);
  const files = useGame((s) => s.cards?.missions);
  const ofSet = useMemo(() => missionsOf(brought?.hash ?? '', files ?? []), [brought, files]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const store = useGameStore();
  const begin: Begin = async (mission, options) => setTrouble(await beginMission(store, mission, options));
  return (
    <LearnFrame
      title={LEARN.title}
      lead={LEARN.lead}
      door={
        <Button small onClick={() => go({ screen: 'puzzles' })}>
          {PUZZLES.door}
        </Button>
      }
      trouble={trouble}
    >
      <Missions missions={MISSIONS} onBegin={begin} />
      {brought && (
        <OfSet title={LEARN.ofSet(brought.name)} says={ofSet.says} isEmpty={ofSet.good.length === 0}>
          <Missions missions={ofSet.good} onBegin={(mission, options) => begin(mission, { ...options, own: false })} />
        </OfSet>
      )}
    </LearnFrame>
  );
}

/** Missions of one side in their order, then the games in which both are told. */
function Missions({ missions, onBegin }: { missions: readonly MissionFile[]; onBegin: Begin }) {
  const solved = useGame((s) => s.results.missions);
  const taught = missions.filter(({ side }) => side !== 'both');
  const next = taught.find(({ name }) => !Object.hasOwn(solved, name));
  const guided = missions
    .filter(({ side }) => side === 'both')
    .map((mission) => <Guided key={mission.id} mission={mission} onBegin={onBegin} />);
  return (
    <>
      {!next && guided}
      <ol className={css.missions}>
        {taught.map((mission, number) => (
          <li key={mission.id} className={css.mission} data-side={mission.side}>
            <p className={css.kicker}>
              {LEARN.mission(number + 1, mission.side === 'both' ? null : ROLE[mission.side])}{' '}
              {Object.hasOwn(solved, mission.name) && <b className={css.solved}>{LEARN.solved}</b>}
            </p>
            <h2>{mission.name}</h2>
            <p>{mission.description}</p>
            <Button
              look={mission === next ? 'primary' : 'plain'}
              onClick={() => onBegin(mission)}
              aria-label={LEARN.playMission(mission.name)}
            >
              {LEARN.play}
            </Button>
          </li>
        ))}
      </ol>
      {next && guided}
    </>
  );
}

/** A game in which both sides are told. It stands first once all missions are solved. */
function Guided({ mission, onBegin }: { mission: MissionFile; onBegin: Begin }) {
  return (
    <section className={css.guided}>
      <h2>{mission.name}</h2>
      <p>{mission.description}</p>
      <div className="row">
        <Button look="primary" onClick={() => onBegin(mission)}>
          {LEARN.forTwo}
        </Button>
        {SIDES.map((side) => (
          <Button key={side} tone={side} onClick={() => onBegin(mission, { sources: against(side) })}>
            {LEARN.alone(ROLE[side])}
          </Button>
        ))}
      </div>
    </section>
  );
}
