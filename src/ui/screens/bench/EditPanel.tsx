import { useState } from 'react';
import type { Definition, Side } from '../../../engine/index.ts';
import { PLAN_STATUSES, SIDES, STEPS } from '../../../engine/index.ts';
import type { Destination, DestinationKind } from '../../../scenario/edit/edit.ts';
import { atTurn, removed, withFact, withNumber } from '../../../scenario/edit/edit.ts';
import type { Draft, Held } from '../../../scenario/edit/held.ts';
import { EDIT, STEP_NAME } from '../../../text/en/screens/editor.ts';
import { TYPE_TERMS } from '../../../text/en/terms.ts';
import { Button } from '../../kit/Button.tsx';
import type { Editing, Holding } from './editing.ts';
import css from './editor.module.css';
import { Section } from './Section.tsx';

interface Props extends Editing {
  holding: Holding;
  definition: Definition | null;
  kinds: readonly DestinationKind[];
  moving: boolean;
  onHold(holding: Holding): void;
  onMoving(on: boolean): void;
  onPut(place: Destination): void;
}

/** Beside the table: the held card and its places, new cards, the turn, and what lies in hands and piles. */
export function EditPanel(props: Props) {
  return (
    <>
      {props.holding && props.definition ? <HeldCard {...props} /> : <p className={css.hint}>{EDIT.hint}</p>}
      <AddCard {...props} />
      <Turn {...props} />
      <Piles {...props} />
    </>
  );
}

/** Places that are chosen here; all others are tapped on the table. */
const PRESSED: readonly DestinationKind[] = ['new-network', 'unassigned', 'plan', 'hand', 'deck', 'discard'];

function HeldCard({ draft, catalog, change, holding, definition, kinds, moving, onHold, onMoving, onPut }: Props) {
  if (!holding || !definition) return null;
  const id = 'id' in holding ? holding.id : null;
  const tapped = kinds.filter((kind) => kind !== 'scored' && !PRESSED.includes(kind));
  return (
    <section className={css.held} aria-label={definition.name}>
      <h2>{definition.name}</h2>
      <p className="soft">{id === null ? EDIT.chosen(definition.name) : TYPE_TERMS[definition.type].name}</p>
      {id !== null && <Facts {...{ draft, change, id }} definition={definition} />}
      {moving && tapped.length > 0 && (
        <ul className={css.targets}>
          {tapped.map((kind) => (
            <li key={kind}>{EDIT.to[kind]}</li>
          ))}
        </ul>
      )}
      <div className={css.bar}>
        {id !== null && tapped.length > 0 && (
          <Button small look={moving ? 'primary' : 'plain'} aria-pressed={moving} onClick={() => onMoving(!moving)}>
            {moving ? EDIT.moving : EDIT.move}
          </Button>
        )}
        {kinds
          .filter((kind) => PRESSED.includes(kind))
          .map((kind) => (
            <Button key={kind} small onClick={() => onPut({ at: kind } as Destination)}>
              {EDIT.to[kind]}
            </Button>
          ))}
        {kinds.includes('scored') &&
          SIDES.map((side) => (
            <Button key={side} small tone={side} onClick={() => onPut({ at: 'scored', side })}>
              {EDIT.scoredBy(side)}
            </Button>
          ))}
        {id !== null && (
          <Button
            small
            tone="danger"
            onClick={() => {
              if (change((d) => removed(d, catalog, id))) onHold(null);
            }}
          >
            {EDIT.remove}
          </Button>
        )}
        <Button small look="quiet" onClick={() => onHold(null)}>
          {EDIT.letGo}
        </Button>
      </div>
    </section>
  );
}

/** What of a card in play can be set: Busy, damage, the status of the plan. */
function Facts({
  draft,
  change,
  id,
  definition,
}: Pick<Props, 'draft' | 'change'> & { id: string; definition: Definition }) {
  const unit = Object.values(draft.lair).find((one) => one?.id === id);
  const spies = [...draft.unassigned, ...draft.networks.flatMap((network) => network.spies)];
  const bearer = definition.type === 'minion' ? unit : spies.find((one) => one.id === id);
  const plan = draft.plan?.id === id ? draft.plan : null;
  const set = (fact: Parameters<typeof withFact>[2]) => change((d) => withFact(d, id, fact));
  return (
    <>
      {bearer && <Stepper label={EDIT.damage} value={bearer.damage ?? 0} onChange={(damage) => set({ damage })} />}
      {unit && definition.type === 'minion' && (
        <div className={css.bar}>
          <Button small aria-pressed={unit.busy ?? false} onClick={() => set({ busy: !unit.busy })}>
            {EDIT.busy}
          </Button>
        </div>
      )}
      {plan && (
        <div className={css.bar}>
          {PLAN_STATUSES.map((status) => (
            <Button key={status} small aria-pressed={plan.status === status} onClick={() => set({ status })}>
              {EDIT.status[status]}
            </Button>
          ))}
          {plan.status === 'in-progress' && (
            <Button small aria-pressed={plan.faceUp} onClick={() => set({ faceUp: !plan.faceUp })}>
              {EDIT.faceUp}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface StepperProps {
  label: string;
  value: number;
  least?: number;
  onChange(value: number): void;
}

const Stepper = ({ label, value, least = 0, onChange }: StepperProps) => (
  <div className={css.stepper}>
    <span>{label}</span>
    <Button small aria-label={EDIT.less(label)} disabled={value <= least} onClick={() => onChange(value - 1)}>
      −
    </Button>
    <output>{value}</output>
    <Button small aria-label={EDIT.more(label)} onClick={() => onChange(value + 1)}>
      +
    </Button>
  </div>
);

/** The cards whose names hold what is typed. */
function AddCard({ catalog, holding, onHold }: Props) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = catalog.definitions.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <Section title={EDIT.add}>
      <input
        className="field"
        type="search"
        value={query}
        placeholder={EDIT.filter}
        aria-label={EDIT.filter}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul className={css.cards}>
        {found.map(({ id, name, type, side }) => (
          <li key={id}>
            <button
              type="button"
              className={css.card}
              data-side={side}
              aria-pressed={holding !== null && 'card' in holding && holding.card === id}
              onClick={() => onHold({ card: id })}
            >
              {name} <small>{TYPE_TERMS[type].name}</small>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Turn({ draft, now, change }: Props) {
  const { turn, score, actionsLeft, minionsLeft } = now.position.state;
  const side: Side = turn.number % 2 === 1 ? 'genius' : 'spymaster';
  const left = side === 'genius' ? ('minionsLeft' as const) : ('actionsLeft' as const);
  return (
    <Section title={`${EDIT.turn} ${turn.number}, ${STEP_NAME[turn.step]}`}>
      <Stepper
        label={EDIT.turn}
        value={turn.number}
        least={1}
        onChange={(number) =>
          change((d) => atTurn(d, { number, step: STEPS[number % 2 === 1 ? 'genius' : 'spymaster'][0] }))
        }
      />
      <label className={css.stepper}>
        <span>{EDIT.step}</span>
        <select
          className="field"
          value={draft.turn.step}
          onChange={(event) => {
            const step = event.target.value as Draft['turn']['step'];
            change((d) => atTurn(d, { number: turn.number, step }));
          }}
        >
          {STEPS[side].map((step) => (
            <option key={step} value={step}>
              {STEP_NAME[step]}
            </option>
          ))}
        </select>
      </label>
      {SIDES.map((one) => (
        <Stepper
          key={one}
          label={EDIT.score(one)}
          value={score[one]}
          onChange={(points) => change((d) => withNumber(d, one, points))}
        />
      ))}
      <Stepper
        label={EDIT[left]}
        value={left === 'minionsLeft' ? minionsLeft : actionsLeft}
        onChange={(value) => change((d) => withNumber(d, left, value))}
      />
    </Section>
  );
}

function Piles({ draft, catalog, holding, onHold }: Props) {
  const { hands, decks, discards, scored, plan } = draft;
  const piles: [string, readonly Held[]][] = [
    [EDIT.to.plan, plan ? [plan] : []],
    ...SIDES.map((side): [string, readonly Held[]] => [EDIT.hand[side], hands[side]]),
    ...(['genius', 'spymaster', 'plans'] as const).map((deck): [string, readonly Held[]] => [
      EDIT.deck[deck],
      decks[deck],
    ]),
    ...SIDES.map((side): [string, readonly Held[]] => [EDIT.discard[side], discards[side]]),
    ...SIDES.map((side): [string, readonly Held[]] => [EDIT.scored[side], scored[side]]),
  ];
  const held = holding && 'id' in holding ? holding.id : null;
  return (
    <>
      {piles.map(([title, cards]) => (
        <Section key={title} title={EDIT.count(title, cards.length)}>
          {cards.length === 0 && <p className="soft">{EDIT.empty}</p>}
          <ul className={css.cards}>
            {cards.map(({ card, id }) => {
              const { name, side } = catalog.definitions[catalog.indexOf.get(card) ?? 0];
              return (
                <li key={id}>
                  <button
                    type="button"
                    className={css.card}
                    data-side={side}
                    aria-pressed={held === id}
                    onClick={() => onHold(held === id ? null : { id })}
                  >
                    {name}
                  </button>
                </li>
              );
            })}
          </ul>
        </Section>
      ))}
    </>
  );
}
