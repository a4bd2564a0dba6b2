/** Words of the dialog in which a card set is opened. */
import { count, spaced } from '../words.ts';

const KEEP = 'Download the file yourself, and drop it here.';

export const SETS = {
  title: 'Card set',
  now: 'New games are played with',
  own: 'the game’s own cards',
  ofSet: (cards: number, hash: string) => `${count(cards, 'card')}, version ${hash}`,
  from: (address: string) => `from ${address}`,
  back: 'Play with the game’s own cards',
  again: 'Fetch it again',
  open: 'Open a set of your own',
  what: 'A set is a JSON file, or a folder of such files. Drop it anywhere on the title page, paste its text there, or:',
  files: 'Choose files …',
  folder: 'Choose a folder …',
  paste: 'Or paste the text of a set here',
  pasted: 'Pasted set',
  /** The name of the pasted text, as its mistakes are told. */
  pastedFile: 'pasted',
  unnamed: 'Unnamed set',
  check: 'Open the text',
  address: 'Or the address of a set',
  fetch: 'Fetch',
  start: 'To write a set, begin with the game’s own: change it in any editor, then drop it here.',
  sample: 'Download the game’s own set',
  sampleName: 'My set',
  sampleFile: 'my-set.json',
  wait: 'The set is read and checked …',
  good: (name: string, withOwn: boolean) => `“${name}” is in play${withOwn ? ', with the game’s own cards' : ''}.`,
  /** Asking what a set is that is no whole game by itself. `lacking`: words for the types that it lacks. */
  part: (name: string, cards: number, lacking: readonly string[]) =>
    `“${name}” has ${count(cards, 'card')}${lacking.length > 0 ? `, and no ${lacking.join(', no ')}` : ', too few for a game'}.`,
  partAsks: 'Are they added to the game’s own cards, or are they all there is?',
  add: 'Add them to the game’s cards',
  alone: 'Play with them alone',
  partSays: 'With "extends": "game" beside "cards" the file says it itself.',
  changed: 'What is different from the cards that were in play before:',
  withWarnings: 'It can be played as it is, but look at this:',
  bad: (name: string, mistakes: number) => `“${name}” cannot be played yet: it has ${count(mistakes, 'mistake')}.`,
  stays: 'What was played before stays in play. Correct the file, and drop it here again.',
  more: (hidden: number) => `and ${spaced(hidden)} more`,
  done: 'Done',
};

/** Asking before a set is fetched from elsewhere. */
export const FETCHING = {
  title: 'Fetch a card set?',
  host: (host: string) => `This link asks for a card set from ${host}:`,
  what: 'It is fetched from there, checked, and played in new games. A set is data alone: it runs no code and fetches nothing. Your name and your games are not sent.',
  yes: 'Fetch it',
  no: 'No, play without it',
};

/** Why a set could not be had. Each says what to do instead. */
export const NO_SET = {
  address: (text: string) => `“${text}” is no address of a set. It begins with https://`,
  insecure: (address: string) => `Only https:// can be fetched, and this is ${address}. ${KEEP}`,
  unreachable: (host: string) =>
    `${host} cannot be reached, or does not let another page read its files (CORS). ${KEEP}`,
  elsewhere: (host: string) =>
    `${host} sends the page on to another host, and nobody has agreed to ask that one. Fetch the set from where it really is, or: ${KEEP}`,
  late: (host: string) => `${host} did not send the set in time. Try again later. Or: ${KEEP}`,
  status: (address: string, status: number) => `There is no set at ${address}: it answers ${status}.`,
  large: 'That is too large for a card set. Drop the JSON files of the set alone.',
  unread: (file: string) => `${file} could not be read. It may have changed meanwhile: drop it once more.`,
  check: 'The check could not be fetched. Look at the connection, then open the set again.',
};
