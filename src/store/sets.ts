/** The card sets that a new game may be played with: the game's own, and one that somebody brought. */

import type { Card, Rules } from '../engine/index.ts';
import { registerCatalog } from '../engine/index.ts';
import { segmentOf } from '../record/index.ts';
import type { Brought } from '../storage/brought.ts';
import { broughtLately, keepBrought, readBrought } from '../storage/brought.ts';
import * as say from '../text/en/saves/trouble.ts';
import { plain } from '../text/plain.ts';
import { setFor } from './readySet.ts';
import { dispatch, tellChanges } from './run.ts';
import type { ReadySet, Runner } from './runner.ts';
import type { Actions, BroughtSet, CardProblem, PublicState } from './types.ts';
import { mayAskWhatIf } from './whatIfSet.ts';

type SetActions = Pick<Actions, 'applyCards' | 'bringSet' | 'bringKept' | 'bringSetBack' | 'ownSet' | 'setBefore'>;

/** `cards`: what the page knows of the set before any action. `askWhatIf`: plays the finished game again. */
/** The name of a set that somebody brought is cut at so many characters. */
const LONGEST = 60;

export function setActions(runner: Runner, askWhatIf: () => void): SetActions & Pick<PublicState, 'cards'> {
  const { world, saves, api } = runner;
  let problems: readonly CardProblem[] = [];
  /** The game's own set when the page was opened. */
  let opened: ReadySet | null = null;

  function ready(cards: readonly Card[], rules: Partial<Rules>): ReadySet {
    const catalog = registerCatalog(cards);
    saves.remember(catalog.hash, catalog.source);
    return { catalog, rules, brought: null };
  }

  /** What the page knows of the set that the next game is played with. */
  function known(waiting: boolean): NonNullable<PublicState['cards']> {
    const { catalog, rules = {}, brought = null, missions = [], puzzles = [] } = setFor(runner) ?? {};
    const { hash = '', definitions = [] } = catalog ?? {};
    return { hash, count: definitions.length, rules, problems, waiting, brought, missions, puzzles };
  }
  const isWaiting = (): boolean => api.getState().cards?.waiting ?? false;
  const tell = (waiting = isWaiting()): void =>
    api.setState({ cards: known(waiting), mayAskWhatIf: mayAskWhatIf(runner) });

  function bring({ cards, rules, name, address, missions = [], puzzles = [] }: BroughtSet): Brought {
    const { catalog } = ready(cards, rules);
    const brought = { hash: catalog.hash, name: plain(name, LONGEST) || say.unnamedSet, address };
    runner.brought = { catalog, rules, brought, missions, puzzles };
    return brought;
  }

  const kept = readBrought(world.keep);
  const cards = kept && saves.cards(kept.hash);
  if (kept && cards) bring({ ...kept, cards });

  return {
    cards: runner.brought && known(false),

    applyCards({ cards, rules, problems: found }) {
      problems = found;
      if (cards.length === 0) {
        const none = runner.brought ? {} : { hash: '', count: 0, rules };
        api.setState({ cards: { ...known(false), ...none } });
        return;
      }
      const before = runner.cards;
      const now = ready(cards, rules);
      const same = areSame(before, now);
      runner.cards = now;
      opened ??= now;
      tell(same && isWaiting());
      if (!before || same || isBrought(runner)) return;
      tellChanges(runner, before);
      dispatch(runner, { do: 'cards', set: now.catalog.hash, rules });
      if (api.getState().whatIf) askWhatIf();
    },

    async bringSet(set) {
      const brought = bring(set);
      tell();
      const why = await saves.keepSet(brought.hash, set.cards);
      if (why) return why;
      const { rules, missions = [], puzzles = [] } = set;
      return keepBrought(world.keep, { ...brought, rules, missions, puzzles }) ? undefined : 'no-room';
    },

    bringKept(hash) {
      if (hash === runner.cards?.catalog.hash) {
        runner.brought = null;
        keepBrought(world.keep, null);
      } else if (hash !== runner.brought?.catalog.hash) {
        const cards = saves.cards(hash);
        if (!cards) return false;
        const lately = broughtLately(world.keep).find((set) => set.hash === hash);
        const known = lately ?? { rules: {}, name: say.unnamedSet, address: null, missions: [], puzzles: [] };
        const { rules, missions = [], puzzles = [] } = known;
        keepBrought(world.keep, { ...bring({ ...known, cards }), rules, missions, puzzles });
      }
      tell();
      return true;
    },

    ownSet: () => runner.cards && dataOf(runner.cards),

    setBefore() {
      const before = runner.brought ? runner.cards : opened;
      return before && !areSame(before, setFor(runner)) ? dataOf(before) : null;
    },

    bringSetBack() {
      runner.brought = null;
      keepBrought(world.keep, null);
      tell();
    },
  };
}

const dataOf = ({ rules, catalog }: ReadySet): Pick<BroughtSet, 'cards' | 'rules'> => ({
  rules,
  cards: catalog.source,
});

const areSame = (a: ReadySet | null, b: ReadySet | null): boolean =>
  a?.catalog === b?.catalog && JSON.stringify(a?.rules) === JSON.stringify(b?.rules);

/** True if the open game is played with a set that somebody brought: the designers' changes are not for it. */
const isBrought = ({ session }: Runner): boolean => !!session && segmentOf(session.record).name !== undefined;
