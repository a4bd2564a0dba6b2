/**
 * The position on the workbench, kept in the page's entry of the browser's history: a reload finds it again, and so do
 * Back and Forward.
 */
import type { Scenario } from '../../../scenario/format.ts';
import { readScenario } from '../../../scenario/format.ts';

export interface KeptDraft {
  scenario: Scenario;
  from: string;
  /** The editor is open. */
  editing: boolean;
  /** It was changed, and is in no file, link or game since. */
  unsaved: boolean;
}

/** Keeps the position, or forgets it. A browser without room keeps none. */
export function keepDraft(draft: KeptDraft | null): void {
  try {
    history.replaceState({ ...history.state, draft }, '');
  } catch {
    // The position stays on the page all the same.
  }
}

export function keptDraft(): KeptDraft | null {
  const draft = history.state?.draft;
  if (!draft) return null;
  try {
    return { ...draft, scenario: readScenario(draft.scenario) };
  } catch {
    return null;
  }
}
