/** What the session was to do by itself, and did not. The reason follows. */
import type { ActionOf } from '../../../engine/index.ts';
import type { Naming } from '../words.ts';

/** The sentence without its reason: "Agent is not assigned to Hub:". */
export function notDoneWords(action: ActionOf<'assign' | 'connect' | 'sneak'>, name: Naming): string {
  switch (action.type) {
    case 'assign':
      return `${name(action.spy)} is not assigned to the Network of ${name(action.node)}:`;
    case 'connect':
      return `${name(action.node)} is not connected to ${name(action.to)}:`;
    case 'sneak':
      return 'The Spy does not sneak on:';
  }
}
