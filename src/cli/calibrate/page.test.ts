import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Measured } from '../../debrief/calibration/measured.ts';
import { isLarger } from '../../debrief/calibration/measured.ts';
import type { Calibration } from '../../debrief/calibration/table.ts';
import { calibrationPage } from './page.ts';

const calibration: Calibration = {
  games: 3,
  start: { said: 0.49, came: 0.51, ci95: [0.4, 0.6], games: 3 },
  bins: Array.from({ length: 10 }, (_, i) =>
    i === 4 ? { said: 0.456, came: 0.5, ci95: [0.25, 0.75], games: 2 } : null,
  ),
  error: 0.044,
};
const found: Measured = {
  command: 'npm run calibrate',
  cardsHash: 'abc',
  games: { rookie: 2, deputy: 1 },
  all: calibration,
  each: { rookie: calibration },
};

describe('the page of the calibration', () => {
  it('has a row for each tenth in which something was said, and the number of games of each bot', () => {
    const page = calibrationPage(found);
    expect(page).toContain('2 games of the rookie and 1 game of the deputy');
    expect(page.split('\n').filter((line) => line.includes('to 50 %'))).toEqual(
      Array(2).fill('| 40 to 50 % | 45.6 % | 50.0 % | 25.0 % to 75.0 % | 2 |'),
    );
    expect(page).toContain('| first position | 49.0 % | 51.0 % | 40.0 % to 60.0 % | 3 |');
    expect(page.split('\n').filter((line) => /^\| \d/.test(line))).toHaveLength(2);
    expect(page).toContain('**4.4 %** over all games (rookie: 4.4 %)');
  });

  it('gives way to more games of the same set, and to any of another', () => {
    expect(isLarger({ ...found, all: { ...calibration, games: 4 } }, found)).toBe(true);
    expect(isLarger(found, { ...found, all: { ...calibration, games: 4 } })).toBe(false);
    expect(isLarger({ ...found, cardsHash: 'other', all: { ...calibration, games: 4 } }, found)).toBe(false);
  });

  const FIGURES = 'src/debrief/calibration/measured.json';
  it.runIf(existsSync(FIGURES))('in the repository is made from its figures', () => {
    const kept: Measured = JSON.parse(readFileSync(FIGURES, 'utf8'));
    expect(readFileSync('src/debrief/CALIBRATION.md', 'utf8')).toBe(calibrationPage(kept));
  });
});
