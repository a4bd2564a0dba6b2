/** Words on the buttons of the middle strip. Those of the actions are in `actions.ts`. */
import type { Edge, Step } from '../../../../engine/index.ts';
import { EDGE_TERMS } from '../../terms.ts';
import { list } from '../../words.ts';

const unassigns = (spies: readonly string[]): string => (spies.length > 0 ? `: unassigns ${list(spies)}` : '');

export const BUTTON = {
  play: 'Play it',
  /** Takes the note away that says where a Spy is to be assigned. */
  forgetNote: 'Do not assign it',
  send: (name: string) => `Send ${name}`,
  sneakOn: 'Sneak on',
  sneakNoMore: 'Sneak no further',
  /** `spies`: those whom it makes unassigned. */
  cut: (edge: Edge, spies: readonly string[]) => `Cut ${EDGE_TERMS[edge]} edge${unassigns(spies)}`,
  /** One of several ways to connect two Nodes. */
  edge: (edge: Edge, spies: readonly string[]) => `${EDGE_TERMS[edge]} edge${unassigns(spies)}`,
  abilityOf: (name: string) => `Use ability: ${name}`,
  /** The answer to the question that `activatePlan` asks first. */
  activate: 'Activate',
  sacrifice: (picked: number) => `Complete plan (${picked})`,
  takeBack: 'Take back',
  cancel: 'Cancel',
};

const STEP_END: Readonly<Record<Step, string>> = {
  plan: 'Not this turn',
  draw: 'Keep all and draw nothing',
  lair: 'Lair done',
  activate: 'End turn',
  actions: 'Actions done',
  assign: 'Assigning done',
  infiltrate: 'End turn',
  end: 'End turn',
};

/** Words on the button that ends a step. */
export const stepEnd = (step: Step): string => STEP_END[step];
