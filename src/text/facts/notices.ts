/** What the store tells the page beside the game: as data. A language has the sentences. */
import type { NoFacts, Trouble } from '../../engine/index.ts';
import type { CardChange } from '../../engine/language.ts';
import type { SaveTrouble } from '../../storage/trouble.ts';
import type { Unkept } from '../../storage/vault.ts';

export interface NoticeFacts {
  /** A game of this tab is not safe as it stands. */
  unsaved: { why: Unkept };
  /** The open game was taken from storage again, because another tab has played on. */
  overtaken: NoFacts;
  /** Something beside the moves of a save did not fit any more. */
  pieces: NoFacts;
  save: { trouble: SaveTrouble };
  /** `says`: the reader of positions; null: it is not here yet. */
  'other-start': { says: string | null };
  'cards-wait': NoFacts;
  'card-vanished': { name: string; id: string };
  'cards-loop': { names: readonly string[] };
  /** `needsDeal`: something of it comes into play only with a new deal. */
  'cards-changed': { changes: readonly CardChange[]; needsDeal: boolean };
  'bot-lost': { source: string };
}

/** It stays until `dismissNotice`: storage is full, changed cards wait, a bot was lost, and so on. */
export type Notice = Trouble<NoticeFacts> & {
  readonly id: 'storage' | 'cards' | 'changes' | 'save' | 'opponent';
  /** Starting again with the same deal brings in what the notice tells of. */
  readonly again?: boolean;
  /** The game is over: it may be asked what would have happened with the changed cards. */
  readonly whatIf?: boolean;
};

/** Why a game is not written as a scenario. */
export interface WhyNot {
  readonly why: 'no-game' | 'secret' | 'unreachable' | 'nothing-yet' | 'no-moves';
}
