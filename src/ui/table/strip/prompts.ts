import type { GameEvent, Side, View } from '../../../engine/index.ts';
import { canPlayAndConnect, definitionOf, joinsOf, NONE, outlook, STEPS, whatIsAsked } from '../../../engine/index.ts';
import type { PublicState } from '../../../store/types.ts';
import { announcement } from '../../../text/en/game/announcements.ts';
import { logLineOf } from '../../../text/en/game/log.ts';
import { nameOf } from '../../../text/en/names.ts';
import { AT_TABLE } from '../../../text/en/table/opponents.ts';
import { purpose } from '../../../text/en/table/strip/choices.ts';
import {
  ABOUT,
  about,
  activateWords,
  choicePrompt,
  LAID_OPEN,
  SACRIFICE,
  unassignsWords,
  WAITING,
  wishPrompt,
} from '../../../text/en/table/strip/prompts.ts';
import { blockedWords, COST_UNMET, stepPrompt } from '../../../text/en/table/strip/steps.ts';
import { card as cardName } from '../../../text/en/words.ts';
import { isWatched, onlySide } from '../../page/session/game.ts';
import type { Desk } from '../../play/desk.ts';
import { leadWords, plainPlay } from '../../play/gestures/gestures.ts';
import { cutsOf, lossesOf } from '../../play/gestures/networks.ts';
import { isKind, numberOf } from '../../play/spots.ts';
import type { Task } from '../../play/task.ts';
import { ofType, readyBuilds } from '../../play/task.ts';

export interface Prompt {
  /** The side that has to decide; null if nobody has to. */
  side: Side | null;
  /** What to do now, in the imperative. */
  text: string;
}

const nameIn = (table: View, card: number): string => cardName(card, (id) => definitionOf(table, id).name);

function forBuild(table: View, game: PublicState, { picks, place }: Desk, card: number): string {
  const { name, attachable, cost } = definitionOf(table, card);
  const workers = picks.map((worker) => nameIn(table, worker));
  if (readyBuilds(ofType(game.commitOffers, 'build'), picks).length > 0)
    return LAID_OPEN.site(name, workers, attachable);
  if (place === null) return LAID_OPEN.workers(name, null, cost);
  const at = numberOf(place);
  return LAID_OPEN.workers(name, isKind(place, 'square') ? { square: at } : { on: nameIn(table, at) }, cost);
}

/** The edge of `to` by which the card is to be connected. Two Nodes may bear the same name. */
const forEdge = (name: string, to: string): string =>
  about(name, ABOUT.whichEdge(to === name ? ABOUT.touchedLast : to));

/** What can come of a Node that is played (R4.2). */
const afterNode = (table: View) => (table.nodes.length === 0 ? 'first' : canPlayAndConnect(table) ? 'joins' : 'alone');

function forCommit(table: View, game: PublicState, desk: Desk, card: number): string {
  const { name } = definitionOf(table, card);
  const [way] = desk.ways;
  if (way?.type === 'connect') return forEdge(name, nameIn(table, way.to));
  if (game.commitOffers.length === 0) return LAID_OPEN.unplayable(name);
  switch (plainPlay(table, card).type) {
    case 'playMinion':
      return LAID_OPEN.square(name);
    case 'build':
      return forBuild(table, game, desk, card);
    case 'playInstant':
      return desk.lit.size > 0 ? LAID_OPEN.target(name) : LAID_OPEN.play(name);
    case 'playNode':
      return LAID_OPEN.node(name, afterNode(table)) + unassignsWords(lossesOf(table, joinsOf(table, card), card));
    default:
      return [...desk.lit].some((spot) => isKind(spot, 'network')) ? LAID_OPEN.spy(name) : LAID_OPEN.play(name);
  }
}

/** Null if the card leads nowhere: what is to be done stays said. */
function forCard(table: View, { offers }: PublicState, { ways }: Desk, card: number): string | null {
  const name = nameIn(table, card);
  const [way] = ways;
  if (way?.type === 'connect') return forEdge(name, nameIn(table, way.to));
  const words = leadWords(table, offers, card);
  const joins = ofType(offers, 'connect').filter(({ node, to }) => node === card || to === card);
  if (words) return about(name, words) + unassignsWords(lossesOf(table, joins, card));
  if (ofType(offers, 'infiltrate').some(({ spy }) => spy === card)) return about(name, ABOUT.send);
  return cutsOf(table, ofType(offers, 'disconnect'), card).length > 0 ? about(name, ABOUT.cut) : null;
}

function forChoice(table: View, { choice }: Task & { kind: 'choice' }): string {
  const source = nameIn(table, choice.source);
  const asked = whatIsAsked(table);
  if (asked?.about === 'whether') return wishPrompt(source);
  const what = choice.source < 0 ? null : purpose(asked, definitionOf(table, choice.source).type, choice.side);
  const types = choice.kind === 'cards' ? choice.from.map((card) => definitionOf(table, card).type) : [];
  return choicePrompt(source, what, choice, types);
}

function forDesk(table: View, game: PublicState, desk: Desk): string | null {
  const { task } = desk;
  switch (task.kind) {
    case 'commit':
      // A card that is only carried is nobody else's business.
      return game.commit && forCommit(table, game, desk, task.card);
    case 'ability':
      return about(nameIn(table, task.card), ABOUT.aim);
    case 'activate':
      return activateWords(liesOpen(game, 'genius'));
    case 'sacrifice':
      return SACRIFICE;
    case 'choice':
      return forChoice(table, task);
    case 'card':
      return forCard(table, game, desk, task.card);
    case 'none':
      return null;
  }
}

/** True if that side has its hand before its eyes, as who plays against a bot always has: it need not peek. */
export const liesOpen = (game: PublicState, side: Side | null): boolean =>
  onlySide(game) !== null || (side !== null && game.openHands[side] !== null);

/** True if the one person against a bot cannot activate the plan: nobody else looks at the page (R3.2). */
export const isCostUnmet = (game: PublicState): boolean =>
  onlySide(game) !== null && game.openHands.genius?.plan?.met === false;

/** The last thing that happened, in the words of the log; null if nothing is told of it. */
function lastLine(table: View, { log }: PublicState): string | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i];
    const line = entry.kind === 'event' ? logLineOf(entry.event, table) : null;
    if (line) return line.text;
  }
  return null;
}

const isLastStep = ({ turn }: View): boolean => turn.step === STEPS[turn.side].at(-1);

/** That the turn ends by itself: now, while something else is told of, or after the Spy in the lair. Null else. */
export function endWords({ table, waiting, endsAfterSpy }: PublicState, tells: boolean): string | null {
  if (!table) return null;
  const { kind } = waiting;
  const isNow =
    (kind === 'passing' && isLastStep(table)) || (kind === 'grace' && table.stack.at(-1)?.kind === 'endTurn');
  if (isNow) return tells ? WAITING.endsNow : null;
  return endsAfterSpy ? WAITING.endsAfterSpy : null;
}

/** True if that happens between two turns, and up to the first step of a turn in which people act. */
const isBetween = (event: GameEvent): boolean => {
  switch (event.type) {
    case 'stepStarted':
      return event.step === 'plan' || event.step === 'draw' || event.step === 'lair' || event.step === 'actions';
    case 'announced':
      return event.kind === 'endTurn';
    default:
      return ['turnEnded', 'turnStarted', 'drawn', 'reshuffled', 'passed'].includes(event.type);
  }
};

/** Why nothing could be done in the last step of the turn before, until somebody does something; null else. */
export function skippedWords({ table, log }: PublicState): string | null {
  for (let i = log.length - 1; table && i >= 0; i--) {
    const { turn, ...entry } = log[i];
    if (entry.kind !== 'event') return null;
    const { event } = entry;
    if (event.type === 'stepStarted' && event.idle)
      return turn < table.turn.number ? (logLineOf(event, table)?.text ?? null) : null;
    if (!isBetween(event)) return null;
  }
  return null;
}

/** What a bot does that is asked. */
function thoughtOf(table: View, game: PublicState, name: string): string {
  if (game.lesson?.stands === 'on' && game.lesson.tip) return AT_TABLE.waitsForReader(name);
  const source = table.choice?.source ?? NONE;
  return source === NONE
    ? (lastLine(table, game) ?? AT_TABLE.thinks(name))
    : AT_TABLE.chooses(name, nameIn(table, source));
}

/** The step that is about to happen, or why the turn is about to end. */
function soonWords(table: View): string {
  const top = table.stack.at(-1);
  if (!top || top.kind === 'endTurn') return WAITING.ends(blockedWords(outlook(table)));
  return WAITING.next(announcement(top, table.infiltration?.square ?? 0, (card) => definitionOf(table, card).name));
}

/** Says who has to decide, and what there is to do. From public facts alone. */
export function promptOf(game: PublicState, desk: Desk): Prompt {
  const { table, waiting, awaiting } = game;
  if (!table || !awaiting) return { side: null, text: '' };
  const { side } = awaiting;
  const open = liesOpen(game, side);
  if (waiting.kind === 'claimed' && game.commit?.side !== waiting.side)
    return { side: waiting.side, text: WAITING.claimed(waiting.side, liesOpen(game, waiting.side)) };
  const own = forDesk(table, game, desk);
  if (own !== null) return { side: game.commit?.side ?? side, text: own };
  switch (waiting.kind) {
    case 'ask':
      return { side: waiting.side, text: WAITING.ask(waiting.side, liesOpen(game, waiting.side)) };
    case 'oks':
      return { side: null, text: onlySide(game) ? WAITING.okAlone(soonWords(table)) : WAITING.oks };
    case 'grace': {
      const what = soonWords(table);
      return { side: null, text: waiting.startedAt !== null ? WAITING.bar(game.passedOn, what) : what };
    }
    case 'passing':
      return { side, text: WAITING.passing(game.passedOn, blockedWords(outlook(table)), isLastStep(table)) };
    case 'thinking':
      return {
        side: waiting.side,
        text: thoughtOf(table, game, nameOf(game.game?.names, waiting.side)),
      };
    case 'held':
      return { side: null, text: game.held && !isWatched(game) ? WAITING.held : (lastLine(table, game) ?? '') };
  }
  if (awaiting.kind === 'over') return { side: null, text: WAITING.over };
  if (table.choice?.zone === 'hand') return { side, text: WAITING.hand(table.choice.max, open) };
  if (table.choice?.zone === 'deck') return { side, text: WAITING.deck(table.choice.from.length, open) };
  if (table.offered.length > 0) return { side, text: WAITING.plan };
  const next = outlook(table);
  if (next.step === 'activate' && isCostUnmet(game)) return { side, text: COST_UNMET };
  return { side, text: stepPrompt(next, (card) => nameIn(table, card), open) };
}
