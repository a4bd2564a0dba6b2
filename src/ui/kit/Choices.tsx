import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useId } from 'react';
import css from './Choices.module.css';

export interface Option<T> {
  value: T;
  title: string;
  text?: ReactNode;
  picture?: ReactNode;
}
interface Props<T> {
  legend: string;
  /** A sentence that says what the choice is about. */
  hint?: string;
  value: T;
  options: readonly Option<T>[];
  onChange(value: T): void;
  /** `row`: short titles side by side, with only the text of the chosen one below. */
  layout?: 'cards' | 'row';
}

/** A choice of one among a few: radio buttons drawn as cards. */
export function Choices<T extends string | number>({
  legend,
  hint,
  value,
  options,
  onChange,
  layout = 'cards',
}: Props<T>) {
  const name = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset className={clsx(css.choices, css[layout])}>
      <legend className={css.legend}>{legend}</legend>
      {hint && <p className={css.hint}>{hint}</p>}
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              name={name}
              className="radio"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span className={css.title}>{option.title}</span>
            {layout === 'cards' && option.text && <span className={css.text}>{option.text}</span>}
          </label>
        ))}
      </div>
      {layout === 'row' && (
        <p className={css.text} aria-live="polite">
          {chosen?.text}
        </p>
      )}
    </fieldset>
  );
}
