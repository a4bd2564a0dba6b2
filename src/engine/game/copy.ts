/**
 * A deep copy of a state, written by hand, field by field. It is many times faster than a general copy.
 * Lists are spread, because `slice` is slow on frozen lists.
 */
import type { Choice, Frame, Modifier, ReadonlyState, State } from '../vocabulary/state.ts';
import type { DeepReadonly } from '../vocabulary/types.ts';

const copyFrame = (f: DeepReadonly<Frame>): Frame => ({
  source: f.source,
  side: f.side,
  path: [...f.path],
  at: f.at,
  targets: [...f.targets],
  event: f.event,
  by: f.by,
  without: [...f.without],
  square: f.square,
  each: f.each && [...f.each],
  picked: f.picked && [...f.picked],
  asks: f.asks,
  // biome-ignore lint/suspicious/noThenProperty: a frame is never awaited
  then: f.then,
});

const copyChoice = (c: DeepReadonly<Choice>): Choice => ({
  side: c.side,
  kind: c.kind,
  source: c.source,
  from: [...c.from],
  min: c.min,
  max: c.max,
  zone: c.zone,
});

const copyModifier = (m: Readonly<Modifier>): Modifier => ({
  card: m.card,
  stat: m.stat,
  by: m.by,
  keyword: m.keyword,
  prevent: m.prevent,
  until: m.until,
  side: m.side,
});

/** A deep copy, equal to `structuredClone(state)`. It shares only rules and cards, which never change in a game. */
export function copyState(s: ReadonlyState): State {
  return {
    set: s.set,
    rules: s.rules,
    random: [...s.random],
    cards: s.cards,
    turn: { number: s.turn.number, side: s.turn.side, step: s.turn.step },
    score: { genius: s.score.genius, spymaster: s.score.spymaster },
    winner: s.winner,
    ending: s.ending,
    lair: s.lair.map((o) => o && { card: o.card, busy: o.busy, damage: o.damage, attached: [...o.attached] }),
    plan: s.plan && { card: s.plan.card, status: s.plan.status, faceUp: s.plan.faceUp },
    offered: [...s.offered],
    nodes: s.nodes.map((n) => ({ card: n.card, network: n.network, x: n.x, y: n.y })),
    links: s.links.map((l) => ({ a: l.a, b: l.b, vertical: l.vertical })),
    spies: s.spies.map((p) => ({
      card: p.card,
      network: p.network,
      damage: p.damage,
      sneakSpent: p.sneakSpent,
      barred: p.barred,
    })),
    infiltration: s.infiltration && {
      spy: s.infiltration.spy,
      square: s.infiltration.square,
      arrived: s.infiltration.arrived,
      combat: s.infiltration.combat && {
        minion: s.infiltration.combat.minion,
        round: s.infiltration.combat.round,
      },
    },
    infiltrated: [...s.infiltrated],
    hands: { genius: [...s.hands.genius], spymaster: [...s.hands.spymaster] },
    decks: {
      genius: [...s.decks.genius],
      spymaster: [...s.decks.spymaster],
      plans: [...s.decks.plans],
    },
    discards: { genius: [...s.discards.genius], spymaster: [...s.discards.spymaster] },
    scored: { genius: [...s.scored.genius], spymaster: [...s.scored.spymaster] },
    stack: s.stack.map((i) => ({
      kind: i.kind,
      side: i.side,
      card: i.card,
      targets: [...i.targets],
      cancelled: i.cancelled,
    })),
    responder: s.responder,
    passes: s.passes,
    frames: s.frames.map(copyFrame),
    effects: s.effects,
    choice: s.choice && copyChoice(s.choice),
    modifiers: s.modifiers.map(copyModifier),
    used: s.used.map((u) => ({ card: u.card, ability: u.ability, times: u.times })),
    counters: s.counters.map((c) => ({ card: c.card, name: c.name, count: c.count })),
    happened: s.happened.map((h) => ({ event: h.event, card: h.card, spy: h.spy, side: h.side })),
    actionsLeft: s.actionsLeft,
    minionsLeft: s.minionsLeft,
    stepDone: s.stepDone,
    mayDiscard: s.mayDiscard,
  };
}
