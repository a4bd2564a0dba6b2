/** A world for the store under the control of tests: a clock that stands still, and a storage that tabs share. */

import { answering } from '../../src/opponents/answer.ts';
import type { Opponents, Question, Reply, StartOpponents } from '../../src/opponents/question.ts';
import type { Reach } from '../../src/scenario/reach/question.ts';
import type { Keep } from '../../src/storage/keep.ts';
import type { Disk } from '../../src/storage/vault.ts';
import { openVault } from '../../src/storage/vault.ts';
import { readPosition, scenarios } from '../../src/store/positions.ts';
import type { GameStore } from '../../src/store/store.ts';
import { createGameStore } from '../../src/store/store.ts';
import type { CardSet, NewGameOptions } from '../../src/store/types.ts';
import type { World } from '../../src/store/world.ts';
import { TEST_CARDS } from '../engine/cards.ts';

/** A browser with any number of tabs. */
export class Browser {
  readonly items = new Map<string, string>();
  /** True: nothing can be written any more. */
  full = false;
  /** True: tabs get no events about each other's changes. */
  deaf = false;
  /** Whether the browser promises to keep what it has, and how often it was asked to. */
  promising = false;
  promises = 0;
  /** Closing the page that called last asks first. */
  held = false;
  now = 1_000_000;
  readonly locks: LockManager | undefined;
  private listeners: { tab: string; run: (key: string | null) => void }[] = [];
  private hidden: { tab: string; run: () => void }[] = [];
  private timers: { at: number; every: number | null; run: () => void }[] = [];
  private tabs = 0;
  private ids = 0;

  /** The bots that were started, and the questions that are still open. They answer when `think` is called. */
  readonly started: FakeOpponents[] = [];
  readonly startOpponents: StartOpponents = (onLost) => {
    const opponents = new FakeOpponents(onLost);
    this.started.push(opponents);
    return Promise.resolve(opponents);
  };

  /** The question of a search for a goal that is still open; a test answers it. */
  searched: { question: Parameters<Reach['ask']>[0]; answer: Parameters<Reach['ask']>[1] } | null = null;
  readonly reach: Reach = {
    ask: (question, answer) => {
      this.searched = { question, answer };
    },
    stop: () => {
      this.searched = null;
    },
  };

  constructor({ locks = false }: { locks?: boolean } = {}) {
    this.locks = locks ? (new Locks() as unknown as LockManager) : undefined;
  }

  /** The world of a new tab. */
  world(): World {
    const tab = `tab${++this.tabs}`;
    const tell = (key: string): void => {
      for (const { tab: other, run } of [...this.listeners]) if (other !== tab && !this.deaf) run(key);
    };
    const keep: Keep = {
      getItem: (key) => this.items.get(key) ?? null,
      setItem: (key, value) => {
        if (this.full) throw new DOMException('full', 'QuotaExceededError');
        this.items.set(key, value);
        tell(key);
      },
      removeItem: (key) => {
        this.items.delete(key);
        tell(key);
      },
      keys: () => [...this.items.keys()],
      fleeting: false,
    };
    const disk: Disk = {
      keeps: 'at-once',
      put: (changes, guard, done) => {
        const there = guard && this.items.get(guard.key);
        if (guard && there !== undefined && there !== guard.text) return done('overtaken');
        if (this.full && Object.values(changes).some((text) => text !== null)) return done('no-room');
        for (const [key, text] of Object.entries(changes)) {
          if (text === null) this.items.delete(key);
          else this.items.set(key, text);
          tell(key);
        }
        return done();
      },
      read: (_, done) => done(this.items),
      onWritten: (run) => this.listen(tab, (key) => key !== null && run([key])),
    };
    return {
      keep,
      vault: openVault(disk, this.items),
      tab,
      // A clock counts whole milliseconds; a timer may be due between two of them.
      now: () => Math.floor(this.now),
      after: (ms, run) => this.timer(ms, null, run),
      every: (ms, run) => this.timer(ms, ms, run),
      onChange: (run) => this.listen(tab, run),
      onHide: (run) => {
        const hidden = { tab, run };
        this.hidden.push(hidden);
        return () => {
          this.hidden = this.hidden.filter((h) => h !== hidden);
        };
      },
      locks: this.locks,
      awake: undefined,
      positions: { read: readPosition, scenarios, load: () => Promise.resolve() },
      opponents: this.startOpponents,
      debriefing: () => Promise.reject(new Error('Nobody debriefs.')),
      reach: () => Promise.resolve(this.reach),
      persisted: (ask) => {
        if (ask) this.promises++;
        return Promise.resolve(this.promises > 0 && this.promising);
      },
      holdPage: (on) => {
        this.held = on;
      },
      report(error) {
        throw error;
      },
      newId: () => `game-${++this.ids}`,
      newSeed: () => 42,
    };
  }

  private listen(tab: string, run: (key: string | null) => void): () => void {
    const listener = { tab, run };
    this.listeners.push(listener);
    return () => {
      this.listeners = this.listeners.filter((l) => l !== listener);
    };
  }

  private timer(ms: number, every: number | null, run: () => void): () => void {
    const timer = { at: this.now + ms, every, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((t) => t !== timer);
    };
  }

  /** Closes or hides a tab, the first unless another is named. Its timers stand still. */
  hide(tab = 'tab1'): void {
    for (const { tab: one, run } of [...this.hidden]) if (one === tab) run();
    this.timers = [];
  }

  /** Kills all tabs without any event. */
  kill(): void {
    this.timers = [];
    this.listeners = [];
  }

  /** The device sleeps: time passes, and no timer runs. Those that were due run when it wakes. */
  sleep(ms: number): void {
    this.now += ms;
    this.pass(0);
  }

  /** Lets time pass. */
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const next = this.timers.filter((t) => t.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.now = Math.max(this.now, next.at);
      if (next.every === null) this.timers = this.timers.filter((t) => t !== next);
      else next.at += next.every;
      next.run();
    }
    this.now = until;
  }
}

/** Bots that think when a test says so. */
export class FakeOpponents implements Opponents {
  readonly onLost: () => void;
  readonly answer = answering(() => 0);
  open: { question: Question; reply: (reply: Omit<Reply, 'number'>) => void } | null = null;
  stopped = false;

  constructor(onLost: () => void) {
    this.onLost = onLost;
  }
  ask(question: Question, reply: (reply: Omit<Reply, 'number'>) => void): void {
    this.open = { question, reply };
  }
  stop(): void {
    this.stopped = true;
  }
  /** Answers the open question as the bot does. */
  think(): void {
    const asked = this.open;
    this.open = null;
    asked?.reply(this.answer(asked.question));
  }
}

/** The part of Web Locks that the store uses. */
class Locks {
  private held = new Map<string, { stolen: () => void }>();
  request(name: string, options: LockOptions, use: (lock: unknown) => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      queueMicrotask(() => {
        const holder = this.held.get(name);
        if (holder && !options.steal) return resolve(use(null));
        holder?.stolen();
        const mine = { stolen: () => reject(new DOMException('stolen', 'AbortError')) };
        this.held.set(name, mine);
        // The page hears of its lock only after others cannot have it any more.
        void Promise.resolve()
          .then(() => use({ name }))
          .then((value) => {
            if (this.held.get(name) === mine) this.held.delete(name);
            resolve(value);
          });
      });
    });
  }
}

export const CARDS: CardSet = { cards: TEST_CARDS, rules: {}, problems: [] };
export const OPTIONS: NewGameOptions = {
  names: { genius: 'Ada', spymaster: 'Bob' },
  settings: { seating: 'side-by-side', grace: 2, preset: 'recommended' },
  seed: 1,
};

/** A store with cards, in a new tab. */
export function openTab(browser: Browser = new Browser()): GameStore {
  const store = createGameStore(browser.world());
  store.getState().applyCards(CARDS);
  return store;
}
