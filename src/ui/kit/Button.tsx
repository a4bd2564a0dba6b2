import clsx from 'clsx';
import type { ButtonHTMLAttributes, Ref } from 'react';
import css from './parts.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary`: the one thing to do next. `quiet`: no border. */
  look?: 'plain' | 'primary' | 'quiet';
  tone?: 'brass' | 'genius' | 'spymaster' | 'danger';
  small?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of at least 44 px. If a press should explain why it is disabled, pass `aria-disabled`, not `disabled`. */
export function Button({ look = 'plain', tone = 'brass', small, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(
        css.button,
        look !== 'plain' && css[look],
        tone !== 'brass' && css[tone],
        small && css.small,
        className,
      )}
      {...rest}
    />
  );
}
