/** Turns saves of earlier versions into records of the present one. */
import { PEOPLE, VERSION } from '../record/index.ts';
import { isObject } from './shape.ts';

/** The oldest version that can be read. */
export const OLDEST = 2;

type Saved = Record<string, unknown>;

/** Brings a record of version 2 or later into the present shape. Damaged parts stay damaged. */
export const upToDate = (saved: Saved): Saved =>
  fromEight(fromSeven(fromSix(fromFive(fromFour(fromThree(fromTwo(saved)))))));

/** In version 8 nobody wrote about a game. */
const fromEight = (saved: Saved): Saved => (saved.version === 8 ? { ...saved, version: VERSION, remarks: [] } : saved);

/** In version 7 a game kept no fingerprints, and did not say that it is over. */
function fromSeven(saved: Saved): Saved {
  if (saved.version !== 7) return saved;
  const { segments } = saved;
  return {
    ...saved,
    version: 8,
    ended: false,
    segments: Array.isArray(segments)
      ? segments.map((one) => (isObject(one) ? { ...one, prints: [] } : one))
      : segments,
  };
}

/** In version 6 a side let it run until the infiltration or the turn ended, and nobody noted what was seen. */
function fromSix(saved: Saved): Saved {
  if (saved.version !== 6) return saved;
  const { manners } = saved;
  const { yields } = isObject(manners) ? manners : {};
  const ofTurns = isObject(yields)
    ? { yields: { genius: yields.genius === 'turn', spymaster: yields.spymaster === 'turn' } }
    : {};
  const seen = { genius: 0, spymaster: 0 };
  return { ...saved, version: 7, seen, manners: isObject(manners) ? { ...manners, ...ofTurns } : manners };
}

/** In version 5 a seed was a number, of which 32 bits counted. */
function fromFive(saved: Saved): Saved {
  if (saved.version !== 5) return saved;
  const { settings } = saved;
  const { seed } = isObject(settings) ? settings : {};
  const counted = Number.isSafeInteger(seed) ? { seed: Number(seed) % 2 ** 32 } : {};
  return { ...saved, version: 6, settings: isObject(settings) ? { ...settings, ...counted } : settings };
}

/** Version 4 knew no bots, and undo moved no Node back. */
const fromFour = (saved: Saved): Saved =>
  saved.version === 4
    ? { ...saved, version: 5, moved: [], hindsight: false, hints: false, hinted: { genius: 0, spymaster: 0 } }
    : saved;

/** In version 3 the session made no moves by itself. */
function fromThree(saved: Saved): Saved {
  if (saved.version !== 3) return saved;
  const { segments, manners } = saved;
  return {
    ...saved,
    version: 4,
    notes: [],
    segments: Array.isArray(segments) ? segments.map((one) => (isObject(one) ? { ...one, own: [] } : one)) : segments,
    manners: isObject(manners) ? { ...manners, byHand: [], sneakOn: null } : manners,
  };
}

/**
 * Version 2 also stored where each segment began, which follows from the segment before it. It stored neither requests
 * nor sources.
 */
function fromTwo(saved: Saved): Saved {
  if (saved.version !== 2) return saved;
  const { segments } = saved;
  return {
    ...saved,
    version: 3,
    position: null,
    segments: Array.isArray(segments) ? segments.map(withoutStart) : segments,
    requests: { undo: null, draw: null },
    held: false,
    layout: {},
    sources: { genius: PEOPLE, spymaster: PEOPLE },
  };
}

function withoutStart(segment: unknown, index: number): unknown {
  if (!isObject(segment) || (index === 0 && segment.start !== null)) return segment;
  const { start: _, ...rest } = segment;
  return rest;
}
