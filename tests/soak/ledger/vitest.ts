/** Writes each file of tests that has ended to the ledger. */
import type { Reporter, TestModule } from 'vitest/node';
import { write } from './ledger.ts';

export default class implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const state = module.state();
    if (state === 'passed' || state === 'failed') write({ name: module.relativeModuleId, ok: state === 'passed' });
  }
}
