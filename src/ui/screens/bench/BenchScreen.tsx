import type { DragEvent } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { catalogOf } from '../../../engine/index.ts';
import type { Scenario } from '../../../scenario/format.ts';
import { readText } from '../../../scenario/link.ts';
import { BadScenario } from '../../../scenario/trouble.ts';
import { tryCard } from '../../../scenario/tryCard/index.ts';
import { scenarioSentence } from '../../../text/en/scenario/trouble.ts';
import { BENCH, tryName } from '../../../text/en/screens/bench.ts';
import { Button } from '../../kit/Button.tsx';
import { fetched } from '../../page/boundary/fetched.tsx';
import { fileKind } from '../../page/files/fileKind.ts';
import { fileText } from '../../page/files/fileText.ts';
import { useArrival } from '../../page/route/focus.ts';
import { takePassed } from '../../page/route/passed.ts';
import { go } from '../../page/route/route.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { MOST_BYTES } from '../sets/address.ts';
import type { Brought } from '../sets/files.ts';
import css from './bench.module.css';
import { keepDraft, keptDraft } from './draft.ts';
import { Editor } from './Editor.tsx';
import { takeHanded } from './handed.ts';
import { OpenPosition } from './OpenPosition.tsx';
import type { Opened } from './opening.ts';
import { opened, otherSetOf, readLink, setInUse } from './opening.ts';
import { PositionSheet } from './PositionSheet.tsx';
import { useLeaving } from './useLeaving.tsx';

const setDialog = fetched(() => import('../sets/SetDialog.tsx').then(({ SetDialog }) => SetDialog), 'dialog');

interface Props {
  /** The link in the address, or null. */
  link: string | null;
  /** The id of the card in the address that is to be tried, or null. */
  card: string | null;
}

/** A scenario that is to be opened, and where it came from. */
type Given = Pick<Opened, 'scenario' | 'from'>;

/** A table on which nothing lies: the lair step of a turn in which most is allowed. */
const EMPTY: Scenario = {
  name: BENCH.emptyName,
  setup: { turn: { number: 3, side: 'genius', step: 'lair' } },
};

/** What is wrong with a scenario, in words. All other errors are thrown on. */
function wordsOf(error: unknown): string {
  if (error instanceof BadScenario) return scenarioSentence(error.trouble);
  throw error;
}

/** The workbench: opens a position, says what it is, and plays, edits or saves it. */
export function BenchScreen({ link, card }: Props) {
  const store = useGameStore();
  const hash = useGame((s) => s.cards?.hash);
  const rules = useGame((s) => s.cards?.rules);
  const address = useGame((s) => s.cards?.brought?.address);
  const heading = useArrival<HTMLHeadingElement>();
  const [given, setGiven] = useState<Given | null>(null);
  const [editing, setEditing] = useState(false);
  /** What was edited is saved nowhere. */
  const [unsaved, setUnsaved] = useState(false);
  const { question, leave } = useLeaving(unsaved && !editing);
  const [trials, setTrials] = useState<readonly Scenario[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [position, setPosition] = useState<Opened | null>(null);
  /** A card set that is opened here. */
  const [brought, setBrought] = useState<Brought | null>(null);

  /** Reads what is to be opened, or says why not. */
  const read = useCallback(async (from: string, make: () => Scenario | Promise<Scenario>) => {
    setTrouble(null);
    setGiven(null);
    setUnsaved(false);
    keepDraft(null);
    try {
      setGiven({ scenario: await make(), from });
    } catch (error) {
      setTrouble(wordsOf(error));
    }
  }, []);

  /** Opens a scenario, or the card set that somebody took for one. */
  const openText = useCallback(
    (text: string, from: string) => {
      if (fileKind(text) === 'set') setBrought({ dropped: [new File([text], from)] });
      else void read(from, () => readText(text));
    },
    [read],
  );
  const openFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setTrouble(BENCH.tooLarge(file.name));
    try {
      openText(await fileText(file), file.name);
    } catch {
      setTrouble(BENCH.unreadable(file.name));
    }
  };

  useEffect(() => {
    const passed = takePassed();
    const handed = takeHanded();
    const kept = passed || handed ? null : keptDraft();
    if (passed) openText(passed.text, passed.name);
    else if (handed) {
      setGiven({ scenario: handed.scenario, from: BENCH.fromGame });
      setEditing(handed.edit);
    } else if (kept) {
      setGiven(kept);
      setEditing(kept.editing);
      setUnsaved(kept.unsaved);
    } else if (link !== null) void read(BENCH.fromLink, () => readLink(link));
    else if (card !== null && hash) {
      const found = tryCard(catalogOf({ set: hash }), rules ?? {}, card).map((scenario) => ({
        ...scenario,
        name: tryName(scenario.name ?? ''),
      }));
      setTrials(found);
      if (found.length > 0) setGiven({ scenario: found[0], from: BENCH.fromCard });
      else setTrouble(BENCH.noCard(card));
    }
  }, [link, card, hash, rules, read, openText]);

  // Whenever something is given, and again when another set is used; but what is being edited stays.
  const isEdited = editing && position !== null;
  useEffect(() => {
    if (isEdited) return;
    setPosition(null);
    if (!given) return;
    try {
      setPosition(opened(given.scenario, setInUse(hash, rules), given.from));
      setTrouble(null);
    } catch (error) {
      setTrouble(wordsOf(error));
    }
  }, [given, hash, rules, isEdited]);

  const other = given ? otherSetOf(given.scenario, hash) : undefined;
  /** The set of that address is used, and is not the one that it was. */
  const hasChanged = other?.address !== undefined && other.address === address;
  /** Takes the set from what this browser keeps, else from its address, about which the dialog asks first. */
  const takeSet = ({ hash: wanted, address: at }: NonNullable<Scenario['cardSet']>) => {
    if (store.getState().bringKept(wanted)) return;
    if (at === undefined) setTrouble(BENCH.noSuchSet);
    else setBrought({ address: at });
  };
  const drop = (event: DragEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    void openFile(event.dataTransfer.files[0]);
  };

  if (position && editing)
    return (
      <Editor
        opened={position}
        unsaved={unsaved}
        onDone={(edited, isUnsaved) => {
          const { scenario, from } = edited;
          keepDraft({ scenario, from, editing: false, unsaved: isUnsaved });
          setUnsaved(isUnsaved);
          setGiven(edited);
          setPosition(edited); // no moment shows the old one
          setEditing(false);
        }}
      />
    );
  return (
    <main className={css.bench} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className={css.page}>
        <div className="spread">
          <h1 ref={heading} tabIndex={-1} className={css.heading}>
            {BENCH.title}
          </h1>
          <Button look="quiet" onClick={() => leave(() => go({ screen: 'start' }))}>
            {BENCH.back}
          </Button>
        </div>
        <p role="alert" className="trouble">
          {trouble}
        </p>
        {other && (
          <div className={css.other}>
            <p>{hasChanged ? BENCH.changedSet(other) : BENCH.otherSet(other)}</p>
            {!hasChanged && (
              <Button small onClick={() => takeSet(other)}>
                {BENCH.takeSet}
              </Button>
            )}
          </div>
        )}
        {trials.length > 1 && (
          <div className="row">
            <span>{BENCH.trials}</span>
            {trials.map((trial, i) => (
              <Button
                key={JSON.stringify(trial.setup)}
                small
                aria-pressed={position?.scenario === trial}
                onClick={() => setGiven({ scenario: trial, from: BENCH.fromCard })}
              >
                {BENCH.trial(i + 1)}
              </Button>
            ))}
          </div>
        )}
        {position ? (
          <PositionSheet
            key={JSON.stringify(position.scenario.setup)}
            opened={position}
            onEdit={() => setEditing(true)}
            onChange={(scenario) => {
              const changed = { ...position, scenario };
              keepDraft({ scenario, from: position.from, editing: false, unsaved: true });
              setUnsaved(true);
              setGiven(changed);
              setPosition(changed);
            }}
            onSaved={() => {
              const { scenario, from } = position;
              if (unsaved) keepDraft({ scenario, from, editing: false, unsaved: false });
              setUnsaved(false);
            }}
            onAnother={() =>
              leave(() => {
                keepDraft(null);
                setUnsaved(false);
                setGiven(null);
              })
            }
          />
        ) : (
          <OpenPosition
            onFile={(file) => void openFile(file)}
            onLink={(address) => void read(BENCH.fromLink, () => readLink(address))}
            onEmpty={() => {
              setGiven({ scenario: EMPTY, from: BENCH.fromEmpty });
              setEditing(true);
            }}
          />
        )}
      </div>
      {question}
      {brought && (
        <setDialog.Part
          brought={brought}
          onClose={() => setBrought(null)}
          onScenario={({ name, text }) => openText(text, name)}
        />
      )}
    </main>
  );
}
