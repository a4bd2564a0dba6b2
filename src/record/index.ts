/** The one door to saved games: the record, and what is found by playing it. */
export { checksum } from './checksum.ts';
export { type Chronicle, chronicleOf, lastWay, type PlanStory } from './chronicle.ts';
export { copyAt, cutBefore } from './cut.ts';
export { canRespond, isDeclaredStep } from './declared.ts';
export { cardsIn } from './eventCards.ts';
export { fingerprintOf } from './fingerprint.ts';
export { afterPass, changeCards, type Game, passBefore, withAction } from './game.ts';
export { historyOf } from './history.ts';
export type { LogEntry } from './log.ts';
export { isInPlay } from './notes.ts';
export { packedGame, unpackedGame } from './packedGame.ts';
export { publicRefusal } from './publicRefusal.ts';
export {
  BOTH_PEOPLE,
  FORMAT,
  type GameFile,
  type GameRecord,
  NOTHING_GOING_ON,
  type Note,
  newRecord,
  PEOPLE,
  type Position,
  playedUntil,
  type Remark,
  type Requests,
  segmentOf,
  setsOf,
  VERSION,
} from './record.ts';
export { LONGEST_REMARK, MOST_REMARKS, withRemark } from './remarks.ts';
export { botsOf, hasBot, isByPeople, loneSide } from './seats.ts';
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
export { type Snapshot, snapshotsOf } from './snapshots.ts';
export { NO_ORDERS, type SneakOn, type StandingOrders, yieldsAfter } from './standingOrders.ts';
export { isAmong, isSameStep, type StepOfTurn, stepOf, withSteps } from './stepOfTurn.ts';
export { attempt, type Break, type Made, type Maker, stepsOf } from './steps.ts';
export {
  layoutAt,
  type Mark,
  marksOf,
  type Stop,
  type Stride,
  stopOfEntry,
  type Tape,
  tapeOf,
  wound,
} from './tape.ts';
export { asMove, frozen, isAtRest, openGame, replay, type Timeline } from './timeline.ts';
export { type CanUndo, canUndo, NO_UNDO, undoLast } from './undo.ts';
export { hasOtherCards, type OtherCards, replayWith, type WhatIf } from './whatIf.ts';
