/** A scenario on its way to the workbench from another screen. */
import type { Scenario } from '../../../scenario/format.ts';

export interface Handed {
  scenario: Scenario;
  /** Open it in the editor at once. */
  edit: boolean;
}
let handed: Handed | null = null;

export function hand(scenario: Scenario, edit: boolean): void {
  handed = { scenario, edit };
}

/** What was handed over last; each only once. */
export function takeHanded(): Handed | null {
  const taken = handed;
  handed = null;
  return taken;
}
