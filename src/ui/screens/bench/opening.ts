/** Opens scenarios from text, links and files, and says what they are. Throws a `BadScenario`. */
import type { State } from '../../../engine/index.ts';
import { cardsInPlay, catalogOf } from '../../../engine/index.ts';
import type { Scenario } from '../../../scenario/format.ts';
import { fromLink, toLink } from '../../../scenario/link.ts';
import type { GameSet } from '../../../scenario/open.ts';
import { openScenario } from '../../../scenario/open.ts';
import { hasLink } from '../../../scenario/packed.ts';
import type { Position } from '../../../scenario/position.ts';
import { bad } from '../../../scenario/trouble.ts';
import type { GameStore } from '../../../store/store.ts';
import type { PositionFacts } from '../../../text/en/screens/bench.ts';
import { fileName } from '../../../text/en/screens/bench.ts';
import { copyText } from '../../page/files/copyText.ts';
import { download } from '../../page/files/download.ts';
import type { Carried } from './carry.ts';
import { waysToCarry } from './carry.ts';

export interface Opened {
  scenario: Scenario;
  position: Position;
  /** The file, or a link. */
  from: string;
}

/** Opens a scenario with a set. A scenario whose position cannot stand is refused. */
export const opened = (scenario: Scenario, set: GameSet, from: string): Opened => ({
  scenario,
  position: openScenario(scenario, set),
  from,
});

/** Reads the scenario of an address that somebody pasted, with whatever stands around it. */
export async function readLink(address: string): Promise<Scenario> {
  if (!hasLink(address)) throw bad('no-link');
  return fromLink(address);
}

/** The set that a scenario was made with, if it is not that one and the scenario does not bring its cards. */
export const otherSetOf = ({ cardSet, cards }: Scenario, hash: string | undefined): Scenario['cardSet'] =>
  cardSet && cardSet.hash !== hash && !cards ? cardSet : undefined;

/** The set of that hash with its rules; no cards before it is there. */
export const setInUse = (set: string | undefined, rules: GameSet['rules'] = {}): GameSet => ({
  cards: set ? catalogOf({ set }).source : [],
  rules,
});

/** What the screen says of it. */
export function toldOf({ scenario, position: { state } }: Opened): PositionFacts {
  const { turn, score, hands }: State = state;
  return {
    turn,
    score,
    inPlay: cardsInPlay(state).length,
    inHands: { genius: hands.genius.length, spymaster: hands.spymaster.length },
    actions: scenario.actions?.length ?? 0,
  };
}

/** Downloads a scenario as a file, with what it needs of its card set. */
export async function saveFile(scenario: Scenario, store: GameStore): Promise<void> {
  const [{ scenario: whole }] = await waysToCarry(scenario, store);
  download(fileName(whole.name ?? ''), `${JSON.stringify(whole, null, 2)}\n`);
}

/** What came of copying a link. */
export interface Copied extends Pick<Carried, 'brings' | 'needs'> {
  /** `file`: the link would have been too long. `shown`: the browser does not let the page copy. */
  came: 'copied' | 'file' | 'shown';
  link?: string;
}

export async function copyLink(scenario: Scenario, store: GameStore): Promise<Copied> {
  const { actions: _, expect: __, fails: ___, ...position } = scenario;
  for (const { scenario: carried, brings, needs } of await waysToCarry(position, store)) {
    const packed = await toLink(carried);
    if (packed === null) continue;
    const link = location.href.split('#')[0] + packed;
    return (await copyText(link)) ? { came: 'copied', brings, needs } : { came: 'shown', link, brings, needs };
  }
  await saveFile(scenario, store);
  return { came: 'file', brings: 0, needs: null };
}
