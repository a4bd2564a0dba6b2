import { useState } from 'react';
import { readSource } from '../../../cards/source.ts';
import type { Scenario } from '../../../scenario/format.ts';
import { readScenario } from '../../../scenario/format.ts';
import { BadScenario } from '../../../scenario/trouble.ts';
import { scenarioSentence } from '../../../text/en/scenario/trouble.ts';
import { MISSION } from '../../../text/en/screens/missions.ts';
import { Button } from '../../kit/Button.tsx';
import css from './bench.module.css';

/** A mission to begin with: each key that a short one needs. */
const FIRST = {
  side: 'genius',
  brief: MISSION.brief,
  goal: { score: { genius: 2 } },
  lost: { turn: { number: 9 } },
  tips: [{ when: { turn: { step: 'lair' } }, say: MISSION.say, pointAt: 'hand', rule: 'R4.2' }],
  theirs: [],
};

interface Props {
  scenario: Scenario;
  /** Throws a `BadScenario` if the mission does not fit. */
  onChange(scenario: Scenario): void;
}

/** The mission of a position: what it has, and its text to edit. */
export function MissionPart({ scenario, onChange }: Props) {
  const { mission } = scenario;
  const [text, setText] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const close = () => {
    setText(null);
    setTrouble(null);
  };
  const take = () => {
    const { value, faults } = readSource(text ?? '', '{ "side": "genius", … }');
    const [fault] = faults;
    if (fault) return setTrouble(MISSION.notJson(fault.line, fault.column));
    try {
      onChange(readScenario({ ...scenario, mission: value }));
      close();
    } catch (error) {
      if (!(error instanceof BadScenario)) throw error;
      setTrouble(scenarioSentence(error.trouble));
    }
  };
  const without = () => {
    const { mission: _, ...rest } = scenario;
    onChange(rest);
    close();
  };
  return (
    <section className={css.mission} aria-labelledby="mission">
      <h3 id="mission">{MISSION.title}</h3>
      <p className="soft">
        {mission ? MISSION.told(mission.tips?.length ?? 0, mission.goal !== undefined) : MISSION.none}
      </p>
      {text === null ? (
        <div className="row">
          <Button small onClick={() => setText(JSON.stringify(mission ?? FIRST, null, 2))}>
            {mission ? MISSION.edit : MISSION.make}
          </Button>
        </div>
      ) : (
        <>
          <textarea
            className="field"
            rows={16}
            spellCheck={false}
            aria-label={MISSION.field}
            aria-invalid={trouble !== null}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p role="alert" className="trouble">
            {trouble}
          </p>
          <div className="row">
            <Button small look="primary" onClick={take}>
              {MISSION.done}
            </Button>
            <Button small onClick={close}>
              {MISSION.cancel}
            </Button>
            {mission && (
              <Button small tone="danger" onClick={without}>
                {MISSION.remove}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
