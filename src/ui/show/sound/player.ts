/** Plays in the browser: nothing sounds before the first press of a person, nor while the tab is hidden. */
import type { GameEvent, Side } from '../../../engine/index.ts';
import { listen } from '../../input/listen.ts';
import type { Air } from './air.ts';
import { startAir } from './air.ts';
import { AMBIENCE } from './ambience.ts';
import type { Sound } from './layers.ts';
import type { Mixer } from './mixer.ts';
import { createMixer } from './mixer.ts';
import { startSound } from './sounding.ts';
import { INTERRUPT, soundsOf } from './sounds.ts';

export interface Player {
  /** Sets what is heard: the volume from 0 to 100, and whose ambience; null: none. */
  set(volume: number, side: Side | null): void;
  /** Plays the sounds of events that are told together. */
  play(events: readonly GameEvent[]): void;
  /** Plays that a side has stopped the game by INTERRUPT. */
  interrupt(): void;
  close(): void;
}

/** Sounds that the browser delays for longer (ms) are dropped, else they would all sound at once later. */
const LATE = 500;
/** How long (ms) the volume takes to go to nothing. */
const FADED = 200;

/** Makes a player. It does nothing in a browser without audio. */
export function createPlayer(): Player {
  let audio: { context: AudioContext; mixer: Mixer } | undefined;
  let air: { side: Side; sounding: Air } | undefined;
  let volume = 0;
  let side: Side | null = null;
  let suspending: ReturnType<typeof setTimeout> | undefined;

  const isOn = (): boolean => volume > 0 && !document.hidden && navigator.userActivation?.hasBeenActive;

  /** The context if it runs, or as soon as it does. Browsers stop it on their own, and start it only for a person. */
  async function wake(): Promise<void> {
    clearTimeout(suspending);
    audio ??= open();
    audio.mixer.turn((volume / 100) ** 2);
    if (audio.context.state !== 'running') await audio.context.resume();
    breathe(audio.mixer);
  }

  function open() {
    const context = new AudioContext();
    return { context, mixer: createMixer(context) };
  }

  /** Lets the ambience be that of the side. */
  function breathe(mixer: Mixer): void {
    if (air?.side === side) return;
    air?.sounding.fade();
    air = side === null ? undefined : { side, sounding: startAir(mixer, AMBIENCE[side]) };
  }

  function hush(): void {
    if (!audio) return;
    const { context, mixer } = audio;
    mixer.turn(0);
    clearTimeout(suspending);
    suspending = setTimeout(() => context.suspend().catch(() => undefined), FADED);
  }

  /** Turns the sound on if it is allowed, else off. Resolves to true once there is sound. */
  const update = (): Promise<boolean> => {
    if (!isOn()) {
      hush();
      return Promise.resolve(false);
    }
    // The browser may refuse, for example during a call, or know no audio. The next press asks again.
    return wake().then(
      () => true,
      () => false,
    );
  };

  const pressed = () => {
    if (isOn() && audio?.context.state !== 'running') void update();
  };
  const stops = [
    listen(window, { pointerdown: pressed, pointerup: pressed, keydown: pressed }, true),
    listen(document, { visibilitychange: () => void update() }),
  ];

  function start(sound: Sound): void {
    if (sound.length === 0 || !isOn()) return;
    const asked = Date.now();
    void update().then((sounds) => {
      if (sounds && audio && Date.now() - asked < LATE)
        startSound(audio.mixer, sound, audio.context.currentTime + 0.01);
    });
  }

  return {
    set(toVolume, toSide) {
      if (volume === toVolume && side === toSide) return;
      volume = toVolume;
      side = toSide;
      void update();
    },
    play: (events) => start(soundsOf(events)),
    interrupt: () => start(INTERRUPT),
    close() {
      for (const stop of stops) stop();
      clearTimeout(suspending);
      air?.sounding.fade();
      audio?.mixer.turn(0);
      setTimeout(() => audio?.context.close().catch(() => undefined), FADED);
    },
  };
}
