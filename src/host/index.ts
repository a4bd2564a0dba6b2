/** The one door to the session at the table. */

export { type Box, boxAround, cell, isFreeOf, type Place, type Size, sizeOf } from '../map/box.ts';
export { footprintOf, hasLetter, SPY_HEIGHT, type Stand } from '../map/footprint.ts';
export { arrange, extentOf, type Layout, staysPut } from '../map/layout.ts';
export type { OnMap } from '../map/networks.ts';
export type { Ground } from '../map/rooms.ts';
export {
  type Chronicle,
  cardsIn,
  type Grace,
  isDeclaredStep,
  LONGEST_REMARK,
  type LogEntry,
  newRecord,
  PEOPLE,
  type PlanStory,
  PRESETS,
  type Preset,
  SEATINGS,
  type Seating,
  type Settings,
  type StepOfTurn,
  type Stride,
  stepOf,
} from '../record/index.ts';
export { begun, resumed } from './doing/curtain.ts';
export { PAUSE } from './doing/opponent.ts';
export { ask, type Handled, handle } from './handle.ts';
export { ADVISER } from './sight/hint.ts';
export { type GameOver, NO_GAME, type OpenHand, type Published, publish, type ShownCurtain } from './sight/publish.ts';
export type { ShownRecap } from './sight/recap.ts';
export { beatTo, type ShownStop, shownStop } from './sight/replayed.ts';
export { type ShownGame, type ShownWhatIf, shownWhatIf } from './sight/shownWhatIf.ts';
export { framesOf } from './views/frames.ts';
export {
  type CardsNews,
  type Command,
  type CommandOf,
  type Consult,
  type Do,
  type Envelope,
  isTableRefusal,
  type Placing,
  type TableRefusal,
  type Todo,
  tableRefusal,
} from './vocabulary/commands.ts';
export {
  type Beat,
  type Frame,
  newSession,
  type Session,
  type Whole,
  wholeOf,
  withGame,
} from './vocabulary/session.ts';
