import type { ReactNode } from 'react';
import type { Keyword, PlanStatus, Stat } from '../../engine/index.ts';
import { KEYWORDS, PLAN_STATUSES } from '../../engine/index.ts';
import { EDGE } from '../../text/page/hands.ts';
import { REFERENCE } from '../../text/page/reference.ts';
import type { SignWords } from '../../text/page/signs.ts';
import { SIGN_GROUPS, SIGNS } from '../../text/page/signs.ts';
import { LAIR } from '../../text/page/table.ts';
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
interface Sign extends SignWords {
  readonly picture: ReactNode;
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

const GROUPS: Readonly<Record<string, readonly Sign[]>> = {
  [SIGN_GROUPS.numbers]: [
    ...SHOWN.map(ofStat),
    {
      picture: <Icon name="cost" />,
      ...SIGNS.cost,
    },
    {
      picture: <Icon name="evilness" />,
      ...SIGNS.evilness,
    },
    {
      picture: <StatLine facts={[{ stat: 'attack', now: 3, max: 3, printed: 2 }]} />,
      ...SIGNS.raised,
    },
    {
      picture: <StatLine facts={[{ stat: 'perception', now: 0, max: 0, printed: 2 }]} />,
      ...SIGNS.lowered,
    },
    {
      picture: <StatLine facts={[{ stat: 'health', now: 2, max: 4, printed: 4 }]} />,
      ...SIGNS.left,
    },
    {
      picture: <span className={css.far}>⚔2 ♥3 ◉1 ⚒2</span>,
      ...SIGNS.upsideDown,
    },
  ],
  [SIGN_GROUPS.lair]: [
    {
      picture: <span className={css.way}>▶</span>,
      ...SIGNS.wayIn,
    },
    {
      picture: (
        <span className={css.busy}>
          <Icon name="busy" /> {LAIR.busy}
        </span>
      ),
      ...SIGNS.busy,
    },
    {
      picture: <span className={css.chip}>{LAIR.barred}</span>,
      ...SIGNS.barred,
    },
  ],
  [SIGN_GROUPS.keywords]: KEYWORDS.map(ofKeyword),
  [SIGN_GROUPS.networks]: [
    {
      picture: (
        <span className={css.node}>
          <Connectors edges={['left', 'top']} />
        </span>
      ),
      ...SIGNS.connectors,
    },
    {
      picture: (
        <span className={card.bonus}>
          <b>3</b>
          <Icon name="attack" /> +1
        </span>
      ),
      ...SIGNS.bonusInactive,
    },
    {
      picture: (
        <span className={card.bonus} data-active>
          <b>3</b>
          <Icon name="attack" /> +1
        </span>
      ),
      ...SIGNS.bonusActive,
    },
    {
      picture: (
        <span className={card.support}>
          <Icon name="node" />
          2–4
        </span>
      ),
      ...SIGNS.support,
    },
  ],
  [SIGN_GROUPS.plan]: [
    {
      picture: <Icon name="contraption" />,
      ...SIGNS.contraptions,
    },
    {
      picture: <Icon name="minion" />,
      ...SIGNS.minions,
    },
    ...PLAN_STATUSES.map(ofStatus),
  ],
  [SIGN_GROUPS.table]: [
    {
      picture: <i className={css.ready} />,
      ...SIGNS.ready,
    },
    {
      picture: <i className={css.target} />,
      ...SIGNS.target,
    },
    {
      picture: <span className={css.chip}>{EDGE.hold}</span>,
      ...SIGNS.peek,
    },
    {
      picture: <Icon name="interrupt" />,
      ...SIGNS.interrupt,
    },
    {
      picture: <i className={css.fuse} />,
      ...SIGNS.fuse,
    },
  ],
};

const holds = ({ name, help }: Sign, words: readonly string[]): boolean => {
  const text = `${name} ${help}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** What the pictures, tags and marks on the table mean: all, or those with all words of the query. */
export function SignsPage({ query }: { query: string }) {
  const words = wordsOf(query);
  const groups = Object.entries(GROUPS)
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
      {groups.length === 0 && <p>{REFERENCE.noSign}</p>}
    </div>
  );
}
