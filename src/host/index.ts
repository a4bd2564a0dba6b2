/** The one door to the session at the table. */
export { ask } from './act.ts';
export type { Chronicle, PlanTold } from './chronicle.ts';
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
} from './commands.ts';
export { begun, resumed } from './curtain.ts';
export { cutBefore } from './cut.ts';
export { handle } from './handle.ts';
export { ADVISER } from './hint.ts';
export { arrange, type Layout, type Place } from './layout.ts';
export { livedThrough } from './lived.ts';
export type { LogEntry } from './log.ts';
export { act, type Game } from './moves.ts';
export { PAUSE } from './opponent.ts';
export {
  type GameOver,
  NO_GAME,
  type PeekData,
  type Published,
  publish,
  type ShownCurtain,
} from './publish.ts';
export type { ShownRecap } from './recap.ts';
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
} from './record.ts';
export { asMove, type Break, frozen, isAtRest, openGame, replay, type Timeline } from './replay.ts';
export { AT_EASE, isDeclaredStep, type Yield } from './respond.ts';
export { hasBot, loneSide } from './seats.ts';
export { type Beat, newSession, type Session, withGame } from './session.ts';
export {
  GRACES,
  type Grace,
  PRESETS,
  type Preset,
  rulesFor,
  SEATINGS,
  type Seating,
  type Settings,
} from './settings.ts';
export { type ShownGame, type ShownWhatIf, shownWhatIf } from './shownWhatIf.ts';
export { type StepOfTurn, stepOf } from './steps.ts';
export type { CanUndo } from './undo.ts';
export { hasOtherCards, type OtherCards, replayWith } from './whatIf.ts';
