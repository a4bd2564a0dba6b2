import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import type { Side } from '../../../engine/index.ts';
import { BEGINNERS_BOT, PERSON } from '../../../text/en/bots.ts';
import { DOORS, START } from '../../../text/en/screens/title.ts';
import { Button } from '../../kit/Button.tsx';
import { parseSeed, seedFromAddress } from '../../page/route/seed.ts';
import type { Cast } from '../settings/cast.ts';
import { loneSide, swapped } from '../settings/cast.ts';
import { Names } from '../settings/Names.tsx';
import type { Seat } from './AgainstBot.tsx';
import type { Door } from './Doors.tsx';
import { Doors } from './Doors.tsx';
import css from './NewGame.module.css';
import { againstBot, fetchBegin } from './parts.ts';
import { remembered } from './remembered.ts';

const otherSide = (side: Side): Side => (side === 'genius' ? 'spymaster' : 'genius');

const PEOPLE: Cast['sources'] = { genius: PERSON, spymaster: PERSON };

/**
 * The three doors, and a new game behind the open one: two names, or a bot, and Play. How it begins is said beside it,
 * and Options changes it. `beside`: what else can be chosen.
 */
export function NewGame({ beside }: { beside?: ReactNode }) {
  const [last] = useState(remembered);
  const alone = loneSide(last.sources);
  const [door, setDoor] = useState<Door>(alone ? 'bot' : 'two');
  const [names, setNames] = useState(last.names);
  const [side, setSide] = useState(alone ?? 'genius');
  const [bot, setBot] = useState(alone ? last.sources[otherSide(alone)] : BEGINNERS_BOT);
  const sources = door === 'two' ? PEOPLE : { ...PEOPLE, [otherSide(side)]: bot };
  const seed = seedFromAddress(location);
  const [trouble, setTrouble] = useState<string | null>(null);
  const panel = useId();

  /** Goes on with what was chosen. */
  const goOn = async (to: 'play' | 'options') => {
    setTrouble(null);
    try {
      const begin = await fetchBegin();
      setTrouble(await begin({ names, sources }, to));
    } catch {
      setTrouble(START.unreachable);
    }
  };
  const play = (event: FormEvent) => {
    event.preventDefault();
    void goOn('play');
  };
  const takeSeat = ({ name, bot: other, side: own }: Partial<Seat>) => {
    if (name !== undefined) setNames({ ...names, [side]: name });
    if (other) setBot(other);
    if (!own || own === side) return;
    setSide(own);
    // A person's name goes along.
    setNames(swapped(names));
  };

  return (
    <>
      <Doors open={door} panel={panel} isFirst={last.isFirst} ofBots={null} onOpen={setDoor} />
      <form id={panel} className={css.form} aria-label={DOORS[door].title} onSubmit={play}>
        {door === 'two' ? (
          <Names names={names} onChange={setNames} />
        ) : (
          <againstBot.Part side={side} bot={bot} name={names[side]} onChange={takeSeat} />
        )}
        <Button type="submit" look="primary" className={css.play} aria-describedby="chosen">
          {START.play}
        </Button>
        <div className={css.chosen}>
          <p id="chosen">{START.chosen({ ...last, sources })}</p>
          <Button small onClick={() => void goOn('options')}>
            {START.options}
          </Button>
          {beside}
        </div>
        {seed !== undefined && (
          <p className={css.seed}>{parseSeed(seed) === undefined ? START.noSeed(seed) : START.seed(seed)}</p>
        )}
        <p role="alert" className="trouble">
          {trouble}
        </p>
      </form>
    </>
  );
}
