import type { Side } from '../../../engine/index.ts';
import { HOW_TO_PLAY } from '../../../text/en/screens/howToPlay.ts';
import css from './HowToPlay.module.css';

/** The rules in four paragraphs. */
export const HowToPlay = () => (
  <section className={css.how} aria-labelledby="how-to-play">
    <h2 id="how-to-play">{HOW_TO_PLAY.title}</h2>
    <ol className={css.steps}>
      <Lesson {...HOW_TO_PLAY.genius} side="genius" />
      <Lesson {...HOW_TO_PLAY.spymaster} side="spymaster" />
      {HOW_TO_PLAY.both.map((lesson) => (
        <Lesson key={lesson.title} {...lesson} />
      ))}
    </ol>
  </section>
);

const Lesson = ({ title, text, side }: { title: string; text: string; side?: Side }) => (
  <li data-side={side}>
    <h3>{title}</h3>
    <p>{text}</p>
  </li>
);
