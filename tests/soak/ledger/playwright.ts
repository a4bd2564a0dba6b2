/** Writes each test of the page that has ended to the ledger, by a name that `--test-list-invert` takes. */
import { relative } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { write } from './ledger.ts';

export default class implements Reporter {
  private root = '';

  onBegin(config: FullConfig): void {
    this.root = config.rootDir;
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === 'interrupted' || status === 'skipped') return;
    const [, project, , ...titles] = test.titlePath();
    const name = [`[${project}]`, relative(this.root, test.location.file), ...titles].join(' › ');
    write({ name, ok: test.ok() });
  }
}
