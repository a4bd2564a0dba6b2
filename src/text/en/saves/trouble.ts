/** Sentences about saved games, storage and changed cards. */
import type { Sentences, Trouble } from '../../../engine/index.ts';
import { roundOf } from '../../../engine/index.ts';
import type { BrokenOff, SaveFacts, SaveTrouble } from '../../../storage/trouble.ts';
import type { Unkept } from '../../../storage/vault.ts';
import type { NoticeFacts } from '../../facts/notices.ts';
import { sentenceOf } from '../../sentence.ts';
import { changeNotice } from '../game/cardChanges.ts';
import { botLost } from '../table/opponents.ts';
import { count, loopWords } from '../words.ts';
import { sayMisfit } from './misfits.ts';

/** What it says of each save. The first letter is large, and a full stop ends it. */
const SENTENCES: Sentences<SaveFacts> = {
  damaged: damage,
  foreign: () => 'This is not a save of Evil Genius VS Spies.',
  older: ({ version }) => `This game was saved by an older version (${version}) that this one cannot read.`,
  newer: ({ version }) =>
    `This game was saved by a newer version (${version}). Reload the page to get it, then try again.`,
  missing: () => 'This game is not saved here any more. It may have been deleted in another tab.',
  'no-cards': ({ hash }) =>
    hash === null
      ? 'There are no cards to play with yet. Correct the card files, then start the game.'
      : `The cards this game is played with (set ${hash}) are missing or damaged.`,
  'no-room': () => 'The browser has no room left for this game. Delete an old game, then import this one again.',
  'not-ready': () => positionLater,
  'damaged-link': () =>
    'This link to a game is damaged: copy the whole of it, from “#game=” to its end, or ask for the file of the game.',
  'not-over': () => 'This game is not over: what is hidden in it stays hidden. Play it to its end first.',
};

const positionLater = 'What reads the position of this game is not here yet. Try again in a moment.';

function damage(facts: SaveFacts['damaged']): string {
  if (facts.what === 'not-json') return 'This is not a saved game: the text is not JSON, or breaks off in the middle.';
  return `This save is damaged: ${whatIsDamaged(facts)}.`;
}

function whatIsDamaged(facts: SaveFacts['damaged']): string {
  switch (facts.what) {
    case 'not-json':
      return 'the text is not JSON';
    case 'misplaced':
      return 'it lies in the place of another game';
    case 'unplayable':
      return 'no game can be played from it';
    case 'shape':
      return sayMisfit(facts.misfit);
    case 'position':
      return `the position it begins from cannot stand (${facts.says.replace(/\.$/, '')})`;
    case 'move':
      return brokenOff(facts);
  }
}

function brokenOff({ part, move, turn, type, why, otherwise }: BrokenOff): string {
  const ofPart = part > 1 ? ` of part ${part}` : '';
  const name = type && type.length < 30 ? ` (${type})` : '';
  const reason = why ? ` is not allowed by ${why.rule} (${why.code})` : ' leads nowhere';
  if (otherwise)
    return `what came of its moves comes out otherwise now, from move ${move}${ofPart} in round ${roundOf(turn)} on`;
  if (move === 0) return `the cards${ofPart} cannot come into the game`;
  return `move ${move}${ofPart}${name} in round ${roundOf(turn)}${reason}`;
}

/** What is wrong with a save, where, and what to do instead. */
export function saveSentence({ at, goesOn, ...trouble }: SaveTrouble): string {
  const message = sentenceOf(SENTENCES, trouble as Trouble<SaveFacts>);
  if (at === 'browser') return `${message} Its text is kept and can be downloaded.`;
  if (at === 'file')
    return `${message} Nothing was imported.${goesOn ? '' : ' Choose a file that this game has exported.'}`;
  return message;
}

/** What comes of going on before the move that does not fit. The save itself stays. */
export const goesOn = ({ kept, lost }: { kept: number; lost: number }): string =>
  `The ${count(kept, 'move')} before can be played on in a new game. It lacks the ${count(lost, 'move')} from there on; this save stays as it is.`;
const UNSAVED: Readonly<Record<Unkept, string>> = {
  'no-room':
    'The browser has no room left to save. The game goes on, but is not saved: delete an old game, or download this one.',
  'no-storage': 'This browser does not let the page save. The game goes on; download it before you close the page.',
  unwritten:
    'The browser could not save the game. It goes on, and is saved with the next move if the browser can. Else download it before you close the page.',
  overtaken: 'This game was played on in another tab.',
};

/** Why a game, as it stands, is not safe, and what to do. */
export const unsaved = (why: Unkept): string => UNSAVED[why];
/** `why`: why a card set cannot be kept for the next visit. */
export const setNotKept = (why: Unkept): string =>
  why === 'no-room'
    ? 'The browser has no room left to keep this card set. It is played until the page is closed; delete an old game, then open the set again.'
    : 'This browser does not keep this card set. It is played until the page is closed; open it again on your next visit.';
export const unnamedSet = 'Unnamed set';

const NOTICES: Sentences<NoticeFacts> = {
  /** The game, as it stands, is not safe. */
  unsaved: ({ why }) => unsaved(why),
  overtaken: () =>
    'This game was played on in another tab. It stands here now as that tab left it; a move made here meanwhile is not part of it.',
  pieces: () =>
    'Something that was saved beside the moves does not fit any more, such as moves taken back, and was left out. All moves are here.',
  save: ({ trouble }) => saveSentence(trouble),
  'other-start': ({ says }) =>
    `The position in which this game begins cannot be set up with the cards of now: ${says ?? positionLater}`,
  'cards-wait': () => 'The changed cards come into play as soon as nothing waits to be resolved.',
  'card-vanished': ({ name, id }) =>
    `The changed cards cannot come into this game: "${name}" (${id}) is part of it and is gone, or of another type. The game goes on with the cards it has.`,
  'cards-loop': ({ names }) =>
    `${loopWords(names)}. The chain was cut after 200 effects, and the game goes on. To correct the cards, give one of their triggers a "limit".`,
  'cards-changed': ({ changes, needsDeal }) => changeNotice(changes, needsDeal),
  'bot-lost': ({ source }) => botLost(source),
};

/** What a notice says at the table. */
export const noticeSentence = (notice: Trouble<NoticeFacts>): string => sentenceOf(NOTICES, notice);
