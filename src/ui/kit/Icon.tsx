import icons from 'virtual:icons';
import clsx from 'clsx';
import { memo } from 'react';
import { GLYPHS } from './glyphs.ts';
import { useLatePicture } from './latePictures.ts';
import css from './parts.module.css';

interface IconProps {
  /** One of `GLYPHS` (`attack`, `spy`, …), or the game-icons name in a card's `icon`. */
  name: string;
  /** One of `GLYPHS`, shown if there is no picture of that name. */
  instead?: string;
  /** The name for screen readers. Without one the icon is decoration. */
  label?: string;
  className?: string;
  /** Drawn with depth; see `Figure`. */
  deep?: boolean;
}

/** A picture in the colour and size of the text around it. */
export const Icon = memo(function Icon(props: IconProps) {
  const body = bodyIn(GLYPHS, props.name) ?? bodyIn(icons, props.name);
  return body === undefined ? <LateIcon {...props} /> : <Drawn {...props} body={body} />;
});

/** The same picture with depth: lit from the left, in shade at the right, before the shadow that it casts. */
export const Figure = (props: Pick<IconProps, 'name' | 'instead'>) => <Icon {...props} deep />;

const bodyIn = (pictures: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(pictures, name) ? pictures[name] : undefined;

function LateIcon(props: IconProps) {
  const body = useLatePicture(props.name);
  return <Drawn {...props} body={body ?? bodyIn(GLYPHS, props.instead ?? '') ?? ''} />;
}

/** The copies of which a figure is made, from the back to the front. */
const TONES = [css.cast, css.rim, css.form, css.shade];

const Drawn = ({ label, className, deep, body }: Omit<IconProps, 'name' | 'instead'> & { body: string }) => (
  <svg
    viewBox="0 0 512 512"
    className={clsx(css.icon, className)}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG from our own build, never from a player
    dangerouslySetInnerHTML={{ __html: deep ? TONES.map((tone) => `<g class="${tone}">${body}</g>`).join('') : body }}
  />
);
