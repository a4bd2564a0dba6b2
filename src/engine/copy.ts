/** A deep copy of a state, written by hand: many times faster than a general one. */
import type { Frame, State } from './state.ts';

const copyFrame = (frame: Frame): Frame => ({
  ...frame,
  path: frame.path.slice(),
  targets: frame.targets.slice(),
  without: frame.without.slice(),
  each: frame.each?.slice() ?? null,
  picked: frame.picked?.slice() ?? null,
});

/** Equal to `structuredClone(state)` and shares nothing with it. */
export function copyState(s: State): State {
  return {
    set: s.set,
    rules: { ...s.rules },
    random: s.random.slice(),
    cards: s.cards.slice(),
    turn: { number: s.turn.number, side: s.turn.side, step: s.turn.step },
    score: { genius: s.score.genius, spymaster: s.score.spymaster },
    winner: s.winner,
    ending: s.ending,
    lair: s.lair.map((o) => o && { card: o.card, busy: o.busy, damage: o.damage, attached: o.attached.slice() }),
    plan: s.plan && { card: s.plan.card, status: s.plan.status, faceUp: s.plan.faceUp },
    offered: s.offered.slice(),
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
    infiltrated: s.infiltrated.slice(),
    hands: { genius: s.hands.genius.slice(), spymaster: s.hands.spymaster.slice() },
    decks: {
      genius: s.decks.genius.slice(),
      spymaster: s.decks.spymaster.slice(),
      plans: s.decks.plans.slice(),
    },
    discards: { genius: s.discards.genius.slice(), spymaster: s.discards.spymaster.slice() },
    scored: { genius: s.scored.genius.slice(), spymaster: s.scored.spymaster.slice() },
    stack: s.stack.map((i) => ({
      kind: i.kind,
      side: i.side,
      card: i.card,
      ability: i.ability,
      targets: i.targets.slice(),
      cancelled: i.cancelled,
    })),
    responder: s.responder,
    passes: s.passes,
    frames: s.frames.map(copyFrame),
    choice: s.choice && { ...s.choice, from: s.choice.from.slice() },
    modifiers: s.modifiers.map((m) => ({ ...m })),
    used: s.used.map((u) => ({ card: u.card, ability: u.ability, times: u.times })),
    actionsLeft: s.actionsLeft,
    minionsLeft: s.minionsLeft,
    stepDone: s.stepDone,
    mayDiscard: s.mayDiscard,
  };
}
