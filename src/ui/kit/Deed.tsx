import type { Side } from '../../engine/index.ts';
import type { GLYPHS } from './glyphs.ts';
import { Icon } from './Icon.tsx';
import css from './parts.module.css';

/**
 * Stands before a line that tells a deed: whose it is, as a colour and a shape, and what kind of deed. The words of the
 * line say both, so it is decoration.
 */
export function Deed({ side, icon }: { side: Side | null; icon: keyof typeof GLYPHS }) {
  return (
    <span className={css.deed} data-side={side ?? undefined}>
      <Icon name={icon} />
    </span>
  );
}
