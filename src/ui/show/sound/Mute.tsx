import { RAIL } from '../../../text/en/screens/game.ts';
import { Tool } from '../../kit/Tool.tsx';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { heard, muted } from './volume.ts';

const SPEAKER = 'M4 9h4l5-4v14l-5-4H4z';

/** Turns the sound off and on. */
export function Mute() {
  const { getState } = useGameStore();
  const isMuted = useGame((s) => heard(s.preferences) === 0);
  return (
    <Tool
      label={RAIL.mute}
      picture={isMuted ? `${SPEAKER}M17 9l5 6M22 9l-5 6` : `${SPEAKER}M17 9q2 3 0 6M20 7q4 5 0 10`}
      pressed={isMuted}
      onClick={() => getState().setPreferences(muted(getState().preferences))}
    />
  );
}
