/** Where the Spies are within a scene: whoever flies to another place has room there at once, and has left at once. */
import { useMemo } from 'react';
import type { CardId, EventType, NodeInPlay, SpyInPlay } from '../../engine/index.ts';
import { NONE } from '../../engine/index.ts';
import { useTable } from '../page/session/game.ts';
import { usePlaying } from './context.ts';
import type { Cue, Place } from './scene.ts';
import { isAbout, LEAVING } from './scene.ts';

/** A Spy among the Networks. `coming`: the room for one that still flies there. */
export interface StandingSpy extends Pick<SpyInPlay, 'card' | 'network'> {
  coming?: true;
}

/** The Network to which a Spy flies; `NONE` for the unassigned ones, undefined for any other place. */
function networkAt(to: Place, nodes: readonly NodeInPlay[]): CardId | undefined {
  if (to.at === 'tray') return NONE;
  return to.at === 'card' ? nodes.find(({ card }) => card === to.card)?.network : undefined;
}

/** The Spy in its Network, which may have become a part of another one. */
function inNetwork(spy: SpyInPlay, nodes: readonly NodeInPlay[]): SpyInPlay {
  const network = nodes.find(({ card }) => card === spy.network)?.network ?? spy.network;
  return network === spy.network ? spy : { ...spy, network };
}

/** The Spies, and the rooms for those that these cues let fly elsewhere. The order is that in which they were played. */
export function standingSpies(
  before: readonly SpyInPlay[],
  nodes: readonly NodeInPlay[],
  cues: readonly Cue[],
): readonly StandingSpy[] {
  const spies = before.map((spy) => inNetwork(spy, nodes));
  const coming = new Map<CardId, StandingSpy>();
  for (const picture of cues.flatMap(({ pictures }) => pictures)) {
    const network = picture.kind === 'fly' ? networkAt(picture.to, nodes) : undefined;
    if (picture.kind !== 'fly' || network === undefined) continue;
    for (const card of picture.cards) coming.set(card, { card, network, coming: true });
  }
  if (coming.size === 0) return spies.every((spy, i) => spy === before[i]) ? before : spies;
  const known = spies.flatMap((spy) => {
    const to = coming.get(spy.card);
    coming.delete(spy.card);
    return to && to.network !== spy.network ? [spy, to] : [spy];
  });
  return [...known, ...coming.values()];
}

/** The Spies as the Networks have to lay them out now, with these Nodes. */
export function useStandingSpies(nodes: readonly NodeInPlay[]): readonly StandingSpy[] {
  const spies = useTable((table) => table.spies);
  const cue = usePlaying((playing) => playing.cue);
  const past = usePlaying((playing) => playing.past);
  return useMemo(() => standingSpies(spies, nodes, cue ? [...past, cue] : past), [spies, nodes, past, cue]);
}

/** Events by which a Spy is no longer in its Network. */
const LOSING: readonly EventType[] = ['unassigned', 'died', 'bounced'];

/**
 * What these cues have told of a Spy: it has left the lair, or it is lost to its Network as well. Undefined if neither.
 */
export function leftOf(cues: readonly Cue[], spy: CardId): 'lair' | 'network' | undefined {
  const told = cues.flatMap(({ events }) => events).filter((event) => isAbout(event, spy));
  if (told.some(({ type }) => LOSING.includes(type))) return 'network';
  return told.some(({ type }) => LEAVING.includes(type)) ? 'lair' : undefined;
}

/** The same of what plays now. The table still draws the Spy where it was. */
export const useLeft = (spy: CardId): 'lair' | 'network' | undefined =>
  usePlaying(({ cue, past }) => (cue ? leftOf([...past, cue], spy) : undefined));
