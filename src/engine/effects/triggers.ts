/** R9.6: what happens is told, and the triggers that wait for it lock in as frames on top of what resolves. */
import { catalogOf, definitionOf } from '../catalog.ts';
import type { GameEvent } from '../events.ts';
import { cardsInPlay, hostOf } from '../lookup.ts';
import type { Frame, State } from '../state.ts';
import type { Table } from '../table.ts';
import type { CardId, Side } from '../types.ts';
import { NONE } from '../types.ts';
import { holds } from './amounts.ts';
import type { TriggerAbility } from './effect.ts';
import type { Speaker } from './select.ts';
import { fits, speakerOf } from './select.ts';
import { statOf } from './stats.ts';

/** Tells an event; call it before the cards it removes are gone. The active side's triggers resolve first. */
export function happen(table: Table, event: GameEvent): void {
  table.emit(event);
  const { state } = table;
  if (!catalogOf(state).triggers.has(event.type)) return;
  const frames: Frame[] = [];
  for (const card of cardsInPlay(state)) {
    const definition = definitionOf(state, card);
    if (!definition.hasTriggers || (definition.type === 'plan' && !state.plan?.faceUp)) continue;
    definition.abilities.forEach((ability, i) => {
      if (ability.kind !== 'trigger' || ability.on !== event.type) return;
      const speaker = { ...speakerOf(state, card), event: 'card' in event ? event.card : NONE };
      if (!concerns(state, speaker, ability, event)) return;
      if (ability.limit !== undefined && !use(state, card, i, ability.limit)) return;
      frames.push(frameOf(speaker, ['abilities', i, 'effects']));
      table.emit({ type: 'triggered', card, on: event.type });
    });
  }
  const first = (side: Side): Frame[] =>
    frames.filter((f) => (f.side === state.turn.side) === (side === state.turn.side));
  const active = state.turn.side;
  const ordered = [...first(active), ...first(active === 'genius' ? 'spymaster' : 'genius')];
  for (const frame of ordered.reverse()) state.frames.push(frame);
}

function concerns(state: State, speaker: Speaker, ability: TriggerAbility, event: GameEvent): boolean {
  if ('card' in event) {
    const { of = '$self' } = ability;
    const spy = 'spy' in event ? event.spy : NONE;
    if (of === '$self') {
      if (event.card !== speaker.source && spy !== speaker.source) return false;
    } else if (of === '$host') {
      const host = hostOf(state, speaker.source)?.card ?? NONE;
      if (host === NONE || event.card !== host) return false;
    } else if (event.card === NONE || !fits(state, speaker, of, event.card)) return false;
  }
  return holds(state, speaker, ability.if, statOf);
}

/** Counts a use of an ability this turn; false when its limit is reached. */
export function use(state: State, card: CardId, ability: number, limit: number): boolean {
  const entry = state.used.find((u) => u.card === card && u.ability === ability);
  if (!entry) {
    state.used.push({ card, ability, times: 1 });
    return limit > 0;
  }
  if (entry.times >= limit) return false;
  entry.times++;
  return true;
}

export function frameOf(speaker: Speaker, path: (string | number)[], then: Frame['then'] = 'nothing'): Frame {
  return {
    source: speaker.source,
    side: speaker.side,
    path,
    at: 0,
    targets: [...speaker.targets],
    event: speaker.event,
    square: speaker.square,
    each: null,
    picked: null,
    then,
  };
}
