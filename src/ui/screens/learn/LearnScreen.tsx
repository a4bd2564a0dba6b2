import { SHELL } from '../../../text/en/page/shell.ts';
import { LEARN } from '../../../text/en/screens/learn.ts';
import { Button } from '../../kit/Button.tsx';
import { useArrival } from '../../page/route/focus.ts';
import { go } from '../../page/route/route.ts';

/** Where the game is learned. */
export function LearnScreen() {
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <main className="screen">
      <div className="sheet">
        <h1 ref={heading} tabIndex={-1}>
          {LEARN.title}
        </h1>
        <Button onClick={() => go({ screen: 'start' })}>{SHELL.toTitle}</Button>
      </div>
    </main>
  );
}
