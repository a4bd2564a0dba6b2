/** Small synthesised sounds. Nothing is loaded, and nothing sounds before the first press of a person. */
import type { EventType, GameEvent } from '../../engine/index.ts';

interface Note {
  /** The frequency (Hz) at the start of a glide; `to` is that at its end. */
  from: number;
  to?: number;
  seconds: number;
  after?: number;
  wave?: OscillatorType;
  /** The volume. Low notes need more: ears and the speakers of tablets are weak there. */
  loud?: number;
}

const click: Note[] = [{ from: 520, to: 380, seconds: 0.06, wave: 'triangle' }];
const SOUNDS: Partial<Readonly<Record<EventType, Note[]>>> = {
  turnStarted: [
    { from: 330, seconds: 0.12 },
    { from: 495, seconds: 0.2, after: 0.11 },
  ],
  minionPlayed: click,
  minionMoved: click,
  spyPlayed: click,
  nodePlayed: click,
  connected: [{ from: 700, to: 1050, seconds: 0.12, wave: 'triangle' }],
  disconnected: [{ from: 900, to: 500, seconds: 0.12, wave: 'triangle' }],
  built: [
    { from: 180, seconds: 0.07, wave: 'square', loud: 0.8 },
    { from: 220, seconds: 0.09, after: 0.09, wave: 'square', loud: 0.8 },
  ],
  announced: [{ from: 660, seconds: 0.08, loud: 0.6 }],
  instantPlayed: [{ from: 440, to: 1320, seconds: 0.3 }],
  entered: [{ from: 260, to: 180, seconds: 0.09, wave: 'triangle', loud: 1.8 }],
  sneaked: [{ from: 300, to: 600, seconds: 0.25, loud: 0.7 }],
  combatRound: [{ from: 240, to: 60, seconds: 0.16, wave: 'sawtooth' }],
  died: [{ from: 300, to: 50, seconds: 0.4, wave: 'sawtooth', loud: 0.9 }],
  destroyed: [{ from: 160, to: 40, seconds: 0.35, wave: 'square', loud: 0.8 }],
  planActivated: [{ from: 110, to: 165, seconds: 0.7, wave: 'sawtooth' }],
  planAdvanced: [{ from: 130, to: 196, seconds: 0.7, wave: 'sawtooth' }],
  planCompleted: [{ from: 196, to: 98, seconds: 1, wave: 'sawtooth', loud: 1.2 }],
  thwarted: [523, 659, 784].map((from, i) => ({ from, seconds: 0.2, after: i * 0.13 })),
  gameOver: [392, 523, 659, 784].map((from, i) => ({ from, seconds: 0.35, after: i * 0.16 })),
};

let context: AudioContext | undefined;
/** Sounds that the browser delays for longer (ms) are dropped, else they would all sound at once later. */
const LATE = 500;

/** Plays the sounds of one change, at most three, one after the other. Does nothing if the browser has no audio. */
export function play(events: readonly GameEvent[]): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const audio = context;
  const asked = Date.now();
  audio.resume().then(
    () => Date.now() - asked < LATE && soundAll(audio, events),
    () => {}, // refused, for example during a call
  );
}

function soundAll(audio: AudioContext, events: readonly GameEvent[]): void {
  const sounds = [...new Set(events.map((event) => SOUNDS[event.type]))].filter((notes) => notes !== undefined);
  sounds.slice(-3).forEach((notes, i) => {
    for (const note of notes) sound(audio, note, audio.currentTime + 0.12 * i);
  });
}

function sound(
  audio: AudioContext,
  { from, to = from, seconds, after = 0, wave = 'sine', loud = 1 }: Note,
  start: number,
) {
  const at = start + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + seconds);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12 * loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + seconds + 0.02);
}
