/** Positions in which a card may do what it does: the tried card stands among others of its set. */
import type { Catalog, Definition, PlanStatus, STEPS } from '../../engine/index.ts';
import type { Setup } from '../format.ts';
import { askedFirst, asksForItself, grown, helpers, largest, selectionsOf } from './helpers.ts';

/** The id of the tried card in each position. */
export const TRIED = 'tried';

/** The square of the tried card, or of the Minion that carries it, unless it asks for another one. */
const HOME = 4;
/** A square with room for others before it. */
const FAR = 6;
function homeOf(tried: Definition): number {
  const selections = selectionsOf(tried);
  const [square] = selections.flatMap(({ squares }) => squares?.[0] ?? []);
  return square ?? (selections.some(({ where }) => where === 'between') ? FAR : HOME);
}
/** Counters that lie on the tried card, if its text counts them. */
const COUNTERS = 2;
function countersOf({ abilities }: Definition): Pick<Setup, 'counters'> {
  const [, name] = JSON.stringify(abilities).match(/"counters":"([^"]+)"/) ?? [];
  return name ? { counters: [{ card: TRIED, name, count: COUNTERS }] } : {};
}
interface Timing {
  number: number;
  step: (typeof STEPS)['genius' | 'spymaster'][number];
  plan: PlanStatus;
  /** Where a Spy is in the lair; absent: nowhere. */
  spyAt?: number;
}
const GENIUS: Timing[] = [
  { number: 3, step: 'lair', plan: 'in-progress' },
  { number: 3, step: 'activate', plan: 'in-progress' },
  { number: 5, step: 'plan', plan: 'activated' },
  { number: 5, step: 'plan', plan: 'advanced' },
  { number: 3, step: 'draw', plan: 'in-progress' },
];
const sent = (spyAt: number, plan: PlanStatus = 'activated'): Timing => ({
  number: 4,
  step: 'infiltrate',
  plan,
  spyAt,
});
const SENT: Timing[] = [
  ...[HOME, 3, 5, 2, 6, 8].map((square) => sent(square)),
  sent(8, 'advanced'),
  sent(8, 'in-progress'),
];
const MASTER: Timing[] = [
  { number: 4, step: 'actions', plan: 'activated' },
  { number: 4, step: 'infiltrate', plan: 'activated' },
  { number: 4, step: 'assign', plan: 'activated' },
  { number: 4, step: 'draw', plan: 'activated' },
  { number: 4, step: 'infiltrate', plan: 'in-progress' },
];
const MOMENTS: Readonly<Record<Definition['type'], Timing[]>> = {
  minion: [...GENIUS, ...SENT, ...MASTER],
  contraption: [...SENT, ...GENIUS, ...MASTER],
  plan: [...GENIUS, ...SENT, ...MASTER],
  spy: [...SENT, ...MASTER, ...GENIUS],
  node: [...MASTER, ...SENT, ...GENIUS],
  epiphany: [...GENIUS, ...SENT, ...MASTER],
  intelligence: [...MASTER, ...SENT, ...GENIUS],
};

/** How the tried card and those around it stand. */
interface Pose {
  /** Which Minions are Busy. */
  busy: 'none' | 'some' | 'all';
  /** Minions and Spies have damage, where they can bear it. */
  hurt: boolean;
  /** The strongest cards stand in the lair and among the Spies, not the plainest. */
  strong: { lair: boolean; spies: boolean };
  /** The Spy that is tried, or another one, goes into the lair. */
  goes: 'tried' | 'other';
  /** The Spy that is tried is in no Network yet. */
  unassigned: boolean;
  /** Both sides hold few cards. */
  few: boolean;
  /** The Evilness of the side whose card is tried, and of the other side. */
  score: readonly [number, number];
}
const PLAIN: Pose = {
  busy: 'none',
  hurt: false,
  strong: { lair: false, spies: false },
  goes: 'tried',
  unassigned: false,
  few: false,
  score: [0, 0],
};
const POSES: Pose[] = [
  PLAIN,
  { ...PLAIN, few: true },
  ...[false, true].flatMap((all): Pose[] => {
    const pose = { ...PLAIN, strong: { lair: all, spies: all } };
    return [
      ...(all ? [pose] : []),
      { ...pose, busy: 'all' },
      { ...pose, hurt: true },
      { ...pose, busy: 'all', hurt: true, goes: 'other' },
    ];
  }),
  { ...PLAIN, busy: 'some', score: [6, 6] },
  { ...PLAIN, score: [4, 6] },
  { ...PLAIN, hurt: true, strong: { lair: false, spies: true } },
  { ...PLAIN, goes: 'other', unassigned: true },
];

/** All positions to try a card in, the most likely first. */
export function* stagesFor(catalog: Catalog, tried: Definition, size: number): Generator<Setup> {
  for (const pose of POSES) for (const moment of MOMENTS[tried.type]) yield around(catalog, tried, size, moment, pose);
}

function around(catalog: Catalog, tried: Definition, size: number, moment: Timing, pose: Pose): Setup {
  const { number, step, plan, spyAt } = moment;
  const [ours, theirs] = pose.score;
  const planCard = tried.type === 'plan' ? tried : helpers(catalog, tried.id, 'plan', (card) => -card.evilness)[0];
  const networks = networksFor(catalog, tried, size, pose);
  const runner = networks.runners[pose.goes === 'tried' ? 0 : networks.runners.length - 1];
  return {
    turn: { number, step },
    ...(ours + theirs > 0 && { score: tried.side === 'genius' ? scored(ours, theirs) : scored(theirs, ours) }),
    lair: lairFor(catalog, tried, pose),
    ...(tried.type === 'contraption' && countersOf(tried)),
    plan: planCard ? { card: planCard.id, status: plan, ...(tried.type === 'plan' && { id: TRIED }) } : null,
    networks: networks.all,
    unassigned: networks.unassigned,
    hands: handsFor(catalog, tried, pose),
    decks: {
      genius: idsOf(catalog, tried, 'minion', 4),
      spymaster: idsOf(catalog, tried, 'spy', 4),
      plans: idsOf(catalog, tried, 'plan', 3),
    },
    discards: {
      genius: [...idsOf(catalog, tried, 'minion', 1), ...idsOf(catalog, tried, 'contraption', 1)],
      spymaster: [...idsOf(catalog, tried, 'spy', 1), ...idsOf(catalog, tried, 'node', 1)],
    },
    ...(spyAt && runner && { infiltration: { spy: runner, square: spyAt === HOME ? homeOf(tried) : spyAt } }),
  };
}

const scored = (genius: number, spymaster: number) => ({ genius, spymaster });

const idsOf = (catalog: Catalog, { id }: Definition, type: Definition['type'], most: number): string[] =>
  helpers(catalog, id, type)
    .slice(0, most)
    .map((card) => card.id);

function handsFor(catalog: Catalog, tried: Definition, { few }: Pose): Setup['hands'] {
  const own = tried.type === 'epiphany' || tried.type === 'intelligence' ? [{ card: tried.id, id: TRIED }] : [];
  const of = (...types: Definition['type'][]) => types.flatMap((type) => idsOf(catalog, tried, type, few ? 1 : 2));
  const instants = (type: Definition['type']) => idsOf(catalog, tried, type, few ? 1 : 30);
  return {
    genius: [...(tried.side === 'genius' ? own : []), ...of('minion', 'contraption'), ...instants('epiphany')],
    spymaster: [...(tried.side === 'spymaster' ? own : []), ...of('spy', 'node'), ...instants('intelligence')],
  };
}

function lairFor(catalog: Catalog, tried: Definition, { busy, hurt, strong }: Pose): Setup['lair'] {
  const pick = strong.lair ? largest : helpers;
  const minions = askedFirst(
    tried,
    pick(catalog, tried.id, 'minion', (card) => (strong.lair ? card.attack + card.value : -card.attack - card.health)),
  );
  const built = askedFirst(
    tried,
    largest(catalog, tried.id, 'contraption', (card) => card.cost),
  );
  const plain = askedFirst(tried, helpers(catalog, tried.id, 'contraption'));
  const statics = (strong.lair ? built : plain).filter((card) => !card.attachable);
  const attached = (strong.lair ? built : plain).filter((card) => card.attachable);
  let count = 0;
  const isBusy = () => busy === 'all' || (busy === 'some' && count++ % 2 === 0);
  const minion = (card: Definition | undefined, more: object = {}) =>
    card && { card: card.id, busy: isBusy(), ...(hurt && card.health > 0 && { damage: 1 }), ...more };
  const home =
    tried.type === 'minion'
      ? minion(tried, { id: TRIED })
      : tried.type === 'contraption' && tried.attachable
        ? minion(minions[0], { attached: [{ card: tried.id, id: TRIED }] })
        : tried.type === 'contraption'
          ? { card: tried.id, id: TRIED }
          : minion(minions[0]);
  const full = tried.type === 'plan' || strong.lair;
  const all = {
    1: full ? minion(minions[1] ?? minions[0]) : undefined,
    2: statics[0]?.id,
    3: minion(minions[0]),
    [HOME]: minion(minions[0]),
    5: minion(minions[1] ?? minions[0], attached[0] && { attached: [attached[0].id] }),
    6: (statics[1] ?? statics[0])?.id,
    7: full ? minion(minions[2] ?? minions[0], attached[1] && { attached: [attached[1].id] }) : undefined,
    8: (statics[2] ?? statics[0])?.id,
    [homeOf(tried)]: home,
  };
  return Object.fromEntries(Object.entries(all).filter(([, card]) => card !== undefined)) as Setup['lair'];
}

interface Networks {
  all: NonNullable<Setup['networks']>;
  unassigned: NonNullable<Setup['unassigned']>;
  /** The Spies that can go into the lair, the tried one or the fittest first. */
  runners: string[];
}

function networksFor(catalog: Catalog, tried: Definition, size: number, { hurt, strong, unassigned }: Pose): Networks {
  const wide = helpers(catalog, tried.id, 'node', (card) => card.connectors.length);
  const first = tried.type === 'node' ? tried : wide[0];
  if (!first) return { all: [], unassigned: [], runners: [] };
  const main = grown(first, wide, size);
  const length = main.nodes.length;
  const fits = ({ supportMin, supportMax }: Definition) => length >= supportMin && length <= supportMax;
  const rank = (card: Definition) => (strong.spies ? card.attack + card.health : card.sneak);
  const spies = largest(catalog, tried.id, 'spy', rank)
    .filter(fits)
    .slice(0, 3)
    .map((card, i) => ({ card: card.id, id: `spy${i + 1}`, ...(hurt && card.health > 0 && { damage: 1 }) }));
  const own =
    tried.type === 'spy' && fits(tried) && !unassigned
      ? [{ card: tried.id, id: TRIED, ...(hurt && tried.health > 0 && { damage: 1 }) }]
      : [];
  const nodes = main.nodes.map((node, i) =>
    i === 0 && tried.type === 'node' && typeof node !== 'string' ? { ...node, id: TRIED } : node,
  );
  const links = (main.links ?? []).map(([a, b]): [string, string] =>
    tried.type === 'node' ? [a === 'node1' ? TRIED : a, b] : [a, b],
  );
  const twins = asksForItself(tried) ? own.map((one) => ({ ...one, id: 'twin' })) : [];
  const all = [...own, ...twins, ...spies.slice(0, 2)];
  const second = wide[0] && { ...grown(wide[0], wide, spies[2] ? size : 1, 'far'), spies: spies.slice(2) };
  return {
    all: [{ nodes, links, spies: all }, ...(second ? [second] : [])],
    unassigned:
      tried.type === 'spy' && own.length === 0 ? [{ card: tried.id, id: TRIED }] : idsOf(catalog, tried, 'spy', 1),
    runners: all.map(({ id }) => id),
  };
}
