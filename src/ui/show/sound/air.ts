/** Lets an ambience sound until it is told to fade. */
import type { Ambience, Drone } from './ambience.ts';
import type { Mixer } from './mixer.ts';
import { noiseVoice, startSound, toneVoice } from './sounding.ts';

export interface Air {
  /** It fades away, and then stops. */
  fade(): void;
}

/** An ambience comes or goes by about two thirds in this time, in seconds. */
const SLOW = 0.8;

/** Starts the ambience, from silence. */
export function startAir(mixer: Mixer, { drones, now }: Ambience): Air {
  const { context } = mixer;
  const all = context.createGain();
  all.gain.value = 0;
  all.gain.setTargetAtTime(1, context.currentTime, SLOW);
  all.connect(mixer.dry);
  const sources = drones.flatMap((drone) => startDrone(mixer, drone, all));

  let timer: ReturnType<typeof setTimeout>;
  const wait = (i: number): void => {
    const { pause, sound } = now[i % now.length];
    timer = setTimeout(() => {
      if (context.state === 'running') startSound(mixer, sound, context.currentTime + 0.02);
      wait(i + 1);
    }, pause * 1000);
  };
  wait(0);
  return {
    fade() {
      clearTimeout(timer);
      all.gain.setTargetAtTime(0, context.currentTime, SLOW);
      for (const source of sources) source.stop(context.currentTime + SLOW * 7);
    },
  };
}

function startDrone(mixer: Mixer, { source, from, gain, q, sway, breath }: Drone, into: AudioNode) {
  const { context } = mixer;
  const voice = source === 'noise' ? noiseVoice(mixer, q) : toneVoice(mixer, source);
  ('pitch' in voice ? voice.pitch : voice.tone.frequency).value = from;
  const level = context.createGain();
  level.gain.value = gain;
  const swell = context.createOscillator();
  swell.frequency.value = 1 / breath;
  const depth = context.createGain();
  depth.gain.value = gain * sway;
  swell.connect(depth).connect(level.gain);
  voice.out.connect(level).connect(into);
  const sources = [voice.source, swell];
  for (const one of sources) one.start();
  return sources;
}
