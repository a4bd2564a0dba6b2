import { SHELL } from '../../../text/en/page/shell.ts';
import type { Paragraph } from '../../../text/en/reference/credits.ts';
import { CREDITS } from '../../../text/en/reference/credits.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import css from './Credits.module.css';

/** The credits: whose work the game uses. */
export const Credits = () =>
  CREDITS.map(({ title, text }) => (
    <section key={title ?? ''} className={css.part}>
      {title && <h3>{title}</h3>}
      <p>
        <Linked text={text} />
      </p>
    </section>
  ));

export const CreditsDialog = ({ onClose }: { onClose(): void }) => (
  <Dialog open title={SHELL.credits} onClose={onClose}>
    <Credits />
  </Dialog>
);

const Linked = ({ text }: { text: Paragraph }) =>
  text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.to} href={part.to} target="_blank" rel="noreferrer">
        {part.text}
      </a>
    ),
  );
