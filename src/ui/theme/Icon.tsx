import icons from 'virtual:icons';
import { memo } from 'react';
import { GLYPHS } from './glyphs.ts';
import css from './parts.module.css';

interface IconProps {
  /** One of `GLYPHS` (`attack`, `spy`, …), or the game-icons name in a card's `icon`. */
  name: string;
  /** The name for screen readers. Without one the icon is decoration. */
  label?: string;
  className?: string;
}

const own: Readonly<Record<string, string>> = GLYPHS;

/** A picture in the colour and size of the text around it. */
export const Icon = memo(function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 512 512"
      className={className ? `${css.icon} ${className}` : css.icon}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG from our own build, never from a player
      dangerouslySetInnerHTML={{ __html: own[name] ?? icons[name] ?? '' }}
    />
  );
});
