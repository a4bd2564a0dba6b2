import { describe, expect, it } from 'vitest';
import { at, doing, NOW } from '../../../tests/host/doing.ts';
import type { CardId } from '../../engine/index.ts';
import { definitionOf } from '../../engine/index.ts';
import type { Place } from '../../map/box.ts';
import type { Layout } from '../../map/layout.ts';
import type { Setup } from '../../scenario/format.ts';
import { handle } from '../handle.ts';
import type { Command } from '../vocabulary/commands.ts';
import type { Session } from '../vocabulary/session.ts';

/** The connectors of a Safehouse (right), a Lab (left and right) and a Courier (left) fit together. */
const SETUP: Setup = {
  turn: { number: 4, side: 'spymaster', step: 'actions' },
  hands: { genius: ['rage'], spymaster: ['lab', 'memo'] },
  networks: [{ nodes: ['safehouse'] }, { nodes: ['courier'] }],
};
const cardIn = ({ timeline: { state } }: Session, id: string): CardId =>
  [...state.hands.spymaster, ...state.nodes.map(({ card }) => card)].find(
    (card) => definitionOf(state, card).id === id,
  ) ?? -1;
const START = at(SETUP);
const [SAFEHOUSE, COURIER, LAB] = ['safehouse', 'courier', 'lab'].map((id) => cardIn(START, id));

const places = ({ record: { layout } }: Session): Record<string, Place> => ({
  ...(layout[SAFEHOUSE] && { safehouse: layout[SAFEHOUSE] }),
  ...(layout[COURIER] && { courier: layout[COURIER] }),
  ...(layout[LAB] && { lab: layout[LAB] }),
});
const put = (node: CardId, ...at: [number, number]): Command => ({ do: 'place', node, at });
const connect = (node: CardId, to: CardId, ...at: [number, number]): Command => ({
  do: 'act',
  action: { type: 'connect', side: 'spymaster', node, edge: 'left', to },
  place: { node, at },
});
const UNDO: Command = { do: 'undo' };

/** The Courier lies apart, and is dragged to the connector of the Safehouse. */
const apart = doing(START, put(SAFEHOUSE, 0, 0), put(COURIER, 4, 2));
const connected = doing(apart, connect(COURIER, SAFEHOUSE, 1, 0));

describe('undo of a connection that was made by a drag', () => {
  it('puts the Network back where it lay before', () => {
    expect(places(connected)).toEqual({ safehouse: [0, 0], courier: [1, 0] });
    expect(places(doing(connected, UNDO))).toEqual({ safehouse: [0, 0], courier: [4, 2] });
  });

  it('puts it back after the whole was moved, and the other stays there', () => {
    expect(places(doing(connected, put(SAFEHOUSE, 0, 3), UNDO))).toEqual({ safehouse: [0, 3], courier: [4, 2] });
  });

  it('leaves it where it is if another lies at its place now', () => {
    expect(places(doing(connected, put(SAFEHOUSE, 3.5, 2), UNDO))).toEqual({ safehouse: [3.5, 2], courier: [4.75, 2] });
  });

  it('does so after the game was saved and read again', () => {
    const read: Session = JSON.parse(JSON.stringify(connected));
    expect(places(doing(read, UNDO))).toEqual({ safehouse: [0, 0], courier: [4, 2] });
  });
});

it('undo puts a Network back that has come to a new Node', () => {
  const play: Command = {
    do: 'act',
    action: { type: 'playNode', side: 'spymaster', card: LAB },
    next: { type: 'connect', side: 'spymaster', node: LAB, edge: 'left', to: SAFEHOUSE },
  };
  const joined = doing(connected, UNDO, play);
  expect(places(doing(joined, UNDO))).toEqual({ safehouse: [0, 0], courier: [4, 2] });
});

it('two undos put back what two moves have moved', () => {
  const lab = doing(apart, { do: 'act', action: { type: 'playNode', side: 'spymaster', card: LAB } }, put(LAB, 0, 5));
  const both = doing(lab, connect(LAB, SAFEHOUSE, 1, 0), connect(COURIER, LAB, 2, 0));
  expect(places(both)).toEqual({ safehouse: [0, 0], lab: [1, 0], courier: [2, 0] });
  expect(places(doing(both, UNDO))).toEqual({ safehouse: [0, 0], lab: [1, 0], courier: [4, 2] });
  expect(places(doing(both, UNDO, UNDO))).toEqual({ safehouse: [0, 0], lab: [0, 5], courier: [4, 2] });
});

it('a connection that is refused moves nothing', () => {
  const refused = handle(apart, connect(SAFEHOUSE, COURIER, 5, 2), NOW);
  expect(refused.refusal).toBeDefined();
  expect(refused.session).toBe(apart);
});

it('the places that a move has taken Nodes from are kept until it is undone', () => {
  const from: Layout = { [COURIER]: [4, 2] };
  expect(connected.record.moved).toEqual([{ at: 0, from }]);
  expect(doing(connected, UNDO).record.moved).toEqual([]);
});
