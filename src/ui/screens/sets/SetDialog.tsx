import { useEffect, useRef, useState } from 'react';
import { changedLines } from '../../../text/en/game/cardChanges.ts';
import { setNotKept } from '../../../text/en/saves/trouble.ts';
import { FETCHING, NO_SET, SETS } from '../../../text/en/screens/sets.ts';
import { plain } from '../../../text/plain.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { fileKind } from '../../page/files/fileKind.ts';
import { TrialOfNow } from '../../page/notices/Trial.tsx';
import type { PassedFile } from '../../page/route/passed.ts';
import { passOn } from '../../page/route/passed.ts';
import { go } from '../../page/route/route.ts';
import { bringCards } from '../../page/session/bringCards.ts';
import { checkSet } from '../../page/session/checkSet.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { addressOf, fetchText } from './address.ts';
import { changesBetween } from './changes.ts';
import type { Brought, Texts } from './files.ts';
import { textsOf } from './files.ts';
import { Opener } from './Opener.tsx';
import type { Outcome, SetUse } from './Outcome.tsx';
import { OutcomeOf } from './Outcome.tsx';
import css from './SetDialog.module.css';

interface Props {
  /** Null: nothing yet; the dialog says how to open a set. */
  brought: Brought | null;
  onClose(): void;
  /** Called with a scenario that was taken for a set. If absent, the workbench opens it. */
  onScenario?(file: PassedFile): void;
}

/** The name of a set is cut at so many characters. */
const LONGEST = 60;

const toBench = (file: PassedFile): void => {
  passOn(file);
  go({ screen: 'bench' });
};

/** Opens a card set: checks it, says what is wrong with it, and has new games played with it. */
export function SetDialog({ brought, onClose, onScenario = toBench }: Props) {
  const { getState } = useGameStore();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [asked, setAsked] = useState<URL | null>(null);
  const latest = useRef(0);

  /** Shows what comes of the latest thing that was brought. */
  const show = async (bring: () => Promise<Outcome>) => {
    const turn = ++latest.current;
    setAsked(null);
    setOutcome({ is: 'reading' });
    const found = await bring();
    if (turn === latest.current) setOutcome(found);
  };
  /** `answer`: what was said of a set that is no whole game by itself. */
  const take = async (texts: Texts, address: string | null, answer?: SetUse): Promise<Outcome> => {
    const { files, called } = texts;
    if (files.length === 1 && fileKind(files[0].text) === 'scenario') {
      onClose();
      onScenario(files[0]);
      return { is: 'reading' };
    }
    try {
      await bringCards();
      const game = getState().ownSet() ?? undefined;
      const set = await checkSet(files, called, { game, extend: answer === 'added' });
      const name = plain(set.name, LONGEST) || SETS.unnamed;
      if (!set.good) return { is: 'bad', name, problems: set.problems, untold: set.untold };
      if (set.part && answer === undefined && game)
        return { is: 'part', name, cards: set.cards, answer: (given) => show(() => take(texts, address, given)) };
      const before = getState().cards;
      const unkept = await getState().bringSet({ ...set, name, address });
      const changed = changedLines(changesBetween(before, getState().cards));
      const withOwn = set.added !== undefined;
      return {
        is: 'good',
        name,
        withOwn,
        problems: set.problems,
        untold: set.untold,
        changed,
        ...(unkept && { unkept: setNotKept(unkept) }),
      };
    } catch {
      return { is: 'trouble', says: NO_SET.check };
    }
  };
  const fetchFrom = (address: URL) =>
    show(async () => {
      const got = await fetchText(address);
      if ('trouble' in got) return { is: 'trouble', says: got.trouble };
      const called = decoded(address.pathname);
      return take(
        { files: [{ name: called.slice(called.lastIndexOf('/') + 1), text: got.text }], called },
        address.href,
      );
    });
  const open = (what: Brought) => {
    if ('dropped' in what)
      return show(async () => {
        const texts = await textsOf(what.dropped);
        return 'trouble' in texts ? { is: 'trouble', says: texts.trouble } : take(texts, null);
      });
    if ('text' in what)
      return show(() => take({ files: [{ name: SETS.pastedFile, text: what.text }], called: SETS.pasted }, null));
    const address = addressOf(what.address, location.href);
    latest.current++;
    setOutcome(typeof address === 'string' ? { is: 'trouble', says: address } : null);
    setAsked(typeof address === 'string' ? null : address);
    return undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was brought is opened once
  useEffect(() => {
    if (brought) void open(brought);
  }, [brought]);

  return (
    <Dialog open title={asked ? FETCHING.title : SETS.title} onClose={onClose} className={css.dialog}>
      {asked ? (
        <Question address={asked} onYes={() => void fetchFrom(asked)} onNo={onClose} />
      ) : (
        <div className={css.sheet}>
          {outcome && <OutcomeOf outcome={outcome} onDone={onClose} />}
          <InPlay onAgain={(address) => void open({ address })} />
          <Opener onBrought={(what) => void open(what)} />
        </div>
      )}
    </Dialog>
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Names the address of a set, and asks before anything is fetched from there. */
const Question = ({ address, onYes, onNo }: { address: URL; onYes(): void; onNo(): void }) => (
  <div className={css.sheet}>
    <p>{FETCHING.host(address.host)}</p>
    <p className={css.address}>{address.href}</p>
    <p>{FETCHING.what}</p>
    <div className="row">
      <Button look="primary" onClick={onYes}>
        {FETCHING.yes}
      </Button>
      <Button onClick={onNo}>{FETCHING.no}</Button>
    </div>
  </div>
);

/** Which set new games are played with. */
function InPlay({ onAgain }: { onAgain(address: string): void }) {
  const { getState } = useGameStore();
  const cards = useGame((s) => s.cards);
  if (!cards) return null;
  const { brought, count, hash } = cards;
  return (
    <section className={css.now} aria-label={SETS.now}>
      <p>
        {SETS.now}{' '}
        <bdi>
          <b>{brought ? brought.name : SETS.own}</b>
        </bdi>
      </p>
      <p className={css.small}>
        {SETS.ofSet(count, hash.slice(0, 8))}
        {brought?.address && ` ${SETS.from(brought.address)}`}
      </p>
      {brought && (
        <div className="row">
          <Button small onClick={() => getState().bringSetBack()}>
            {SETS.back}
          </Button>
          {brought.address !== null && (
            <Button small onClick={() => onAgain(brought.address ?? '')}>
              {SETS.again}
            </Button>
          )}
        </div>
      )}
      <TrialOfNow />
    </section>
  );
}
