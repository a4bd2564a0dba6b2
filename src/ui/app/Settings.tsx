import { useState } from 'react';
import type { Grace, Seating } from '../../store/types.ts';
import { SEATINGS } from '../../store/types.ts';
import { Choices } from './Choices.tsx';
import { useGame, useGameStore } from './game.ts';
import css from './Menu.module.css';
import { motionSetting, setMotion } from './motion.ts';
import { SeatingPicture } from './SeatingPicture.tsx';
import { GRACE, GRACE_HINT, SEATING } from './words.ts';

/** What may be changed in the middle of a game. */
export function Settings() {
  const { getState } = useGameStore();
  const settings = useGame((s) => s.game?.settings);
  const sound = useGame((s) => s.preferences.sound);
  const [calm, setCalm] = useState(motionSetting() === 'reduced');
  return (
    <div className={css.settings}>
      {settings && (
        <>
          <Choices<Seating>
            legend="How do you sit?"
            value={settings.seating}
            onChange={(seating) => {
              getState().setSeating(seating);
              getState().setPreferences({ seating });
            }}
            options={SEATINGS.map((value) => ({
              value,
              title: SEATING[value].title,
              text: SEATING[value].text,
              picture: <SeatingPicture seating={value} />,
            }))}
          />
          <Choices<Grace>
            legend="Time to interrupt"
            hint={GRACE_HINT}
            value={settings.grace}
            onChange={(grace) => {
              getState().setGrace(grace);
              getState().setPreferences({ grace });
            }}
            layout="row"
            options={GRACE.map(({ grace: value, title, text }) => ({ value, title, text }))}
          />
        </>
      )}
      <label className={css.check}>
        <input
          type="checkbox"
          checked={sound}
          onChange={(e) => getState().setPreferences({ sound: e.target.checked })}
        />
        Sounds
      </label>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={calm}
          onChange={(event) => {
            setCalm(event.target.checked);
            setMotion(event.target.checked ? 'reduced' : 'system');
          }}
        />
        Less motion
      </label>
    </div>
  );
}
