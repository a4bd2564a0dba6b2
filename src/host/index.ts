/** The one door to the session at the table. */

export { arrange, type Layout, type Place } from '../map/layout.ts';
export type { Chronicle, PlanTold } from '../record/chronicle.ts';
export { cutBefore } from '../record/cut.ts';
export { isDeclaredStep } from '../record/declared.ts';
export { type Game, withAction } from '../record/game.ts';
export { historyOf } from '../record/history.ts';
export type { LogEntry } from '../record/log.ts';
export {
  BOTH_PEOPLE,
  FORMAT,
  type GameFile,
  type GameRecord,
  NOTHING_GOING_ON,
  newRecord,
  PEOPLE,
  type Position,
  segmentOf,
  setsOf,
  VERSION,
} from '../record/record.ts';
export { hasBot, loneSide } from '../record/seats.ts';
export {
  GRACES,
  type Grace,
  PRESETS,
  type Preset,
  rulesFor,
  SEATINGS,
  type Seating,
  type Settings,
} from '../record/settings.ts';
export type { Yield } from '../record/standingOrders.ts';
export { NO_ORDERS } from '../record/standingOrders.ts';
export type { StepOfTurn } from '../record/stepOfTurn.ts';
export { stepOf } from '../record/stepOfTurn.ts';
export { attempt, type Break } from '../record/steps.ts';
export { asMove, frozen, isAtRest, openGame, replay, type Timeline } from '../record/timeline.ts';
export type { CanUndo } from '../record/undo.ts';
export { hasOtherCards, type OtherCards, replayWith } from '../record/whatIf.ts';
export { ask } from './doing/act.ts';
export { begun, resumed } from './doing/curtain.ts';
export { PAUSE } from './doing/opponent.ts';
export { type Handled, handle } from './handle.ts';
export { ADVISER } from './sight/hint.ts';
export { type GameOver, NO_GAME, type PeekData, type Published, publish, type ShownCurtain } from './sight/publish.ts';
export type { ShownRecap } from './sight/recap.ts';
export { type ShownGame, type ShownWhatIf, shownWhatIf } from './sight/shownWhatIf.ts';
export { framesOf } from './views/frames.ts';
export {
  type CardsNews,
  type Command,
  type CommandOf,
  type Consult,
  type Envelope,
  isTableRefusal,
  type Placing,
  type TableRefusal,
  type Todo,
  tableRefusal,
} from './vocabulary/commands.ts';
export { type Beat, type Frame, newSession, type Session, withGame } from './vocabulary/session.ts';
