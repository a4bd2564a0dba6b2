import type { ReactNode } from 'react';
import type { Keyword, PlanStatus, Stat } from '../../engine/index.ts';
import { KEYWORDS, PLAN_STATUSES } from '../../engine/index.ts';
import type { Term } from '../../text/terms.ts';
import { KEYWORD_TERMS, STAT_TERMS, STATUS_TERMS } from '../../text/terms.ts';
import { capital } from '../../text/words.ts';
import { Connectors } from '../card/CardFace.tsx';
import card from '../card/card.module.css';
import { StatLine } from '../card/StatLine.tsx';
import { Icon } from '../theme/Icon.tsx';
import reference from './ReferenceDialog.module.css';
import { RuleLink } from './RuleLink.tsx';
import css from './SignsPage.module.css';
import { wordsOf } from './search.ts';

/** Something seen on the table, and what it says. */
interface Sign extends Omit<Term, 'rule'> {
  readonly picture: ReactNode;
  readonly rule?: string;
}

const SHOWN: readonly Stat[] = ['attack', 'health', 'perception', 'sneak', 'work'];

const ofStat = (stat: Stat): Sign => ({ ...STAT_TERMS[stat], picture: <Icon name={stat} /> });
const ofStatus = (status: PlanStatus): Sign => ({
  ...STATUS_TERMS[status],
  picture: <span className={css.chip}>{STATUS_TERMS[status].name}</span>,
});
const ofKeyword = (keyword: Keyword): Sign => ({
  ...KEYWORD_TERMS[keyword],
  picture:
    keyword === 'initiative' ? (
      <Icon name="initiative" />
    ) : (
      <span className={css.chip}>{KEYWORD_TERMS[keyword].name}</span>
    ),
});

const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  Numbers: [
    ...SHOWN.map(ofStat),
    {
      picture: <Icon name="cost" />,
      name: 'Cost',
      help: 'The Work it takes to build a Contraption, and what that counts towards an Evil Plan.',
      rule: 'R2.5',
    },
    {
      picture: <Icon name="evilness" />,
      name: 'Evilness',
      help: 'What an Evil Plan scores; who has enough of it wins.',
      rule: 'R1.3',
    },
    {
      picture: <StatLine facts={[{ stat: 'attack', now: 3, max: 3, printed: 2 }]} />,
      name: 'Raised',
      help: 'Something makes it more than the card says; touch the card to read both numbers.',
      rule: 'R6.10',
    },
    {
      picture: <StatLine facts={[{ stat: 'perception', now: 0, max: 0, printed: 2 }]} />,
      name: 'Lowered',
      help: 'Something makes it less than the card says.',
      rule: 'R6.10',
    },
    {
      picture: <StatLine facts={[{ stat: 'health', now: 2, max: 4, printed: 4 }]} />,
      name: 'What is left',
      help: 'Damage was taken, or Sneak spent, this turn: 2 of 4 are left.',
      rule: 'R6.8',
    },
    {
      picture: <span className={css.far}>⚔2 ♥3 ◉1 ⚒2</span>,
      name: 'Upside down',
      help: 'Across a tablet a card in the lair tells the far side too: Attack, Health, Perception, and Work where it is not 1.',
    },
  ],
  'The lair': [
    {
      picture: <span className={css.way}>▶</span>,
      name: 'The way in',
      help: 'A Spy enters square 1 and goes on square by square; behind square 8 lies the Evil Plan.',
      rule: 'R6.2',
    },
    {
      picture: (
        <span className={css.busy}>
          <Icon name="busy" /> Busy
        </span>
      ),
      name: 'Busy Minion',
      help: "Has worked: Perception 0, and it may not move or work until its owner's next turn begins.",
      rule: 'R2.1',
    },
    {
      picture: <span className={css.chip}>no sneaking</span>,
      name: 'Barred Spy',
      help: 'Has destroyed a Contraption and may not sneak for the rest of the turn.',
      rule: 'R6.4',
    },
  ],
  Keywords: KEYWORDS.map(ofKeyword),
  'The Networks': [
    {
      picture: (
        <span className={css.node}>
          <Connectors edges={['left', 'top']} />
        </span>
      ),
      name: 'Connectors',
      help: 'A Node connects where both it and its neighbour have one: left to right, top to bottom.',
      rule: 'R5.1',
    },
    {
      picture: (
        <span className={card.bonus}>
          <b>3</b>
          <Icon name="attack" /> +1
        </span>
      ),
      name: 'Network Bonus, not active',
      help: 'From a Network of size 3 on, each of its Spies will have 1 Attack more.',
      rule: 'R5.3',
    },
    {
      picture: (
        <span className={card.bonus} data-active>
          <b>3</b>
          <Icon name="attack" /> +1
        </span>
      ),
      name: 'Network Bonus, active',
      help: 'The Network is large enough: its Spies have it.',
      rule: 'R5.3',
    },
    {
      picture: (
        <span className={card.support}>
          <Icon name="node" />
          2–4
        </span>
      ),
      name: 'Support',
      help: 'The sizes of Network that this Spy can be assigned to.',
      rule: 'R4.4',
    },
  ],
  'The Evil Plan': [
    {
      picture: <Icon name="contraption" />,
      name: 'Contraptions',
      help: 'The Costs of those in the lair, of so much that is needed; ✓ when that is met.',
      rule: 'R3.2',
    },
    {
      picture: <Icon name="minion" />,
      name: 'Minions',
      help: 'Those in the lair, each worth 1 unless its card says otherwise, of so many that are needed.',
      rule: 'R3.2',
    },
    ...PLAN_STATUSES.map(ofStatus),
  ],
  'At the table': [
    {
      picture: <i className={css.ready} />,
      name: 'Ready',
      help: 'Something can be done with it now. Touch anything else, and you are told why not.',
    },
    {
      picture: <i className={css.target} />,
      name: 'Target',
      help: 'Can be chosen for what you have begun: touch it, or drop it there.',
    },
    {
      picture: <span className={css.chip}>hold to peek</span>,
      name: 'Peek',
      help: 'Hold your own edge, or the key on it, to see your hand; let go, and it is hidden. The other one looks away. More keeps it open.',
      rule: 'R10.1',
    },
    {
      picture: <Icon name="interrupt" />,
      name: 'INTERRUPT',
      help: "Stops the game, on either's turn, so that you can play an Epiphany or Intelligence, or use an ability, before it goes on.",
      rule: 'R9.5',
    },
    {
      picture: <i className={css.fuse} />,
      name: 'Fuse',
      help: 'What was announced happens when it has burnt down. Touch it to hold it; press INTERRUPT to respond.',
      rule: 'R9.2',
    },
  ],
};

const holds = ({ name, help }: Sign, words: readonly string[]): boolean => {
  const text = `${name} ${help}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** What the pictures, tags and marks on the table say; all, or those that hold every word looked for. */
export function SignsPage({ query }: { query: string }) {
  const words = wordsOf(query);
  const groups = Object.entries(SIGNS)
    .map(([title, signs]) => ({ title, signs: signs.filter((sign) => holds(sign, words)) }))
    .filter(({ signs }) => signs.length > 0);
  return (
    <div className={reference.signs}>
      {groups.map(({ title, signs }) => (
        <section key={title}>
          <h3 className={reference.section}>{title}</h3>
          <ul className={css.list}>
            {signs.map(({ picture, name, help, rule }) => (
              <li key={name} className={css.sign}>
                <span className={css.picture} aria-hidden="true">
                  {picture}
                </span>
                <p>
                  <strong>{capital(name)}.</strong> {help} {rule && <RuleLink rule={rule} />}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p>No sign holds all of these words. Try fewer of them.</p>}
    </div>
  );
}
