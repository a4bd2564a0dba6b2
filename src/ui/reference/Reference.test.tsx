import { render, screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CARDS, OPTIONS, openTab } from '../../../tests/store/world.ts';
import RULES from '../../engine/RULES.md?raw';
import { KEYWORD_TERMS, STATUS_TERMS } from '../../text/en/terms.ts';
import { capital } from '../../text/en/words.ts';
import { LogPanel } from '../table/log/LogPanel.tsx';
import { draw } from '../testing.tsx';
import { CardsPage } from './CardsPage.tsx';
import type { ReferencePage } from './ReferenceDialog.tsx';
import { ReferenceDialog } from './ReferenceDialog.tsx';
import { RulesPage } from './RulesPage.tsx';
import { parseRules } from './rulebook.ts';
import { SignsPage } from './SignsPage.tsx';

const opened = () => {
  const tab = openTab();
  tab.getState().newGame(OPTIONS);
  tab.getState().post({ do: 'lift-curtain' });
  return tab;
};

test('the number of a rule in the log opens the rule', async () => {
  const { openRule } = draw(opened(), <LogPanel onClose={() => {}} />);
  await user.click(within(screen.getByRole('log')).getByRole('button', { name: /3\.1/ }));
  expect(openRule).toHaveBeenCalledWith('R3.1');
});

test('the log names no plan that only the Genius may know', () => {
  const tab = opened();
  draw(tab, <LogPanel onClose={() => {}} />);
  const text = screen.getByRole('log').textContent ?? '';
  expect(text).toContain('3 Evil Plans');
  for (const card of CARDS.cards.filter(({ type }) => type === 'plan')) expect(text).not.toContain(card.name);
});

test('turning from the rules to the cards begins at the top', async () => {
  function Reference() {
    const [place, setPlace] = useState<ReferencePage>({ page: 'rules', rule: null });
    return <ReferenceDialog place={place} onGo={setPlace} onClose={() => {}} />;
  }
  draw(opened(), <Reference />);
  const scroller = screen.getByRole('searchbox').parentElement?.parentElement;
  if (!scroller) throw new Error('no dialog');
  scroller.scrollTop = 500;
  await user.click(screen.getByRole('button', { name: 'Cards' }));
  expect(scroller.scrollTop).toBe(0);
});

test('opened at a rule, the rule is marked and has the focus', async () => {
  render(<RulesPage query="" at="R8.1" onRule={() => {}} />);
  const rule = await screen.findByText(/^Possible only with Sneak 1 or more/).then((text) => text.closest('li'));
  await waitFor(() => expect(rule).toHaveFocus());
  expect(rule).toHaveTextContent(/^R8\.1Possible only with Sneak 1 or more/);
  expect(rule).toHaveAttribute('data-marked', 'true');
});

test('a number in a rule leads on', async () => {
  const onRule = vi.fn();
  render(<RulesPage query="vigilant keeps" at={null} onRule={onRule} />);
  await user.click(screen.getByRole('button', { name: 'R7.2' }));
  expect(onRule).toHaveBeenCalledWith('R7.2');
});

test('a search without a hit says so', () => {
  render(<RulesPage query="zeppelin" at={null} onRule={() => {}} />);
  expect(screen.getByText(/No rule holds/)).toBeVisible();
});

test('the cards of the open game are all there, and can be searched', () => {
  const tab = opened();
  draw(tab, <CardsPage query="" onLeave={() => {}} />);
  for (const card of CARDS.cards) expect(screen.getAllByRole('heading', { name: card.name }).length).toBeGreaterThan(0);
});

test('the signs of the table are explained, and each leads to a rule that there is', () => {
  const { openRule } = draw(opened(), <SignsPage query="" />);
  const terms = [...Object.values(KEYWORD_TERMS), ...Object.values(STATUS_TERMS)];
  for (const { name } of terms) expect(screen.getByText(`${capital(name)}.`, { selector: 'strong' })).toBeVisible();
  for (const name of ['Attack', 'Perception', 'Peek', 'INTERRUPT', 'Connectors', 'The way in'])
    expect(screen.getByText(`${name}.`, { selector: 'strong' })).toBeVisible();
  for (const button of screen.getAllByRole('button')) button.click();
  const known = new Set(parseRules(RULES).sections.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const named = openRule.mock.calls.map(([rule]) => rule);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((rule) => !known.has(rule))).toEqual([]);
});

test('the signs can be searched', () => {
  draw(opened(), <SignsPage query="busy minion" />);
  expect(screen.getByText('Busy Minion.')).toBeVisible();
  expect(screen.queryByText('Connectors.')).not.toBeInTheDocument();
});
