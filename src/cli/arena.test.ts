import { expect, it } from 'vitest';
import { runCommand } from '../../tests/cli/command.ts';

const arena = (...args: string[]) => runCommand('src/cli/arena.ts', args);
const QUICK = ['--challenger', 'intern', '--champion', 'intern', '--pairs', '4', '--all', '--json'];

it('prints one object, the same with one thread and with two', async () => {
  const one = await arena(...QUICK, '--workers', '1');
  const two = await arena(...QUICK, '--workers', '2');
  const { seconds: _, ...report } = JSON.parse(one.stdout);
  expect(JSON.parse(two.stdout)).toMatchObject(report);
  expect(report).toMatchObject({ challenger: 'intern', champion: 'intern', pairs: 4, test: { elo0: 0, elo1: 20 } });
  expect(report.pentanomial.reduce((a: number, b: number) => a + b)).toBe(4);
});

it('says what is wrong with its options, and exits with 2', async () => {
  for (const [args, words] of [
    [['--challenger', 'nobody'], 'There is no such bot'],
    [['--sprt', '20,0'], 'the lower one first'],
    [['--pair', '3'], 'Did you mean --pairs?'],
    [['--between', 'rookie'], '--between goes with --ladder'],
  ] as const) {
    const { status, stderr } = await arena(...args);
    expect(stderr).toContain(words);
    expect(status).toBe(2);
  }
});
