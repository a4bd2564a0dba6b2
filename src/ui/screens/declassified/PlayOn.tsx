import { useId, useState } from 'react';
import type { Side } from '../../../engine/index.ts';
import { isTrouble } from '../../../storage/trouble.ts';
import type { Declassified } from '../../../store/types.ts';
import { BEGINNERS_BOT, PERSON } from '../../../text/en/bots.ts';
import { BOT, LADDER } from '../../../text/en/ladder.ts';
import { saveSentence } from '../../../text/en/saves/trouble.ts';
import { DECLASSIFIED, PLAY_ON } from '../../../text/en/screens/declassified.ts';
import { Button } from '../../kit/Button.tsx';
import { Choices } from '../../kit/Choices.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { go } from '../../page/route/route.ts';
import css from './declassified.module.css';

interface Props {
  game: Declassified;
  open: boolean;
  onClose(): void;
}

/** Who plays on from here: two people, or one of them against a bot. */
const SEATS = ['both', 'genius', 'spymaster'] as const;

/** Opens a copy of the game as it stands, to be played on. */
export function PlayOn({ game, open, onClose }: Props) {
  const [seat, setSeat] = useState<'both' | Side>('both');
  const [bot, setBot] = useState(BEGINNERS_BOT);
  const [withCards, setWithCards] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const field = useId();
  const playOn = () => {
    const sources = {
      genius: seat === 'spymaster' ? bot : PERSON,
      spymaster: seat === 'genius' ? bot : PERSON,
    };
    const made = game.playOn({ sources, withCards });
    if (isTrouble(made)) setTrouble(saveSentence(made));
    else go({ screen: 'game', id: made.id });
  };
  return (
    <Dialog open={open} title={DECLASSIFIED.playOn} onClose={onClose}>
      <p>{PLAY_ON.text}</p>
      <Choices<'both' | Side>
        legend={PLAY_ON.who}
        value={seat}
        options={SEATS.map((value) => ({ value, title: PLAY_ON.seat[value] }))}
        onChange={setSeat}
        layout="row"
      />
      {seat !== 'both' && (
        <p className={css.field}>
          <label htmlFor={field}>{PLAY_ON.against}</label>
          <select id={field} className="field" value={bot} onChange={({ target }) => setBot(target.value)}>
            {LADDER.map((one) => (
              <option key={one} value={one}>
                {BOT[one].name}
              </option>
            ))}
          </select>
        </p>
      )}
      {game.hasOtherCards && (
        <label className={css.field}>
          <input type="checkbox" checked={withCards} onChange={({ target }) => setWithCards(target.checked)} />
          {PLAY_ON.withCards}
        </label>
      )}
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
      <Button look="primary" onClick={playOn}>
        {PLAY_ON.play}
      </Button>
    </Dialog>
  );
}
