import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CardId, GameEvent, View } from '../../../engine/index.ts';
import { definitionOf } from '../../../engine/index.ts';
import { combatRound } from '../../../text/page/table.ts';
import { listen } from '../../shell/listen.ts';
import { useGame, useGameStore } from '../../store/game.ts';
import { reducedMotion } from '../../theme/motion.ts';
import css from './show.module.css';

/** Milliseconds that each scene stays. */
const BEAT = 750;

interface Scene {
  square: number;
  title: string;
  lines: { text: string; side: 'spy' | 'minion' }[];
}

const blow = (name: string, damage: number, left: number, dead: boolean): string =>
  `${name} −${damage} ${dead ? '✕' : `♥ ${Math.max(0, left)}`}`;

/** The scenes of the last change: the rounds of a combat, and how it ended. */
function scenesOf(events: readonly GameEvent[], table: View): Scene[] {
  let square = table.infiltration?.square ?? 1;
  const dies = (card: number) => events.some((event) => event.type === 'died' && event.card === card);
  const rounds = events.filter((event) => event.type === 'combatRound');
  return events.flatMap((event): Scene[] => {
    if (event.type === 'combatStarted') square = event.square;
    if (event.type !== 'combatRound') return [];
    const { spy, card, round, toSpy, spyHealth, toMinion, minionHealth } = event;
    const dead = (one: CardId) => event === rounds.at(-1) && dies(one);
    const name = (one: CardId) => definitionOf(table, one).name;
    return [
      {
        square,
        title: combatRound(round),
        lines: [
          { side: 'spy', text: blow(name(spy), toSpy, spyHealth, dead(spy)) },
          { side: 'minion', text: blow(name(card), toMinion, minionHealth, dead(card)) },
        ],
      },
    ];
  });
}

/**
 * Shows a combat, round by round, over its room. A touch anywhere, or the next change, ends it.
 * With reduced motion it is not shown; the log tells it.
 */
export const Show = memo(function Show() {
  const store = useGameStore();
  const serial = useGame((s) => s.latest.serial);
  const [scenes, setScenes] = useState<readonly Scene[]>([]);
  const stage = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new serial starts a show
  useEffect(() => {
    const { latest, table } = store.getState();
    setScenes(table && !reducedMotion() ? scenesOf(latest.events, table) : []);
  }, [serial, store]);
  useEffect(() => {
    if (scenes.length === 0) return;
    const next = setTimeout(() => setScenes((now) => now.slice(1)), BEAT);
    return () => clearTimeout(next);
  }, [scenes]);

  const playing = scenes.length > 0;
  useEffect(() => {
    if (!playing) return;
    const letGo = () => setScenes([]);
    const elsewhere = ({ target }: Event) => target instanceof Node && !stage.current?.contains(target) && letGo();
    const stop = listen(window, { pointerdown: elsewhere, keydown: elsewhere }, true);
    const unsubscribe = store.subscribe((now, before) => now.table !== before.table && letGo());
    return () => {
      stop();
      unsubscribe();
    };
  }, [playing, store]);

  const scene = scenes[0];
  useLayoutEffect(() => {
    const room = document.querySelector(`[data-square="${scene?.square}"]`)?.getBoundingClientRect();
    const whole = stage.current?.getBoundingClientRect();
    if (!room || !whole || !stage.current) return;
    const x = Math.min(Math.max(room.x + room.width / 2 - whole.x, 120), whole.width - 120);
    stage.current.style.setProperty('--x', `${x}px`);
    stage.current.style.setProperty('--y', `${room.y + room.height / 2 - whole.y}px`);
  }, [scene]);
  if (!scene) return null;
  return (
    <button
      ref={stage}
      type="button"
      className={css.scene}
      data-square={scene.square}
      onClick={() => setScenes([])}
      tabIndex={-1}
      aria-hidden="true"
    >
      <span className={css.burst} key={scene.title}>
        <b className={css.title}>{scene.title}</b>
        {scene.lines.map(({ side, text }) => (
          <span key={side} className={css.blow} data-side={side}>
            {text}
          </span>
        ))}
      </span>
    </button>
  );
});
