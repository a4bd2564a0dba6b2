/** Makes a described sound sound: a source, a filter and an envelope for each of its layers. */
import type { Layer, Sound } from './layers.ts';
import type { Mixer } from './mixer.ts';

/** A source that is not started yet, and what comes out of it. */
interface Voice {
  readonly source: AudioScheduledSourceNode;
  readonly out: AudioNode;
}

/** A band of noise that glides from pitch to pitch. It plays on until it is stopped. */
export function noiseVoice({ context, noise }: Mixer, q: number): Voice & { readonly pitch: AudioParam } {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = q;
  return { source, out: source.connect(band), pitch: band.frequency };
}

export function toneVoice({ context }: Mixer, type: OscillatorType): Voice & { readonly tone: OscillatorNode } {
  const tone = context.createOscillator();
  tone.type = type;
  return { source: tone, out: tone, tone };
}

/** Lets a sound begin at that time of the mixer's context. */
export function startSound(mixer: Mixer, sound: Sound, at: number): void {
  for (const one of sound) startLayer(mixer, one, at + one.at);
}

function startLayer(mixer: Mixer, one: Layer, at: number): void {
  const { context, dry, room } = mixer;
  const end = at + one.seconds;
  const envelope = context.createGain();
  shape(envelope.gain, one, at, end);
  for (const { source, out } of voicesOf(mixer, one, at, end)) {
    out.connect(envelope);
    source.start(at);
    source.stop(end + 0.02);
  }
  envelope.connect(dry);
  if (one.room === 0) return;
  const echo = context.createGain();
  echo.gain.value = one.room;
  envelope.connect(echo).connect(room);
}

/** From nothing to the gain and back to nothing. */
function shape(param: AudioParam, { gain, attack, hold }: Layer, at: number, end: number): void {
  param.setValueAtTime(0, at);
  param.linearRampToValueAtTime(gain, at + attack);
  if (hold > 0) param.setValueAtTime(gain, at + attack + hold);
  param.exponentialRampToValueAtTime(gain * 0.01, end - 0.008);
  param.linearRampToValueAtTime(0, end);
}

function glide(param: AudioParam, { from, to }: Layer, at: number, end: number): void {
  param.setValueAtTime(from, at);
  param.exponentialRampToValueAtTime(to, end);
}

function voicesOf(mixer: Mixer, one: Layer, at: number, end: number): Voice[] {
  if (one.source === 'noise') {
    const voice = noiseVoice(mixer, one.q);
    glide(voice.pitch, one, at, end);
    return [voice];
  }
  const type = one.source;
  const apart = one.detune === 0 ? [0] : [-one.detune / 2, one.detune / 2];
  return apart.map((cents) => {
    const voice = toneVoice(mixer, type);
    voice.tone.detune.value = cents;
    glide(voice.tone.frequency, one, at, end);
    if (type === 'sine') return voice;
    const dull = mixer.context.createBiquadFilter();
    dull.type = 'lowpass';
    dull.frequency.value = one.cut;
    return { source: voice.source, out: voice.out.connect(dull) };
  });
}
