/** Players of missions: what they do, and how it ends. */
import type { ActionType } from '../../src/engine/index.ts';
import type { Move } from './mission.ts';

const act = (type: string, more: object = {}): Move => ({ type, ...more });
const play = (card: string, square: number): Move => act('playMinion', { card, square });
const specs = (worker: string, minion: string): Move =>
  act('build', { card: 'x-ray-specs', workers: [worker], minion });
const toSquare = (minion: string, square: number): Move => act('moveMinion', { minion, square });
const trapdoor = (infiltration: object): Move => act('playInstant', { card: 'trapdoor', at: { infiltration } });
const pay = act('completePlan', { sacrifice: ['blast-door', 'henchman'] });
const send = (spy: string): Move => act('infiltrate', { spy });
const network = [
  act('playNode', { card: 'submarine' }),
  act('connect', { node: 'gadget-cellar', edge: 'top', to: 'submarine' }),
  act('playSpy', { card: 'dinner-jacket' }),
];
const jacket = [...network, act('assign', { spy: 'dinner-jacket', node: 'safehouse' }), send('dinner-jacket')];
const ways = (...types: string[]): Move[] => types.map((type) => act(type));

/** Mission → what a player does → how it ends. `back`: the kind of move to which a lost one goes back. */
export const PLAYED: Record<string, Record<string, { moves: Move[]; ends: 'won' | 'lost'; back?: ActionType }>> = {
  'Obey the Weather': {
    'does nothing': { moves: [], ends: 'lost', back: 'endStep' },
    'lets the builder wear the Specs': {
      moves: [play('henchman', 4), play('knuckles', 6), specs('henchman', 'henchman'), ...ways('activatePlan')],
      ends: 'lost',
      back: 'endStep',
    },
    'plays one Minion alone': {
      moves: [play('knuckles', 4), specs('knuckles', 'knuckles'), ...ways('activatePlan')],
      ends: 'lost',
      back: 'endStep',
    },
    'builds nothing': { moves: [play('henchman', 4), play('knuckles', 6)], ends: 'lost', back: 'endStep' },
    'forgets to activate': {
      moves: [play('henchman', 4), play('knuckles', 6), specs('henchman', 'knuckles')],
      ends: 'lost',
      back: 'endStep',
    },
    'puts whoever sees before the builder, where one Sneak is spent': {
      moves: [
        play('knuckles', 4),
        play('henchman', 6),
        specs('henchman', 'henchman'),
        ...ways('activatePlan'),
        act('completePlan', { sacrifice: ['henchman', 'x-ray-specs', 'tripwire'] }),
      ],
      ends: 'won',
    },
    'lets Big Knuckles build, and pays with the wearer': {
      moves: [
        play('henchman', 6),
        play('knuckles', 3),
        specs('knuckles', 'henchman'),
        ...ways('activatePlan'),
        act('completePlan', { sacrifice: ['henchman', 'x-ray-specs', 'tripwire'] }),
      ],
      ends: 'won',
    },
  },
  'Hold the Corridor': {
    'does nothing': { moves: [], ends: 'lost', back: 'pass' },
    'leaves the squares empty, and springs the Trapdoor under Agent Blank': {
      moves: [trapdoor({ spy: 'agent-blank' })],
      ends: 'lost',
      back: 'pass',
    },
    'leaves the Doorman where Agent Blank sneaks by him': {
      moves: [play('doorman', 4), play('night-watchman', 2)],
      ends: 'lost',
      back: 'pass',
    },
    'springs the Trapdoor under the first Spy': {
      moves: [play('doorman', 6), trapdoor({ spy: 'temp-agent' })],
      ends: 'lost',
      back: 'playInstant',
    },
    'springs it after the Door': {
      moves: [play('doorman', 6), trapdoor({ spy: 'agent-blank', square: 8 })],
      ends: 'lost',
      back: 'pass',
    },
    'springs it at the Door': {
      moves: [play('doorman', 6), trapdoor({ spy: 'agent-blank', square: 7 }), pay],
      ends: 'won',
    },
    'lets the Watchman fight the first Spy': {
      moves: [play('night-watchman', 5), trapdoor({ spy: 'agent-blank' }), pay],
      ends: 'won',
    },
    'moves the Henchman before the Door': {
      moves: [toSquare('henchman', 4), trapdoor({ spy: 'agent-blank' }), pay],
      ends: 'won',
    },
    'closes the ranks in the wrong order': {
      moves: [play('doorman', 4), play('night-watchman', 5)],
      ends: 'lost',
      back: 'pass',
    },
    'closes the ranks, and needs no Trapdoor': {
      moves: [play('night-watchman', 5), play('doorman', 6), pay],
      ends: 'won',
    },
  },
  'First Break-in': {
    'does nothing': { moves: [], ends: 'lost', back: 'endStep' },
    'forgets to assign': { moves: network, ends: 'lost', back: 'endStep' },
    'sneaks by everybody': {
      moves: [...jacket, ...ways('sneak', 'ignore', 'sneak', 'attack')],
      ends: 'lost',
      back: 'sneak',
    },
    'fights everybody': { moves: [...jacket, ...ways('attack', 'destroy', 'attack')], ends: 'lost', back: 'destroy' },
    'fights both Henchmen': { moves: [...jacket, ...ways('attack', 'ignore', 'attack', 'sneak')], ends: 'won' },
    'destroys the Keg': { moves: [...jacket, ...ways('sneak', 'destroy', 'attack', 'sneak')], ends: 'won' },
  },
  'Two Spies, One Door': {
    'does nothing': { moves: [], ends: 'lost', back: 'endStep' },
    'sends Agent Blank first': {
      moves: [
        send('agent-blank'),
        ...ways('sneak', 'destroy', 'attack', 'attack'),
        send('blunt-instrument'),
        ...ways('sneak', 'attack'),
      ],
      ends: 'lost',
      back: 'infiltrate',
    },
    'lets Agent Blank fight at the end': {
      moves: [
        send('blunt-instrument'),
        ...ways('sneak', 'destroy', 'attack', 'attack'),
        send('agent-blank'),
        ...ways('sneak', 'attack'),
      ],
      ends: 'lost',
      back: 'attack',
    },
    'lets Blunt Instrument fight from the start': {
      moves: [send('blunt-instrument'), ...ways('attack', 'destroy', 'attack'), send('agent-blank'), ...ways('sneak')],
      ends: 'won',
    },
  },
};
