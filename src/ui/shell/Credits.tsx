import type { Paragraph } from '../../text/page/credits.ts';
import { CREDITS } from '../../text/page/credits.ts';

/** The credits: whose work the game uses. */
export const Credits = () =>
  CREDITS.map(({ title, text }) => (
    <section key={title ?? ''}>
      {title && <h3>{title}</h3>}
      <p>
        <Linked text={text} />
      </p>
    </section>
  ));

const Linked = ({ text }: { text: Paragraph }) =>
  text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.to} href={part.to}>
        {part.text}
      </a>
    ),
  );
