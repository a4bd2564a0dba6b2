import { describe, expect, it } from 'vitest';
import { faultSentence } from '../text/en/mistakes/problem.ts';
import type { CardFile } from './cardFile.ts';
import { checkCards, isError } from './check.ts';
import type { Seen } from './settled.ts';
import { LOOKS, settled } from './settled.ts';

const guard = (attack: unknown): string =>
  JSON.stringify({
    cards: [{ id: 'guard', type: 'minion', name: 'Guard', copies: 2, attack, health: 2, perception: 1 }],
  });
const OLD = guard(1);
const NEW = guard(37);
const LONG = [...NEW].map((_, i) => NEW.slice(0, i));

/**
 * Looks at a folder in which `a.json` holds the next of these texts at each look, and then keeps the last one. Null:
 * the file is away.
 */
async function look(...texts: (string | null)[]) {
  const folder = (text: string | null): CardFile[] => [
    ...(text === null ? [] : [{ name: 'a.json', text }]),
    { name: 'b.json', text: '{ "cards": [] }' },
  ];
  const check = (files: readonly CardFile[]) => checkCards(files);
  const before: Seen = { files: folder(OLD), set: check(folder(OLD)) };
  let [at, pauses] = [-1, 0];
  const seen = await settled(
    {
      read: () => folder(texts[Math.min(++at, texts.length - 1)]),
      check,
      pause: async () => void pauses++,
    },
    before,
  );
  const [card] = seen.set.cards;
  return {
    attack: card?.type === 'minion' ? card.attack : undefined,
    problems: seen.set.problems.filter(isError).map(({ fault }) => faultSentence(fault)),
    pauses,
    same: seen === before,
  };
}
const WRITTEN = { attack: 37, problems: [], same: false };

describe('a card file that is being saved', () => {
  it.each<[string, (string | null)[]]>([
    ['emptied and written', ['', NEW]],
    ['emptied and written in pieces', ['', '', NEW.slice(0, 9), NEW.slice(0, 50), NEW]],
    ['emptied and written letter by letter', [...LONG, NEW]],
    ['taken away and put back', [null, null, NEW]],
    ['written over in place', [NEW.slice(0, 60) + OLD.slice(60), NEW.slice(0, 80) + OLD.slice(80), NEW]],
    ['written over in place by a shorter text', [`${NEW}7} ] }`, NEW]],
    ['replaced by a file of another name', [NEW]],
  ])('is read when it is whole: %s', async (_, texts) => {
    expect(await look(...texts)).toMatchObject(WRITTEN);
  });

  it('is taken at once when nothing is wrong with it', async () => {
    expect(await look(NEW)).toEqual({ ...WRITTEN, pauses: 0 });
  });

  it('is told as it is when it stays as it is', async () => {
    expect(await look('')).toMatchObject({ problems: [expect.stringContaining('the file is empty')], pauses: LOOKS });
    expect(await look(guard('1'))).toMatchObject({ problems: ['must be a number, not "1"'], pauses: LOOKS });
    expect(await look(null)).toMatchObject({ attack: undefined, problems: [], pauses: LOOKS });
  });

  it('waits as long again after each change', async () => {
    expect(await look('', '', '', NEW.slice(0, 9))).toMatchObject({ pauses: 3 + LOOKS });
  });

  it('is nothing new with the same text', async () => {
    expect(await look('', OLD)).toMatchObject({ attack: 1, same: true });
  });
});
