import type { ReactNode } from 'react';
import { useState } from 'react';
import { MENU, RAIL } from '../../../text/en/screens/game.ts';
import { HINDSIGHT } from '../../../text/en/table/opponents.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { useReference } from '../../reference/reference.ts';
import { heard, muted } from '../../show/sound/volume.ts';
import { useLastMove } from '../../table/log/useLastMove.ts';
import { isBetweenPeople } from '../settings/cast.ts';
import css from './GameScreen.module.css';

interface Props {
  /** True beside a secret choice: nothing is taken back there. */
  secret?: boolean;
  logOpen: boolean;
  onLog(): void;
  onMenu(): void;
  /** Goes back to the result, once the game is over. */
  onResult: (() => void) | undefined;
}

/** The few controls that belong to neither side, along the edge of the table. */
export function Rail({ secret = false, logOpen, onLog, onMenu, onResult }: Props) {
  const { openRules } = useReference();
  return (
    <nav className={css.rail} aria-label={RAIL.title}>
      <Tool label={MENU.title} picture="M4 6h16M4 12h16M4 18h16" onClick={onMenu} />
      {!secret && <Undo />}
      <Tool label={RAIL.log} picture="M6 3h12v18H6zM9 8h6M9 12h6M9 16h4" onClick={onLog} pressed={logOpen} />
      <Tool label={RAIL.rules} picture="M4 5q4-2 8 1v14q-4-3-8-1zM20 5q-4-2-8 1v14q4-3 8-1z" onClick={openRules} />
      <Mute />
      {onResult && <Tool label={RAIL.result} picture="M7 4h10v6a5 5 0 0 1-10 0zM12 15v5M8 20h8" onClick={onResult} />}
    </nav>
  );
}

const SPEAKER = 'M4 9h4l5-4v14l-5-4H4z';

function Mute() {
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

function Undo() {
  const { getState } = useGameStore();
  const { side, free, needsConsent } = useGame((s) => s.canUndo);
  const move = useLastMove();
  const isAlone = useGame((s) => !isBetweenPeople(s.sources));
  const [asking, setAsking] = useState(false);
  const possible = side !== null && (free || needsConsent);
  const hint = !possible ? RAIL.noUndo : isAlone && !free ? RAIL.undoesKnowing(move) : RAIL.undoes(move, free);
  const ask = () => side && getState().post({ do: 'ask-undo', side });
  const tool = (
    <Tool
      label={RAIL.undo}
      picture="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 10h-3"
      hint={hint}
      disabled={!possible}
      onClick={() => {
        if (side === null) return;
        if (free) getState().post({ do: 'undo' });
        else if (isAlone) setAsking(true);
        else if (needsConsent) ask();
      }}
    >
      {possible && !free && !isAlone && <span className={css.asks}>{RAIL.ask}</span>}
    </Tool>
  );
  return (
    <>
      {tool}
      {asking && (
        <Dialog open title={HINDSIGHT.title} onClose={() => setAsking(false)}>
          <p>{HINDSIGHT.text(move)}</p>
          <div className="row">
            <Button
              look="primary"
              onClick={() => {
                setAsking(false);
                ask();
              }}
            >
              {HINDSIGHT.yes}
            </Button>
            <Button onClick={() => setAsking(false)}>{HINDSIGHT.no}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

interface ToolProps {
  label: string;
  picture: string;
  onClick(): void;
  hint?: string;
  disabled?: boolean;
  pressed?: boolean;
  children?: ReactNode;
}

const Tool = ({ label, picture, onClick, hint, disabled, pressed, children }: ToolProps) => (
  <button
    type="button"
    className={css.tool}
    title={hint}
    aria-disabled={disabled}
    aria-pressed={pressed}
    aria-description={hint}
    onClick={() => !disabled && onClick()}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={picture}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
    {label}
    {children}
  </button>
);
