import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import type { Side } from '../../../engine/index.ts';
import { BEGINNERS_BOT, PERSON } from '../../../text/en/bots.ts';
import { DOORS, START } from '../../../text/en/screens/title.ts';
import { Button } from '../../kit/Button.tsx';
import { seedFromAddress } from '../../page/route/seed.ts';
import type { Cast } from '../settings/cast.ts';
import { loneSide, swapped } from '../settings/cast.ts';
import { Names } from '../settings/Names.tsx';
import type { Seat } from './AgainstBot.tsx';
import type { Door } from './Doors.tsx';
import { Doors } from './Doors.tsx';
import css from './NewGame.module.css';
import { againstBot, fetchBegin, seedNote } from './parts.ts';
import { remembered } from './remembered.ts';
import type { Standing } from './standing.ts';

const facing = (side: Side): Side => (side === 'genius' ? 'spymaster' : 'genius');

const NONE: Standing['games'] = [];
const PEOPLE: Cast['sources'] = { genius: PERSON, spymaster: PERSON };

interface Props {
  /** What is told of what has been played; null: nothing. */
  standing: Standing | null;
  /** What else can be chosen. */
  beside?: ReactNode;
}

/**
 * The three doors, and a new game behind the open one: two names, or a bot, and Play. How it begins is said beside it,
 * and Options changes it.
 */
export function NewGame({ standing, beside }: Props) {
  const [last] = useState(remembered);
  const alone = loneSide(last.sources);
  const [door, setDoor] = useState<Door>(alone ? 'bot' : 'two');
  const [names, setNames] = useState(last.names);
  const [side, setSide] = useState(alone ?? 'genius');
  const [bot, setBot] = useState(alone ? last.sources[facing(alone)] : BEGINNERS_BOT);
  const sources = door === 'two' ? PEOPLE : { ...PEOPLE, [facing(side)]: bot };
  const seed = seedFromAddress(location);
  const [trouble, setTrouble] = useState<string | null>(null);
  const panel = useId();
  const score = standing?.ofTwo(names);

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
  const takeSeat = ({ name, bot: another, side: own }: Partial<Seat>) => {
    if (name !== undefined) setNames({ ...names, [side]: name });
    if (another) setBot(another);
    if (!own || own === side) return;
    setSide(own);
    // A person's name goes along.
    setNames(swapped(names));
  };

  return (
    <>
      <Doors open={door} panel={panel} isFirst={last.isFirst} standing={standing} onOpen={setDoor} />
      <form id={panel} className={css.form} aria-label={DOORS[door].title} onSubmit={play}>
        {door === 'two' ? (
          <Names names={names} onChange={setNames} />
        ) : (
          <againstBot.Part
            side={side}
            bot={bot}
            name={names[side]}
            games={standing?.games ?? NONE}
            onChange={takeSeat}
          />
        )}
        <Button type="submit" look="primary" className={css.play} aria-describedby="chosen">
          {START.play}
        </Button>
        {door === 'two' && score && <p className={css.score}>{score}</p>}
        <div className={css.chosen}>
          <p id="chosen">{START.chosen(last, door === 'bot')}</p>
          <Button small onClick={() => void goOn('options')}>
            {START.options}
          </Button>
          {beside}
        </div>
        {seed !== undefined && (
          <div className={css.seed}>
            <seedNote.Part seed={seed} />
          </div>
        )}
        <p role="alert" className="trouble">
          {trouble}
        </p>
      </form>
    </>
  );
}
