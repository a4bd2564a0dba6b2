/** The one place where all sounds meet: the echo of the room, the limit of loudness, the volume. */

export interface Mixer {
  readonly context: BaseAudioContext;
  /** Sounds go in here, and the share of them that echoes also there. */
  readonly dry: AudioNode;
  readonly room: AudioNode;
  /** White noise without end. */
  readonly noise: AudioBuffer;
  /** Sets the volume, from 0 to 1, without a click. */
  turn(volume: number): void;
}

/** No sample is ever louder than this at the full volume, whatever sounds together. */
const CEILING = 0.48;
/** Where the sharp part of sounds begins, in hertz. */
const SHARP = 5200;
/** How long the room echoes, in seconds. */
const ECHO = 0.55;
/** Browsers make up for what a compressor takes away. This takes that back, so that quiet sounds stay as they are. */
const MADE_UP = 0.5;

/** Random numbers from -1 to 1, the same each time. */
function hiss(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  };
}

function bufferOf(context: BaseAudioContext, seconds: number, channels: number, gainAt: (share: number) => number) {
  const buffer = context.createBuffer(channels, Math.round(seconds * context.sampleRate), context.sampleRate);
  for (let channel = 0; channel < channels; channel++) {
    const samples = buffer.getChannelData(channel);
    const random = hiss(channel + 1);
    for (let i = 0; i < samples.length; i++) samples[i] = random() * gainAt(i / samples.length);
  }
  return buffer;
}

/** Bends what is loud, and lets nothing over the ceiling. */
const bend = Float32Array.from({ length: 1025 }, (_, i) => CEILING * Math.tanh((i / 512 - 1) / CEILING));

/** Makes a mixer that plays into the context. It begins silent. */
export function createMixer(context: BaseAudioContext): Mixer {
  const dry = context.createGain();
  const room = context.createConvolver();
  room.normalize = true;
  room.buffer = bufferOf(context, ECHO, 2, (share) => (1 - share) ** 3);
  const soft = [context.createBiquadFilter(), context.createBiquadFilter()];
  for (const filter of soft) {
    filter.type = 'lowpass';
    filter.frequency.value = SHARP;
    filter.Q.value = 0;
  }
  const limit = context.createDynamicsCompressor();
  limit.threshold.value = -15;
  limit.knee.value = 10;
  limit.ratio.value = 8;
  limit.attack.value = 0.003;
  limit.release.value = 0.2;
  const level = context.createGain();
  level.gain.value = MADE_UP;
  const ceiling = context.createWaveShaper();
  ceiling.curve = bend;
  const volume = context.createGain();
  volume.gain.value = 0;

  room.connect(dry);
  [...soft, limit, level, ceiling, volume, context.destination].reduce<AudioNode>((from, to) => from.connect(to), dry);
  return {
    context,
    dry,
    room,
    noise: bufferOf(context, 2, 1, () => 1),
    turn: (to) => volume.gain.setTargetAtTime(to, context.currentTime, 0.03),
  };
}
