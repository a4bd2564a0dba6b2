/** A thread that judges games of which the answer is known. */
import type { Card, Rules } from '../../src/engine/index.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import { eachSeed, serve } from '../../src/sim/shell.ts';
import { judgedProof, plantedProof } from './proofs.ts';

const PROOFS = { judged: judgedProof, planted: plantedProof };
export type ProofName = keyof typeof PROOFS;

export interface Setting {
  cards: readonly Card[];
  rules: Rules;
  proof: ProofName;
}

serve<Setting, object[]>(({ cards, rules, proof }) => {
  const set = { catalog: registerCatalog(cards), rules };
  return (batch) => eachSeed<object>(batch, (seed) => PROOFS[proof](set, seed));
});
