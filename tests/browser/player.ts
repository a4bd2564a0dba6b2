/** Plays whole games on the page for both players: reads what is offered, and takes something sensible. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { CHOICE_DEEDS } from '../../src/text/en/table/strip/choices.ts';
import type { Line, Seen } from './seen.ts';
import { button, buttons, nextChange, numberIn, PARTS, PATIENCE, readPage, STRIP } from './seen.ts';
import type { Side, Way } from './ways.ts';
import { byMouse, handleOf, locate, openHands } from './ways.ts';

export const ENDED = / wins$|^You win$|^A draw$/;
const ROLES = ['Evil Genius', 'Spy Master'];
const HOLD = /^Hold$/;
/** Where HOLD stood, a press is not taken at once: it was meant for HOLD. Milliseconds. */
const MEANT_FOR_HOLD = 600;
const SQUARE_CHOICE = / is in square \d: choose\.$/;
const CONTRAPTION = /, Static Contraption in|, Contraption attached/;
const CHOSEN = ', can be chosen';
/** The button that answers a choice of cards: "Destroy 2", "Choose none". */
const ANSWERS = [(n: string) => `Choose ${n}`, ...Object.values(CHOICE_DEEDS)];
const ANSWER = new RegExp(`^(?:${ANSWERS.map((deed) => deed('(?:\\d+(?: of \\d+)?|none)')).join('|')})$`);

export interface Start {
  seed: number;
  /** The path of the game on the server. */
  at?: string;
  grace?: string;
  seating?: string;
  names?: readonly [string, string];
}

export interface Manner {
  way?: Way;
  /** A side that should lose: a clumsy Genius builds nothing, a clumsy Master fights every Minion. */
  clumsy?: Side;
  /** Called before each decision. True if it did something itself. */
  before?(seen: Seen, player: Player): Promise<boolean>;
  /** Called with every snapshot of the page. */
  watch?(seen: Seen): void | Promise<void>;
  /** Called when a card leaves a hand for all to see. */
  shown?(card: Line): void;
  /** The table shows one part of itself at a time, and this player leafs through them. */
  leafing?: boolean;
}

export class Player {
  readonly page: Page;
  readonly way: Way;
  private readonly manner: Manner;
  /** What was tried in this turn without effect. */
  private tried = new Set<string>();
  private turn = '';
  moves = 0;

  constructor(page: Page, manner: Manner = {}) {
    this.page = page;
    this.manner = manner;
    this.way = manner.way ?? byMouse(page);
  }

  /** The parts of the table that had to be shown by hand before something in them could be pressed. */
  readonly leafed: string[] = [];

  /** When HOLD was seen to be gone. */
  private holdWentAt = Number.NEGATIVE_INFINITY;
  private hadHold = false;

  async see(): Promise<Seen> {
    const seen = await readPage(this.page, this.manner.leafing);
    const hasHold = button(seen, HOLD, STRIP) !== undefined;
    if (this.hadHold && !hasHold) this.holdWentAt = performance.now();
    this.hadHold = hasHold;
    await this.manner.watch?.(seen);
    return seen;
  }

  /** The page after the last press, if nothing was done since. */
  private latest: Seen | undefined;
  private async now(): Promise<Seen> {
    const seen = this.latest ?? (await this.see());
    this.latest = undefined;
    return seen;
  }

  /**
   * Presses a button of a snapshot, and waits until the page has changed. Nothing is pressed where the button has gone
   * meanwhile, or goes while it is aimed at: the session ends by itself what nobody can do anything in.
   */
  async press(line: Line, seen: Seen): Promise<Seen> {
    this.moves++;
    this.latest = undefined;
    const before = (await this.bringForward(line)) ? await this.see() : seen;
    const target = locate(this.page, line);
    const isGone = async () => (await target.count()) === 0;
    const press = async () => {
      const tooSoon = this.holdWentAt + MEANT_FOR_HOLD - performance.now();
      if (tooSoon > 0) await this.page.waitForTimeout(tooSoon);
      if (!(await isGone()))
        await this.way.press(target).catch(async (error: unknown) => {
          if (!(await isGone())) throw error;
        });
    };
    await press();
    const again = async () => {
      this.pressedAgain.push(line.name);
      if (this.pressedAgain.length > 3) throw new Error(`pressed twice: ${this.pressedAgain.join(', ')}`);
      await press();
    };
    this.latest = await this.changed(before, line.name, again);
    return this.latest;
  }

  /**
   * What had to be pressed a second time. This player is quicker than people are: between two looks it can miss that
   * something has just left, and press what it was meant to see. That may happen to it three times.
   */
  private readonly pressedAgain: string[] = [];

  /** Shows the part of the table in which that button is. True if another part was shown. */
  private async bringForward({ inside }: Line): Promise<boolean> {
    const part = this.manner.leafing && ['Lair', 'Networks'].find((one) => inside.includes(one));
    if (!part) return false;
    const tab = this.page.getByRole('navigation', { name: PARTS }).getByRole('button', { name: part });
    if ((await tab.getAttribute('aria-pressed')) === 'true') return false;
    this.leafed.push(part);
    await this.way.press(tab);
    await expect(tab).toHaveAttribute('aria-pressed', 'true');
    return true;
  }

  /** `again`: what is done once where nothing has come of it for a while. */
  async changed(before: Seen, what: string, again?: () => Promise<void>): Promise<Seen> {
    const begun = performance.now();
    let rest = again;
    let now = await this.see();
    while (now.all === before.all) {
      const waited = performance.now() - begun;
      if (waited > PATIENCE) throw new Error(`nothing came of: ${what}`);
      if (rest && waited > PATIENCE / 3) {
        await rest();
        rest = undefined;
      }
      await nextChange(this.page);
      now = await this.see();
    }
    return now;
  }

  async pressNamed(name: RegExp, part?: string): Promise<Seen> {
    const seen = await this.see();
    const line = button(seen, name, part);
    if (!line) throw new Error(`There is no ${name} on the page:\n${seen.all}`);
    return this.press(line, seen);
  }

  /** Goes from the title to the first secret choice. */
  async start({ seed, at = './', grace = '0 s', seating, names }: Start): Promise<void> {
    const { page, way } = this;
    await page.goto(`${at}?seed=${seed}`);
    for (const [i, name] of (names ?? []).entries()) await page.getByRole('textbox', { name: ROLES[i] }).fill(name);
    await way.press(page.getByRole('button', { name: 'Options' }));
    await expect(page.getByRole('heading', { name: 'Options for a new game' })).toBeFocused();
    await way.select(page.getByRole('radio', { name: grace, exact: true }));
    if (seating) await way.select(page.getByRole('radio', { name: seating }));
    await way.press(page.getByRole('button', { name: 'Play' }));
    await expect(page.getByRole('heading', { name: /take the seat$/ })).toBeFocused();
  }

  /** Plays until the game is over or `enough` is true. Returns the page as it is then. */
  async playOn(enough: (seen: Seen) => boolean = () => false, most = 4000): Promise<Seen> {
    for (let i = 0; i < most; i++) {
      const seen = await this.now();
      if (ENDED.test(seen.heading) || enough(seen)) return seen;
      await this.decide(seen);
    }
    throw new Error(`The game has no end: ${most} decisions`);
  }

  /** Makes one decision for the side that is asked. */
  async decide(seen: Seen): Promise<void> {
    const turn = seen.lines.find(({ role, text }) => role === 'text' && text.startsWith('Round '))?.text ?? '';
    if (turn !== this.turn) {
      this.turn = turn;
      this.tried.clear();
    }
    if (await this.fold(seen)) return;
    const read = buttons(seen).find(
      ({ name, inside }) => name === 'Close' && /^What .* did$/.test(inside.at(-1) ?? ''),
    );
    if (read) return void (await this.press(read, seen));
    if (await this.manner.before?.(seen, this)) return;
    const lift = button(seen, /: lift the curtain$|: show the plans$/);
    if (lift) return void (await this.press(lift, seen));
    if (/choose your Evil Plan$/.test(seen.heading)) return this.choosePlan(seen);
    if (seen.heading !== 'The table') return void (await this.changed(seen, `waiting at "${seen.heading}"`));
    const { prompt } = seen;
    const resolve = button(seen, /^Let it resolve$|: OK$/, STRIP) ?? button(seen, /^Never mind$|^Go on$/, STRIP);
    if (/: which edge of .*\?$|, if you wish\.$/.test(prompt))
      return void (await this.press(buttons(seen, STRIP)[0], seen));
    if (/^(Choose|Open your hand and choose) .* of (it|your (hand|deck))\.$/.test(prompt))
      return this.chooseFromHand(seen);
    if (button(seen, /^Take back$/, STRIP)) return this.playCommitted(seen);
    if (/: (choose one\.$|touch .* to choose)/.test(prompt)) return this.choose(seen);
    if (resolve) return void (await this.press(resolve, seen));
    if (SQUARE_CHOICE.test(prompt)) return this.dealWithSquare(seen);
    const step = button(
      seen,
      /^(Not this turn|Keep all and draw nothing|Lair done|Actions done|Assigning done|End turn)$/,
      STRIP,
    );
    const plan = button(seen, /^(Advance plan$|Complete plan…)/, STRIP);
    if (plan) return plan.name.startsWith('Complete') ? this.complete(plan, seen) : void (await this.press(plan, seen));
    const activate = button(seen, /^Activate plan$/, STRIP);
    if (activate && this.first('activate')) {
      // Who has the own hand in sight is not asked once more.
      const asked = await this.press(activate, seen);
      if (button(asked, /^Activate$/, STRIP)) await this.pressNamed(/^Activate$/, STRIP);
      return;
    }
    if (step?.name.startsWith('Keep all') && (await this.makeRoom(seen))) return;
    if (step?.name === 'Lair done' && (await this.furnish(seen))) return;
    if (step?.name === 'Actions done' && (await this.actAsMaster(seen))) return;
    if (step?.name === 'Assigning done' && (await this.assign(seen))) return;
    if (/^Touch an assigned Spy/.test(prompt) && (await this.send(seen))) return;
    // A press is not taken where something has only just left. Then what was begun still asks for it.
    const rest = button(seen, /^Send into the lair$/, STRIP) ?? button(seen, /^Cancel$/, STRIP);
    const next = step ?? rest;
    if (next) return void (await this.press(next, seen));
    await this.changed(seen, `waiting at "${prompt}"`);
  }

  private isKeen = (side: Side): boolean => this.manner.clumsy !== side;
  /** True if this is tried for the first time in this turn. */
  private first(what: string): boolean {
    if (this.tried.has(what)) return false;
    this.tried.add(what);
    return true;
  }

  /** Chooses the cheapest plan, and among equals the one with the most Evilness. */
  private async choosePlan(seen: Seen): Promise<void> {
    const plans = seen.lines.filter(({ role }) => role === 'radio');
    if (plans.length === 0) return void (await this.changed(seen, 'showing the plans'));
    const price = ({ name }: Line) => numberIn(name, 'Contraptions worth') + numberIn(name, 'Minions worth');
    const worth = (plan: Line) => numberIn(plan.name, 'Evilness') / (price(plan) + 1);
    const best = [...plans].sort((a, b) => worth(b) - worth(a))[0];
    await this.way.select(locate(this.page, best));
    await this.pressNamed(/^Choose /);
  }

  /** Closes the hand that lies open, if there is one: it may lie over the table. */
  async fold(seen: Seen): Promise<boolean> {
    const side = handOnPage(seen);
    if (!side || (await openHands(this.page).count()) === 0) return false;
    this.latest = undefined;
    for (let tries = 0; tries < 9 && (await openHands(this.page).count()) > 0; tries++) {
      await this.way.press(handleOf(this.page, side));
      await this.page.waitForTimeout(50);
    }
    await expect(openHands(this.page)).toHaveCount(0);
    return true;
  }

  /** Opens a hand and reads its cards, in their order. The hand stays open. */
  async openHand(side: Side): Promise<{ seen: Seen; hand: Line[] }> {
    this.latest = undefined;
    const hand = this.page.getByRole('list', { name: 'Your hand' });
    const lift = this.page.getByRole('button', { name: /: lift the curtain$/ });
    await this.fold(await this.see());
    await this.way.openHand(side);
    await expect(hand.or(lift)).toBeVisible();
    if (await lift.isVisible()) {
      await this.way.closeHand(side);
      await this.way.press(lift);
      await expect(hand).toBeVisible();
      await this.fold(await this.see());
      await this.way.openHand(side);
    }
    await expect(hand).toBeVisible();
    const seen = await this.see();
    return { seen, hand: buttons(seen, 'Your hand') };
  }

  async closeHand(side: Side): Promise<void> {
    await this.way.closeHand(side);
    await expect(openHands(this.page)).toHaveCount(0);
  }

  /** Opens a hand, and takes the card that `choose` returns to the table. */
  async playFromHand(side: Side, choose: (playable: Line[]) => Line | undefined): Promise<boolean> {
    const { hand } = await this.openHand(side);
    const card = choose(hand.filter(({ name }) => name.endsWith(', can be played now')));
    if (!card) {
      await this.closeHand(side);
      return false;
    }
    this.moves++;
    this.manner.shown?.(card);
    await this.way.playFromHand(side, locate(this.page, card));
    // The hand of the only person at the table is lowered, not closed.
    await expect(openHands(this.page)).toHaveCount(0);
    return true;
  }

  private async furnish(seen: Seen): Promise<boolean> {
    const machines = buttons(seen, 'Lair').filter(({ name }) => CONTRAPTION.test(name)).length;
    const wanted = (card: Line): number => {
      if (/, Minion,/.test(card.name)) return 3;
      if (!this.isKeen('genius') || machines > 5 || !/Contraption/.test(card.name)) return 0;
      return this.tried.has(card.name) ? 0 : 1 + numberIn(card.name, 'Cost') / 10;
    };
    const minions = buttons(seen, 'Lair').filter(({ name }) => /, Minion in/.test(name)).length;
    if (!this.isKeen('genius') && minions > 1) return false;
    return this.playFromHand('genius', (cards) => {
      const best = [...cards].sort((a, b) => wanted(b) - wanted(a))[0];
      return best && wanted(best) > 0 && (/, Minion,/.test(best.name) || this.first(best.name)) ? best : undefined;
    });
  }

  /** Plays the committed card: touches workers, place and targets until it is played, or takes it back. */
  async playCommitted(seen: Seen): Promise<void> {
    const lit = buttons(seen).filter(({ name, inside }) => name.includes(CHOSEN) && !inside.includes('Your hand'));
    const play = button(seen, /^Play it$/, STRIP);
    if (play) return void (await this.press(play, seen));
    const free = lit.filter(({ name }) => !name.includes(', picked'));
    const best = /pick Free Minions/.test(seen.prompt)
      ? [...free].sort((a, b) => numberIn(b.name, 'Work') - numberIn(a.name, 'Work'))[0]
      : (free.find(({ name }) => name.startsWith('Square')) ?? free[0]);
    if (best) return void (await this.press(best, seen));
    await this.pressNamed(/^Take back$/, STRIP);
  }

  /** Chooses what a card asks for: as many lit things as it needs. */
  private async choose(seen: Seen): Promise<void> {
    const options = buttons(seen, STRIP).filter(({ name }) => !ANSWER.test(name) && !/^(Cancel|Rule )/.test(name));
    if (/choose one\.$/.test(seen.prompt) && options.length > 0) return void (await this.press(options[0], seen));
    const most = Number(/: touch .*?(\d+) \D* to choose/.exec(seen.prompt)?.[1] ?? 1);
    const confirm = button(seen, ANSWER, STRIP);
    const picked = Number(/\d+/.exec(confirm?.name ?? '')?.[0] ?? 0);
    const lit = buttons(seen).filter(({ name }) => name.includes(CHOSEN) && !name.includes(', picked'));
    if (confirm && (picked >= most || lit.length === 0)) return void (await this.press(confirm, seen));
    if (lit.length > 0) return void (await this.press(lit[0], seen));
    await this.changed(seen, `choosing at "${seen.prompt}"`);
  }

  private async chooseFromHand(seen: Seen): Promise<void> {
    const side = this.sideOf(seen);
    const least = Number(/Choose (\d+)/.exec(seen.prompt)?.[1] ?? 1);
    const list = seen.prompt.includes('of your deck') ? 'The top of your deck' : 'Your hand';
    await this.pickInHand(side, (hand) => hand.slice(0, least), ANSWER, list);
  }

  /** The side that has to decide, by the name in the strip and on the edges. */
  sideOf(seen: Seen): Side {
    const isGenius = ({ role, name }: Line) => role === 'region' && name === `${seen.who}, Evil Genius`;
    return seen.lines.some(isGenius) ? 'genius' : 'spymaster';
  }

  private async pickInHand(
    side: Side,
    pick: (hand: Line[]) => Line[],
    confirm: RegExp,
    list = 'Your hand',
  ): Promise<void> {
    const cards = this.page.getByRole('list', { name: list });
    this.latest = undefined;
    await this.way.openToPick(side);
    await expect(cards).toBeVisible();
    let seen = await this.see();
    if (confirm.source.startsWith('^Discard')) seen = await this.pressNamed(/^Discard…$/);
    // When discarding begins, the card that was being read is already picked.
    for (const card of pick(buttons(seen, list).filter(({ name }) => !name.endsWith(', picked')))) {
      const picked = cards.getByRole('button').nth(handPlace(seen, card, list));
      await this.way.press(picked);
      await expect(picked).toHaveAccessibleName(/, picked$/);
    }
    await this.pressNamed(confirm);
    await this.way.endPicking(side);
    this.latest = undefined;
    // The hand of the only person at the table is lowered, not closed.
    await expect(this.page.locator('[data-hand]:not([data-low])')).toHaveCount(0);
  }

  /** R1.5: discards some cards of a full hand without Minions (or Spies). */
  private async makeRoom(seen: Seen): Promise<boolean> {
    if (!/hand is full/.test(seen.prompt) || !this.first('discard')) return false;
    const side = this.sideOf(seen);
    await this.pickInHand(side, (hand) => hand.slice(0, 4), /^Discard \d/);
    return true;
  }

  private async complete(plan: Line, seen: Seen): Promise<void> {
    let now = await this.press(plan, seen);
    const meters = (word: string) => {
      const at = now.lines.findIndex(
        ({ role, name, inside }) => role === 'img' && name === word && inside.includes(STRIP),
      );
      const [have, need] = now.lines[at + 1].text.split('/').map((part) => Number.parseInt(part, 10));
      return { have, need };
    };
    const fill = async (word: 'Contraptions' | 'Minions', what: RegExp, value: (name: string) => number) => {
      for (let { have, need } = meters(word); have < need; { have, need } = meters(word)) {
        const cards = buttons(now, 'Lair').filter(({ name }) => what.test(name) && !name.includes(', picked'));
        now = await this.press(cards.sort((a, b) => value(b.name) - value(a.name))[0], now);
      }
    };
    await fill('Contraptions', CONTRAPTION, (name) => numberIn(name, 'Cost'));
    await fill('Minions', /, Minion in square/, (name) => (/Free/.test(name) ? 0 : 1));
    await this.pressNamed(/^Complete plan \(\d+\)$/, STRIP);
  }

  private async actAsMaster(seen: Seen): Promise<boolean> {
    if (/^No Actions left/.test(seen.prompt)) return false;
    const nodes = buttons(seen, 'Networks').filter(({ name }) => /, Node,/.test(name));
    const networks = seen.lines.filter(({ role, name }) => role === 'article' && name.startsWith('Network '));
    const spies = buttons(seen, 'Networks').filter(({ name }) => /, Spy,/.test(name));
    if (networks.length > 1)
      for (const node of nodes) {
        if (!this.first(`connect ${node.name} ${node.nth} ${nodes.length}`)) continue;
        const touched = await this.press(node, seen);
        const mate = buttons(touched, 'Networks').find(({ name }) => /, Node,/.test(name) && name.includes(CHOSEN));
        await (mate ? this.press(mate, touched) : this.pressNamed(/^Cancel$/, STRIP));
        return true;
      }
    const wanted = ({ name }: Line): number =>
      /, Spy,/.test(name) ? (spies.length < 2 ? 3 : 1) : /, Node,/.test(name) ? (nodes.length < 4 ? 2 : 0) : 0;
    return this.playFromHand('spymaster', (cards) => {
      const best = [...cards].sort((a, b) => wanted(b) - wanted(a))[0];
      return best && wanted(best) > 0 ? best : undefined;
    });
  }

  private async assign(seen: Seen): Promise<boolean> {
    for (const spy of buttons(seen, 'Unassigned Spies').filter(({ name }) => /, Spy,/.test(name))) {
      if (!this.first(`assign ${spy.name} ${spy.nth}`)) continue;
      const touched = await this.press(spy, seen);
      const here = buttons(touched, 'Networks').find(({ name }) => name.startsWith('Assign to '));
      if (here) await this.press(here, touched);
      // A Spy with one Network alone is assigned by the touch.
      else if (button(touched, /^Cancel$/, STRIP)) await this.pressNamed(/^Cancel$/, STRIP);
      return true;
    }
    return false;
  }

  private async send(seen: Seen): Promise<boolean> {
    const assigned = buttons(seen, 'Networks').filter(
      ({ name, inside }) => /, Spy,/.test(name) && !inside.includes('Unassigned Spies') && !/sent this turn/.test(name),
    );
    for (const spy of assigned) {
      if (!this.first(`send ${spy.name} ${spy.nth}`)) continue;
      const touched = await this.press(spy, seen);
      const go = button(touched, /^Send into the lair$/, STRIP);
      await (go ? this.press(go, touched) : this.pressNamed(/^Cancel$/, STRIP));
      return true;
    }
    return false;
  }

  /** Sneaks if possible, ignores rather than destroys, and else fights. */
  private async dealWithSquare(seen: Seen): Promise<void> {
    const ways = buttons(seen, STRIP).filter(({ name }) => !/not possible/.test(name));
    const best = (
      this.isKeen('spymaster')
        ? [/^Sneak Sneak \d+ →/, /^Ignore goes on/, /^Attack /, /^Destroy /]
        : [/^Attack /, /^Destroy /, /^Ignore /]
    )
      .map((way) => ways.find(({ name }) => way.test(name)))
      .find(Boolean);
    if (!best) return void (await this.changed(seen, `standing at "${seen.prompt}"`));
    await this.press(best, seen);
  }
}

/** The side whose hand lies open on the page. */
export function handOnPage(seen: Seen): Side | undefined {
  const hand = seen.lines.find(({ role, name }) => role === 'list' && name === 'Your hand');
  if (!hand) return undefined;
  return hand.inside.some((part) => part.endsWith(', Evil Genius')) ? 'genius' : 'spymaster';
}

const handPlace = (seen: Seen, card: Line, list = 'Your hand'): number => buttons(seen, list).indexOf(card);
