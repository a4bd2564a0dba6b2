/** How each event sounds. It depends on what everybody may know of it, and never on which card it is. */
import type { EventType, GameEvent, Side } from '../../../engine/index.ts';
import { blast, blip, brass, chime, clang, key, knock, paper, step, thud, twang, whoosh } from './instruments.ts';
import type { Sound } from './layers.ts';
import { higher, later, lengthOf, louder, repeated } from './layers.ts';

type Of<T extends EventType> = Extract<GameEvent, { type: T }>;
type Sounding<T extends EventType> = Sound | ((event: Of<T>) => Sound);

/** For an event that makes no sound of its own: the comment at its row says why. */
const SILENT: Sound = [];

const TURN: Readonly<Record<Side, Sound>> = {
  genius: [...thud(70, 0.35), ...brass(98, 0.5, 0.11), ...later(0.22, brass(147, 0.75, 0.11))],
  spymaster: [...key(), ...later(0.09, key()), ...later(0.16, chime(392)), ...later(0.34, chime(587, 0.16, 0.8))],
};
const ANNOUNCED = {
  instant: [...whoosh(400, 1800, 0.32), ...later(0.24, chime(880, 0.12, 0.6))],
  ability: twang(180, 0.15),
  step: blip(494, 523, 0.1, 0.08),
};
const card = paper();
const laid = [...paper(0.12), ...later(0.1, knock())];
const struck = [...thud(120, 0.4), ...knock(170, 0.25)];
const fizzled = [...whoosh(1400, 250, 0.4, 0.3), ...later(0.05, blip(300, 150, 0.3, 0.08))];
const stamp = [...thud(85, 0.45), ...later(0.01, knock(240, 0.3))];
const steps = [...step(), ...later(0.17, higher(0.9, step(0.2)))];
const hall = (hertz: number, seconds: number, gain = 0.1): Sound => [
  ...brass(hertz, seconds, gain),
  ...brass(hertz * 1.2, seconds, gain * 0.8),
  ...brass(hertz * 1.5, seconds, gain * 0.8),
];

export const SOUNDS: { readonly [T in EventType]: Sounding<T> } = {
  turnStarted: (e) => TURN[e.side],
  // The event comes with each press of a button, so a sound would say nothing new.
  stepStarted: SILENT,
  // The beginning of the next turn sounds.
  turnEnded: SILENT,
  plansOffered: repeated(3, 0.11, card),
  planChosen: laid,
  planRevealed: [...paper(0.3, 0.35), ...later(0.26, stamp), ...later(0.3, brass(73, 0.8))],
  planSwapped: [...card, ...later(0.16, paper(0.2, 0.22))],
  planActivated: [...stamp, ...later(0.05, brass(82, 1, 0.16, 123)), ...later(0.1, whoosh(200, 900, 0.8, 0.2))],
  planAdvanced: [...stamp, ...later(0.05, brass(98, 1, 0.16, 147)), ...later(0.1, whoosh(300, 1300, 0.8, 0.22))],
  planCompleted: [...blast(1, 0.35), ...hall(98, 0.5), ...later(0.4, hall(131, 1, 0.12))],
  planStalled: [...stamp],
  planDelayed: [...stamp, ...brass(123, 0.7, 0.14, 87)],
  thwarted: [
    ...whoosh(1800, 300, 0.4, 0.25),
    ...later(0.1, chime(392)),
    ...later(0.22, chime(494)),
    ...later(0.34, chime(587)),
    ...later(0.5, [...chime(784, 0.18, 0.9), ...brass(196, 0.8, 0.08)]),
  ],
  scored: [...chime(659, 0.13, 0.3), ...later(0.1, chime(880, 0.14, 0.55))],
  drawn: card,
  discarded: higher(0.75, card),
  revealed: [...repeated(2, 0.09, card), ...later(0.16, chime(523, 0.1))],
  looked: [...paper(0.1, 0.2), ...later(0.12, paper(0.1, 0.2))],
  found: [...card, ...later(0.1, chime(587, 0.07, 0.3))],
  reshuffled: repeated(7, 0.055, paper(0.07, 0.26)),
  minionPlayed: [...laid, ...later(0.14, steps)],
  minionMoved: steps,
  contraptionMoved: [...whoosh(350, 250, 0.35, 0.4), ...later(0.3, clang(260, 0.12, 0.25))],
  built: [...clang(), ...later(0.15, clang(470)), ...later(0.3, clang(350, 0.18, 0.5))],
  sacrificed: [...whoosh(900, 150, 0.5), ...later(0.1, brass(110, 0.6, 0.13, 55))],
  spyPlayed: [...laid, ...later(0.12, chime(440, 0.1, 0.35)), ...later(0.2, chime(554, 0.08, 0.4))],
  nodePlayed: [...laid, ...later(0.12, repeated(4, 0.055, key()))],
  connected: [...knock(420, 0.28), ...later(0.03, blip(620, 930, 0.16))],
  disconnected: [...knock(300, 0.28), ...later(0.02, blip(820, 410, 0.2)), ...whoosh(2600, 900, 0.15, 0.2)],
  assigned: [...card, ...later(0.12, key(0.2)), ...later(0.18, key(0.2))],
  // The connection that changed it sounds.
  networkChanged: SILENT,
  unassigned: [...key(0.2), ...later(0.06, paper(0.14, 0.24))],
  announced: (e) =>
    e.kind === 'playInstant' ? ANNOUNCED.instant : e.kind === 'useAbility' ? ANNOUNCED.ability : ANNOUNCED.step,
  // The events that follow sound.
  passed: SILENT,
  fizzled,
  missed: fizzled,
  instantPlayed: [...thud(110, 0.35), ...chime(440, 0.1), ...later(0.06, paper(0.2, 0.3))],
  // The announcement sounded.
  abilityUsed: SILENT,
  sent: [...key(0.2), ...later(0.08, whoosh(300, 700, 0.4, 0.18)), ...later(0.2, steps)],
  entered: [...whoosh(250, 420, 0.16, 0.22), ...later(0.1, thud(120, 0.26)), ...later(0.2, steps)],
  healed: [...blip(392, 523, 0.16), ...later(0.1, chime(659, 0.1, 0.4))],
  ignored: [...step(0.16), ...later(0.15, step(0.12))],
  sneaked: [
    ...whoosh(500, 800, 0.5, 0.22),
    ...later(0.12, step(0.09)),
    ...later(0.3, step(0.08)),
    ...later(0.4, chime(311, 0.07, 0.5)),
  ],
  combatStarted: [...thud(75, 0.4), ...brass(110, 0.45, 0.13), ...brass(156, 0.45, 0.09)],
  combatRound: [
    // The blows fall when a third of the round is over.
    ...later(0.08, whoosh(500, 1500, 0.24, 0.22)),
    ...later(0.31, [...thud(105, 0.5), ...knock(190, 0.25)]),
    ...later(0.38, [...thud(75, 0.4), ...knock(230, 0.2)]),
  ],
  // The last round sounded.
  combatEnded: SILENT,
  turnedBack: [...steps, ...later(0.34, louder(0.5, steps))],
  leftLair: [...whoosh(420, 250, 0.2, 0.22), ...steps, ...later(0.34, louder(0.5, steps))],
  ejected: [...twang(120, 0.22), ...later(0.36, whoosh(2000, 300, 0.45, 0.3)), ...later(0.78, thud(65, 0.35))],
  // A blow in combat sounds with its round.
  damaged: (e) => (e.combat ? SILENT : struck),
  died: [...thud(90, 0.38), ...brass(131, 0.7, 0.12, 62), ...later(0.2, thud(60, 0.35))],
  destroyed: blast(),
  bounced: [...whoosh(500, 1100, 0.2, 0.2), ...later(0.12, card)],
  modified: blip(440, 554),
  granted: [...blip(440, 440, 0.07), ...later(0.07, blip(660, 660, 0.12))],
  madeBusy: repeated(3, 0.06, higher(0.8, key(0.18))),
  madeFree: [...key(0.18), ...later(0.06, blip(330, 440, 0.1, 0.08))],
  shielded: clang(520, 0.11, 0.5),
  prevented: [...knock(260, 0.28), ...clang(620, 0.1, 0.25)],
  reentered: [...whoosh(420, 250, 0.16, 0.22), ...later(0.1, thud(120, 0.26)), ...later(0.2, steps)],
  passedSquare: [...whoosh(350, 1300, 0.35, 0.26), ...later(0.3, step(0.14))],
  counters: (e) => (e.by > 0 ? clang(880, 0.08, 0.25) : blip(880, 660, 0.1)),
  given: [...chime(523, 0.1, 0.25), ...later(0.08, chime(659, 0.1, 0.35))],
  replaced: [...whoosh(1200, 600, 0.22, 0.22), ...later(0.12, blip(494, 370, 0.14))],
  triggered: [...key(0.2), ...twang()],
  unpaid: fizzled,
  loopCut: [...whoosh(1400, 250, 0.4, 0.3), ...later(0.1, blip(220, 110, 0.4, 0.08))],
  chosen: key(0.2),
  gameOver: [
    ...thud(65, 0.4),
    ...hall(131, 0.5),
    ...later(0.42, hall(175, 0.9, 0.11)),
    ...later(0.42, chime(698, 0.1, 0.8)),
  ],
};

/** A side stops the game (R9.1): the same for both, whatever they hold. */
export const INTERRUPT: Sound = [
  ...clang(330, 0.2, 0.5),
  ...thud(80, 0.4),
  ...later(0.04, brass(147, 0.5, 0.13, 139)),
  ...later(0.04, brass(208, 0.5, 0.1, 196)),
];

/** The sound of an event; empty for one that makes none. */
export const soundOf = <E extends GameEvent>(event: E): Sound => {
  const sounding = SOUNDS[event.type] as Sounding<E['type']>;
  return typeof sounding === 'function' ? sounding(event as never) : sounding;
};

/** The most sounds that are heard at one time. The longest ones matter most. */
const MOST = 3;
/** The seconds between the beginnings of two sounds of one change. */
const APART = 0.12;

/** The sounds of events that are told together: each sound once, in the order of the events. */
export function soundsOf(events: readonly GameEvent[]): Sound {
  const all = [...new Set(events.map(soundOf))].filter((sound) => sound.length > 0);
  const kept = all.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MOST);
  return all.filter((sound) => kept.includes(sound)).flatMap((sound, i) => later(i * APART, sound));
}
