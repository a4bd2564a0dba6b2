import type { ReactNode } from 'react';
import type { Keyword, PlanStatus, Stat } from '../../engine/index.ts';
import { KEYWORDS, PLAN_STATUSES } from '../../engine/index.ts';
import { REFERENCE } from '../../text/en/reference/reference.ts';
import type { SignWords } from '../../text/en/reference/signs.ts';
import { SIGN_GROUPS, SIGNS } from '../../text/en/reference/signs.ts';
import { EDGE } from '../../text/en/table/hand.ts';
import { LAIR } from '../../text/en/table/lair.ts';
import { KEYWORD_TERMS, STAT_TERMS, STATUS_TERMS } from '../../text/en/terms.ts';
import { capital } from '../../text/en/words.ts';
import { Connectors } from '../card/CardFace.tsx';
import { Counters } from '../card/Counters.tsx';
import card from '../card/card.module.css';
import { StatLine } from '../card/StatLine.tsx';
import { Deed } from '../kit/Deed.tsx';
import { Icon } from '../kit/Icon.tsx';
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

const sign = (of: keyof typeof SIGNS, picture: ReactNode): Sign => ({ ...SIGNS[of], picture });

const bonus = (active?: true) => (
  <span className={card.bonus} data-active={active}>
    <b>3</b>
    <Icon name="attack" /> +1
  </span>
);

const GROUPS: Readonly<Record<string, readonly Sign[]>> = {
  [SIGN_GROUPS.numbers]: [
    ...SHOWN.map(ofStat),
    sign('cost', <Icon name="cost" />),
    sign('evilness', <Icon name="evilness" />),
    sign('raised', <StatLine facts={[{ stat: 'attack', now: 3, max: 3, printed: 2 }]} />),
    sign('lowered', <StatLine facts={[{ stat: 'perception', now: 0, max: 0, printed: 2 }]} />),
    sign('left', <StatLine facts={[{ stat: 'health', now: 2, max: 4, printed: 4 }]} />),
    sign('brink', <StatLine facts={[{ stat: 'health', now: 0, max: 2, printed: 2 }]} />),
    sign('prevents', <StatLine facts={[]} prevents={2} />),
    sign('counters', <Counters counters={[{ name: 'dart', count: 3 }]} />),
    sign('upsideDown', <span className={css.far}>⚔2 ♥3 ◉1 ⚒2</span>),
  ],
  [SIGN_GROUPS.lair]: [
    sign('wayIn', <span className={css.way}>▶</span>),
    sign(
      'busy',
      <span className={css.busy}>
        <Icon name="busy" /> {LAIR.busy}
      </span>,
    ),
    sign('barred', <span className={css.chip}>{LAIR.barred}</span>),
  ],
  [SIGN_GROUPS.keywords]: KEYWORDS.map(ofKeyword),
  [SIGN_GROUPS.networks]: [
    sign(
      'connectors',
      <span className={css.node}>
        <Connectors edges={['left', 'top']} />
      </span>,
    ),
    sign('bonusInactive', bonus()),
    sign('bonusActive', bonus(true)),
    sign(
      'support',
      <span className={card.support}>
        <Icon name="node" />
        2–4
      </span>,
    ),
  ],
  [SIGN_GROUPS.plan]: [
    sign('contraptions', <Icon name="contraption" />),
    sign('minions', <Icon name="minion" />),
    ...PLAN_STATUSES.map(ofStatus),
  ],
  [SIGN_GROUPS.words]: [
    sign('distance', <span className={css.chip}>3 2 1</span>),
    sign('behind', <span className={css.chip}>2 : 5</span>),
  ],
  [SIGN_GROUPS.table]: [
    sign('ready', <i className={css.ready} />),
    sign('target', <i className={css.target} />),
    sign('named', <i className={css.named} />),
    sign(
      'deed',
      <span className="row">
        <Deed side="genius" icon="plan" />
        <Deed side="spymaster" icon="spy" />
      </span>,
    ),
    sign('peek', <span className={css.chip}>{EDGE.hold}</span>),
    sign('interrupt', <Icon name="interrupt" />),
    sign('fuse', <i className={css.fuse} />),
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
