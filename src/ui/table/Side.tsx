import { TwinContext } from '../kit/twin.ts';
import { Reader } from './reader/Reader.tsx';
import css from './side.module.css';
import { Ticker } from './Ticker.tsx';

/**
 * What one player reads beside the lair: the card that was touched, and the latest of the log. Across a tablet each
 * player has one. `far` is turned to the player on the far side.
 */
export const Side = ({ far = false }: { far?: boolean }) => (
  <TwinContext value={far}>
    <div className={css.side} data-reader={far ? 'far' : 'near'} aria-hidden={far || undefined}>
      <div className={css.part}>
        <Reader />
      </div>
      <div className={css.part}>
        <Ticker />
      </div>
    </div>
  </TwinContext>
);
