/** What is wrong with a scenario, and what to write instead. */
import { shortened } from '../../../cards/shortened.ts';
import type { Sentences, Trouble } from '../../../engine/index.ts';
import type { FileTrouble, ScenarioFacts, ScenarioTrouble } from '../../../scenario/trouble.ts';
import { sentenceOf } from '../../sentence.ts';
import { faultSentence, LONGEST_FAULT, mistakeSentence, problemLines } from '../mistakes/problem.ts';
import { meantWords } from '../mistakes/suggestion.ts';
import { a, spaced } from '../words.ts';
import { hintWords } from './hint.ts';

/** The most mistakes that one message tells. */
const MOST_TOLD = 10;

const SENTENCES: Sentences<ScenarioFacts> = {
  form: ({ fault }) => `${shortened(fault.path.join('.'), 100) || 'file'}: ${faultSentence(fault)}`,
  mistake: ({ mistake }) => mistakeSentence(mistake),
  several: ({ troubles, more }) => several(troubles.map(scenarioSentence), more),
  'not-json': ({ line, column, fault }) =>
    `This is no scenario. Line ${line}, column ${column}: ${faultSentence(fault)}`,
  'damaged-link': () => 'This link is damaged: a part of it is missing or changed. Copy it again, whole.',
  'no-link': () => 'This is no link to a position: it has no "#position=" in it.',
  'long-link': ({ most }) => `This link is too long: ${most} characters are the limit. Open it as a file.`,
  'full-link': () => 'This link holds too much for a position.',
  'too-large': ({ most }) => `This scenario is too large: ${spaced(most)} characters are the limit.`,
  'long-script': ({ have, most }) => `there are ${spaced(have)}: a script may have at most ${spaced(most)}`,
  'many-entries': ({ have, most }) => `holds ${spaced(have)} entries: at most ${spaced(most)} may stand there`,
  'many-values': ({ most }) => `holds more than ${spaced(most)} values: no table can hold so many cards`,
  'many-cards': ({ have, most }) => `${spaced(have)} cards are placed: a table can hold at most ${spaced(most)}`,
  'no-files': ({ path }) =>
    `"${path}" is a file, and files cannot be read here: write its cards into the scenario's own "cards".`,
  'no-cast': ({ file }) => `${fileWords(file)}: name a card file by its path from the scenario file.`,
  'bad-cast'({ problems, untold }) {
    const [first, ...others] = problemLines(problems, untold);
    return several([`correct this card file first: ${first}`, ...others], 0);
  },
  'id-twice': ({ id }) => `The id "${id}" is used twice.`,
  'no-card': ({ card, suggestion }) => `there is no card "${card}"${meantWords(suggestion)}`,
  'no-id': ({ id, suggestion }) => `no card in the set-up has the id "${id}"${meantWords(suggestion)}`,
  'wrong-type': ({ card, type, types }) => `"${card}" is ${a(type)}; here stands ${types.map(a).join(' or ')}.`,
  'side-of-turn': ({ number, side, said }) =>
    `number ${number} belongs to the ${side}, not to the ${said}: odd numbers are the Genius's, even ones the Master's.`,
  'no-step': ({ side, step, steps }) => `the ${side} has no step "${step}"; the steps are ${steps.join(', ')}.`,
  'attachable-alone': ({ card }) => `"${card}" is Attachable: it stands under "attached" of a Minion.`,
  'static-attached': ({ card }) => `"${card}" is Static: it stands in a square of its own.`,
  'unlike-contraption': () => 'a Contraption is never busy, damaged or attached to.',
  'plan-face-down': ({ status }) => `an ${status} plan lies face up.`,
  'one-square': ({ x, y }) => `two Nodes lie on one square, [${x}, ${y}].`,
  'link-outside': () => 'both Nodes must belong to this Network.',
  'not-joined': () => 'its Nodes are not all joined by links, so they are not one Network.',
  'not-beside': () => 'the two Nodes do not lie side by side.',
  'no-connector': ({ id, edge }) => `"${id}" has no connector on its ${edge} edge.`,
  'linked-already': () => 'this connection is there already.',
  'not-supported': ({ size, id }) => `a Network of size ${size} does not support "${id}".`,
  'no-infiltration': () => 'a Spy is in the lair only in the infiltrate step of the Master.',
  'not-assigned': ({ id }) => `"${id}" is not assigned to a Network.`,
  'not-a-spy': ({ id, type }) => `"${id}" is ${a(type)}; here stands a Spy.`,
  'not-in-play': ({ id }) => `"${id}" is not a Spy in play.`,
  dead: ({ id, health }) => `"${id}" would be dead: with this damage its Health is ${health}.`,
  'one-change': () => 'give "stat" and "by", or "keyword", or "prevent": one change in each entry.',
  'no-ability': ({ id, ability }) => `"${id}" has no ability ${ability}: they count from 0.`,
  'no-discard': () => 'a discard is offered only in a draw step.',
  'goes-on': ({ type }) => `leave "${type}" out: the other side lets the game go on by itself.`,
  'no-move': ({ malformed, hint }) => moveWords(malformed) + (hint ? hintWords(hint) : ''),
  'not-theirs': ({ type, side }) => `"${type}" is no move of the ${side}, whose moves stand here.`,
};

/** Why nobody can make such a move. */
function moveWords(no: ScenarioFacts['no-move']['malformed']): string {
  switch (no.what) {
    case 'type':
      return `there is no move "${no.got}".`;
    case 'unknown-field':
      return `"${no.type}" has no field "${no.field}".`;
    case 'field':
      return `"${no.type}" needs the field "${no.field}".`;
    case 'either':
      return `"${no.type}" needs either "${no.one}" or "${no.other}".`;
    default:
      return 'a move is an object like { "type": "sneak" }.';
  }
}

/** Several mistakes in one message. `more`: how many there are that are not among them. */
function several(mistakes: readonly string[], more: number): string {
  const told = mistakes.slice(0, MOST_TOLD).map((mistake) => shortened(mistake, LONGEST_FAULT));
  const left = mistakes.length - told.length + more;
  return [...told, ...(left > 0 ? [`and ${spaced(left)} more`] : [])].join('; ');
}

const isSeveral = ({ code }: ScenarioTrouble): boolean => code === 'several' || code === 'bad-cast';

/** What is wrong, where, and what to write instead. */
export function scenarioSentence(trouble: ScenarioTrouble): string {
  const says = sentenceOf(SENTENCES, trouble as Trouble<ScenarioFacts>);
  const whole = trouble.at === undefined ? says : `${trouble.at}: ${says}`;
  return isSeveral(trouble) ? whole : shortened(whole, LONGEST_FAULT);
}

const WHY = {
  none: (file: string) => `there is no file "${file}"`,
  folder: (file: string) => `"${file}" is a folder, not a file`,
  forbidden: (file: string) => `"${file}" may not be read`,
};
/** Why a file cannot be read, without a full stop. */
export const fileWords = ({ file, why }: FileTrouble): string => (typeof why === 'string' ? WHY[why](file) : why.other);
