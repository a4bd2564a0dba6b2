/** Asks the bots, which think in a worker. Bots that are lost are replaced by new ones. */
import type { Consult } from '../host/index.ts';
import type { Opponents, Question, Reply } from '../opponents/question.ts';
import type { World } from './world.ts';

/** A bot that has not answered after so many milliseconds is lost. */
export const PATIENCE = 8000;
/** When so many bots in a row are lost without an answer, people are asked what to do. */
export const TRIES = 2;

/** A question that waits for its answer. `game` and `scripted`: see `Question`. */
type Open = Consult & Pick<Question, 'game' | 'scripted'>;

/** What the bots do for the one who asks. */
interface Listener {
  /** False as long as the answer to that question is not to be given. `goOn` says that this may have changed. */
  mayAnswer(what: Consult): boolean;
  /** A bot has answered. Returns false if the answer is worth nothing. */
  answered(what: Consult, reply: Omit<Reply, 'number'>): boolean;
  /** That bot was lost, and a new one is asked. */
  replaced(source: string): void;
  /** The bot of that question is lost for good; null: it is not any more. */
  lost(what: Consult | null): void;
}

export interface Asking {
  /** Asks a bot. What was asked before is not answered any more. */
  ask(what: Open): void;
  /** Gives the answer that was kept back, if it may be given now. */
  goOn(): void;
  /** No answer is waited for any more: somebody has acted, for example. */
  forget(): void;
  /** Starts a bot anew after it was lost for good, and asks it again. */
  wake(): void;
  /** Stops all bots. */
  stop(): void;
}

export function newAsking({ after, opponents }: Pick<World, 'after' | 'opponents'>, listener: Listener): Asking {
  let bots: Promise<Opponents> | null = null;
  let open: Open | null = null;
  /** An answer that is not to be given yet. It belongs to the question that is open. */
  let kept: Omit<Reply, 'number'> | null = null;
  let isLost = false;
  let losses = 0;
  /** Counts questions, and the bots that were started. What belongs to an older number is not heeded. */
  let question = 0;
  let started = 0;
  let stopWaiting = (): void => {};

  function start(): Promise<Opponents> {
    const mine = ++started;
    return opponents(() => {
      if (mine === started) lose(question);
    });
  }

  function ask(what: Open): void {
    const number = ++question;
    open = what;
    kept = null;
    stopWaiting();
    stopWaiting = after(PATIENCE, () => lose(number));
    bots ??= start();
    bots.then(
      (there) => {
        if (number === question) put(there, what, number);
      },
      () => lose(number),
    );
  }

  function put(there: Opponents, what: Open, number: number): void {
    const { source, ms, game, view, offers, scripted } = what;
    there.ask({ number, source, ms, game, view, offers, scripted }, (reply) => {
      if (number !== question) return;
      stopWaiting();
      kept = reply;
      goOn();
    });
  }

  function goOn(): void {
    const [what, reply] = [open, kept];
    if (!what || !reply || !listener.mayAnswer(what)) return;
    close();
    if (listener.answered(what, reply)) losses = 0;
    else lose(question, what);
  }

  function close(): void {
    question++;
    open = null;
    kept = null;
    stopWaiting();
    if (isLost) listener.lost(null);
    isLost = false;
  }

  function halt(): void {
    started++;
    void bots?.then(
      (there) => there.stop(),
      () => {},
    );
    bots = null;
  }

  /** The bot does not answer. A new one is asked the same; after a few tries people have to say what to do. */
  function lose(number: number, what = open): void {
    if (number !== question || !what) return;
    halt();
    losses++;
    if (losses < TRIES) {
      listener.replaced(what.source);
      ask(what);
      return;
    }
    question++;
    stopWaiting();
    open = what;
    isLost = true;
    listener.lost(what);
  }

  return {
    ask,
    goOn,
    forget: () => open && close(),
    wake() {
      const what = open;
      if (!what) return;
      close();
      losses = 0;
      ask(what);
    },
    stop() {
      if (open) close();
      halt();
      losses = 0;
    },
  };
}
