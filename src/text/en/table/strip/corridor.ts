/** Words for what a Spy would find in the corridor, and how far it gets. */
import type { Corridor, End, Passage, SneakingOn, Unknown, Way } from '../../../../engine/foresight.ts';
import { WAYS } from '../../../../engine/foresight.ts';
import type { Definition } from '../../../../engine/index.ts';
import { NONE, SQUARES } from '../../../../engine/index.ts';
import type { Naming } from '../../words.ts';
import { list } from '../../words.ts';
import { attackWords, destroyWords, FORECAST_WAYS, ignoreWords, sneakWords, UNKNOWN } from './forecasts.ts';

/** What may make a Spy get less far than is told, or farther. */
const UNLESS: Readonly<Record<Exclude<Unknown, 'many'>, string>> = {
  choice: 'somebody chooses otherwise',
  chance: 'chance decides otherwise',
  hidden: 'hidden cards decide otherwise',
};
const A_CARD = 'a card comes';
const ITS_ABILITY = 'its ability is used';

/** What the forecast leaves out. `answered`: the other side holds a card, whichever (R10.2). `able`: the Spy has an ability to use. */
interface LeftOut {
  answered?: boolean;
  able?: boolean;
}

/** At a square, where the buttons foretell what comes of each way, and the other side holds a card. */
export const MAY_CHANGE = 'A card may change what is foretold.';

type Thwart = Extract<End, { is: 'thwarts' }>;
const scored = ({ evilness }: Thwart): string => (evilness === null ? 'its Evilness' : `+${evilness}`);

/** `Agent Blank gets to square 5 at best: Doorman cannot be passed, as no Sneak is left, unless a card comes.` */
export const furthest = (told: Told, name: Naming, leftOut: LeftOut = {}): string =>
  `${name(told.spy)} gets ${reach(told.end)}${stop(told, name)}${unlessWords(told, leftOut)}.`;

/** `Doorman cannot be passed, as no Sneak is left.` Null if nobody is in the way. */
export const obstacle = (told: Told, name: Naming, leftOut: LeftOut = {}): string | null =>
  told.end.is === 'dies' && told.end.at !== NONE ? `${barred(told, name)}${unlessWords(told, leftOut)}.` : null;

function unlessWords({ end, perhaps }: Told, { answered, able }: LeftOut): string {
  const why = end.is === 'unknown' ? null : perhaps;
  const seen = why === 'many' ? ', as far as can be seen' : '';
  const unless = [
    ...(why && why !== 'many' ? [UNLESS[why]] : []),
    ...(able && end.square <= SQUARES ? [ITS_ABILITY] : []),
    ...(answered ? [A_CARD] : []),
  ];
  return unless.length > 0 ? `${seen}, unless ${list(unless, 'or')}` : seen;
}

/** Who stands in the way, and why the Spy cannot sneak by. */
const barred = ({ end, squares }: Told, name: Naming): string =>
  `${name(end.at)} cannot be passed${asWords(noSneaking(squares, end.square, name))}`;

const asWords = (why: string | null): string => (why ? `, as ${why}` : '');

type Told = Pick<Corridor, 'end' | 'perhaps' | 'spy' | 'squares'>;
type Squares = Corridor['squares'];

/** Why the Spy cannot sneak by who stands in that square: `the Wall in square 5 bars sneaking`. Null if it can. */
function noSneaking(squares: Squares, square: number, name: Naming): string | null {
  const refusal = squares[square - 1]?.told?.sneak?.refusal;
  switch (refusal?.code) {
    case 'sneak-barred':
      return barWords(squares, square, name);
    case 'sneak-zero':
      return 'no Sneak is left';
    case 'sneak-too-low':
      return `Sneak ${refusal.facts.have} is below Perception ${refusal.facts.need}`;
    case 'unsneakable':
      return 'nobody sneaks by it';
    default:
      return null;
  }
}

/** What it destroys on its way to that square, or has destroyed before, bars it from sneaking (R6.4). */
function barWords(squares: Squares, square: number, name: Naming): string {
  const destroyed = squares
    .slice(0, square - 1)
    .find((passed) => passed?.way === 'destroy' && passed.told?.destroy?.barsSneaking);
  if (!destroyed?.told) return 'what it has destroyed bars sneaking';
  const { occupant, ignore } = destroyed.told;
  const isWall = ignore?.refusal?.code === 'cannot-ignore';
  return `${isWall ? 'the Wall' : `destroying ${name(occupant)}`} in square ${destroyed.square} bars sneaking`;
}

const reach = ({ is, square }: End): string =>
  square > SQUARES ? 'through' : `to square ${square} at ${is === 'unknown' ? 'least' : 'best'}`;

function stop(told: Told, name: Naming): string {
  const { end, spy, squares } = told;
  switch (end.is) {
    case 'thwarts':
      return ` and thwarts the plan: ${scored(end)}${end.wins ? ', and with it the game' : ''}`;
    case 'spared':
      return `, but ${name(end.by)} saves the plan`;
    case 'no-plan':
      return '; there is no plan to thwart';
    case 'dies':
      return end.at === NONE ? ', and dies there' : `: ${barred(told, name)}`;
    case 'turned-back':
      return end.at === NONE
        ? ', and is turned back'
        : `: ${name(end.at)} turns it back${asWords(noSneaking(squares, end.square, name))}`;
    case 'leaves':
      return ', and has to leave the lair there';
    case 'saved':
      return `: ${end.by === spy ? 'its text' : name(end.by)} saves it from death, out of the lair`;
    case 'unknown':
      return `; then ${UNKNOWN[end.why]}`;
  }
}

/**
 * What a way leads to after the square, for its button: `, then thwarts: +2`. Nothing if the way ends at the square, or
 * if it cannot be foreseen. `square`: where the Spy is.
 */
export function thenWords(end: End | undefined, square: number, name: Naming): string {
  if (!end || end.square <= square || end.is === 'unknown') return '';
  switch (end.is) {
    case 'thwarts':
      return `, then ${square === SQUARES ? 'thwarts' : 'can thwart'}: ${scored(end)}`;
    case 'spared':
      return `, then ${name(end.by)} saves the plan`;
    case 'no-plan':
      return ', then leaves: no plan';
    default:
      return `, then gets to square ${end.square} at best`;
  }
}

/** What an order to sneak on leads to: `by every Minion to square 6: Sneak 3 → 1, then can thwart: +2`. */
export function sneakOnWords({ before, stop: stopped, end }: SneakingOn, name: Naming): string {
  const left = stopped ?? end;
  const to = stopped ? ` to square ${stopped.square}` : '';
  const health = left.health === before.health ? '' : `, Health ${before.health} → ${left.health}`;
  const then = thenWords(end, stopped?.square ?? Math.min(end.square - 1, SQUARES), name);
  return `by every Minion${to}: ${sneakWords({ before: before.sneak, after: left.sneak })}${health}${then}`;
}

/** What is told of a room of the way. `passage`: null if the Spy does not come there. */
export function roomWords(passage: Passage | null, occupant: Definition | null, name: Naming): string {
  if (!passage) return 'the Spy does not get here';
  const { told, health, heals, way, unless } = passage;
  const doubt = unless ? `; unless ${UNLESS.choice}` : '';
  if (!told || !occupant)
    return `the Spy goes on with Health ${health}${heals ? ', 1 of it regained here' : ''}${doubt}`;
  const words: Readonly<Record<Way, string | undefined>> = {
    sneak: told.sneak && !told.sneak.refusal ? sneakWords(told.sneak) : undefined,
    ignore: told.ignore && !told.ignore.refusal ? ignoreWords(told.ignore, occupant, told) : undefined,
    attack: told.attack && attackWords(told.attack, told, name),
    destroy: told.destroy && destroyWords(told.destroy, occupant, told),
  };
  const ways = WAYS.flatMap((one) => (words[one] ? [`${FORECAST_WAYS[one]}: ${words[one]}`] : []));
  return `the Spy comes with Health ${health}. ${ways.join('. ')}. Best: ${way ? FORECAST_WAYS[way] : 'unknown'}${doubt}`;
}

/** What stands in a room's sign. */
export const SIGN = {
  /** What becomes of the Spy. */
  dies: 'dies',
  back: 'back',
  out: 'out',
  saved: 'saved',
  unknown: '?',
  past: '→',
  sneak: (before: number, after: number) => (before === after ? `${after}` : `${before}→${after}`),
};
