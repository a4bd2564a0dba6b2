import { useState } from 'react';
import type { Grace, Seating } from '../../../host/index.ts';
import { SETTINGS, VOLUME } from '../../../text/en/screens/settings.ts';
import { motionSetting, setMotion } from '../../kit/motion.ts';
import { isBetweenPeople, useGame, useGameStore } from '../../page/session/game.ts';
import { heard, turned } from '../../show/sound/volume.ts';
import css from './Settings.module.css';
import { GraceChoice, HandStaysChoice, SeatingChoice, ShowChoice } from './TableChoices.tsx';

/** The settings that can be changed during a game. */
export function Settings() {
  const { getState } = useGameStore();
  const settings = useGame((s) => s.game?.settings);
  const sources = useGame((s) => s.sources);
  const volume = useGame((s) => heard(s.preferences));
  const show = useGame((s) => s.preferences.show);
  const stays = useGame((s) => s.preferences.handStays);
  const [calm, setCalm] = useState(motionSetting() === 'reduced');
  /** For this game, and for the next ones. */
  const set = (change: { seating: Seating } | { grace: Grace }) => {
    getState().post({ do: 'set', ...change });
    getState().setPreferences(change);
  };
  return (
    <div className={css.settings}>
      <div className={css.checks}>
        <Volume value={volume} onChange={(to) => getState().setPreferences(turned(to))} />
        <Check
          label={SETTINGS.calm}
          on={calm}
          onChange={(on) => {
            setCalm(on);
            setMotion(on ? 'reduced' : 'system');
          }}
        />
      </div>
      <ShowChoice value={show} onChange={(speed) => getState().setPreferences({ show: speed })} />
      {settings && (
        <>
          {isBetweenPeople(sources) && (
            <SeatingChoice value={settings.seating} onChange={(seating) => set({ seating })} />
          )}
          <GraceChoice value={settings.grace} onChange={(grace) => set({ grace })} />
          {isBetweenPeople(sources) && (
            <HandStaysChoice value={stays} onChange={(seconds) => getState().setPreferences({ handStays: seconds })} />
          )}
        </>
      )}
    </div>
  );
}

const Check = ({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) => (
  <label className={css.check}>
    <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

const Volume = ({ value, onChange }: { value: number; onChange(value: number): void }) => (
  <label className={css.check}>
    {VOLUME.title}
    <input
      type="range"
      min="0"
      max="100"
      step="5"
      value={value}
      aria-valuetext={VOLUME.value(value)}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
    <span aria-hidden="true" className={css.percent}>
      {VOLUME.value(value)}
    </span>
  </label>
);
