/** A position that is edited: its drafts, what is held, and the table that shows it. */
import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand';
import type { Catalog, State } from '../../../engine/index.ts';
import { catalogOf } from '../../../engine/index.ts';
import type { Published } from '../../../host/index.ts';
import { NO_GAME, newRecord, newSession, publish } from '../../../host/index.ts';
import type { Draft } from '../../../scenario/edit/held.ts';
import { draftOf } from '../../../scenario/edit/held.ts';
import type { Scenario } from '../../../scenario/format.ts';
import { BadScenario } from '../../../scenario/trouble.ts';
import type { Preferences } from '../../../storage/defaults.ts';
import { staticStore } from '../../../store/staticStore.ts';
import type { Store } from '../../../store/types.ts';
import { scenarioSentence } from '../../../text/en/scenario/trouble.ts';
import type { Opened } from './opening.ts';
import { opened } from './opening.ts';

/** What the editor holds: a card of the position, or a new one. */
export type Holding = { id: string } | { card: string } | null;

export interface Editing {
  draft: Draft;
  now: Opened;
  catalog: Catalog;
  trouble: string | null;
  mayUndo: boolean;
  /** Makes the change, or says why the position would not stand. True if it is made. */
  change(make: (draft: Draft) => Draft): boolean;
  undo(): void;
}

interface Version {
  draft: Draft;
  now: Opened;
}

export function useEditing(first: Opened): Editing {
  const [versions, setVersions] = useState<readonly Version[]>(() => [
    { draft: draftOf(first.position.state), now: withoutScript(first) },
  ]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { draft, now } = versions[versions.length - 1];
  const { rules } = now.position.state;
  const catalog = catalogOf(now.position.state);
  return {
    draft,
    now,
    catalog,
    trouble,
    mayUndo: versions.length > 1,
    change(make) {
      try {
        const next = make(draft);
        const set = { cards: catalog.source, rules };
        const scenario = { ...now.scenario, setup: next as Scenario['setup'] };
        setVersions([...versions, { draft: next, now: opened(scenario, set, now.from) }]);
        setTrouble(null);
        return true;
      } catch (error) {
        if (!(error instanceof BadScenario)) throw error;
        setTrouble(scenarioSentence(error.trouble));
        return false;
      }
    },
    undo() {
      setVersions(versions.slice(0, Math.max(1, versions.length - 1)));
      setTrouble(null);
    },
  };
}

/** What was played and expected belongs to the old position. */
function withoutScript({ scenario, ...rest }: Opened): Opened {
  const { actions: _, expect: __, fails: ___, ...position } = scenario;
  return { ...rest, scenario: position };
}

/** A store with a table at that state, at which nobody plays. It stays the same for the whole life of the editor. */
export function useTableOf(preferences: Preferences, state: State): StoreApi<Store> {
  const [table] = useState(() => staticStore(publishedAt(preferences, state), preferences));
  useLayoutEffect(() => table.setState(publishedAt(preferences, state)), [table, preferences, state]);
  return table;
}

/** What is published of a game at that state, with nothing to do in it. */
function publishedAt({ names, grace, preset }: Preferences, state: State): Published {
  const settings = { seating: 'side-by-side', grace, preset, seed: 0 } as const;
  const facts = { id: 'edited', now: 0, names, settings, position: null };
  const record = newRecord(facts, { cards: state.set, rules: state.rules, actions: [] });
  return { ...publish(newSession(record, { state, moves: [], log: [] }, state), NO_GAME), offers: [], barFor: null };
}
