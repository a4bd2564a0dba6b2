/** A game that stands still: for drawing a table at which nobody plays. */
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Published } from '../host/index.ts';
import { tableRefusal } from '../host/index.ts';
import type { Preferences } from '../storage/defaults.ts';
import { NO_RESULTS } from '../storage/results.ts';
import { trouble } from '../storage/trouble.ts';
import type { Store } from './types.ts';

const nothing = (): void => {};
const elsewhere = () => tableRefusal('elsewhere');
const unwritten = () => Promise.resolve({ why: 'no-game' as const });
const missing = () => trouble('missing');
const notTaken = () => Promise.resolve(missing());

/** A store with what is published of one moment. Its actions do nothing, and no scene plays. */
export const staticStore = (published: Published, preferences: Preferences): StoreApi<Store> =>
  createStore<Store>()(() => ({
    ...published,
    latest: { events: [], serial: 0 },
    beats: [],
    show: null,
    lesson: null,
    retry: null,
    saves: [],
    results: { ...NO_RESULTS, trouble: null },
    keptPuzzles: [],
    keeping: { how: 'never', unsaved: null, promised: null },
    notices: [],
    preferences: { ...preferences, show: 0, sound: false },
    lostOpponent: null,
    cards: null,
    mayAskWhatIf: false,
    whatIf: null,
    refused: null,
    post: nothing,
    ask: elsewhere,
    endShow: nothing,
    newGame: missing,
    startAgain: missing,
    resume: missing,
    askWhatIf: nothing,
    closeWhatIf: nothing,
    playOn: nothing,
    tryOnceMore: () => null,
    endRetry: nothing,
    leave: nothing,
    declassify: notTaken,
    declassifyLink: notTaken,
    playHere: nothing,
    wakeOpponent: nothing,
    dismissTip: nothing,
    goBack: nothing,
    lately: () => [],
    listSaves: nothing,
    deleteSave: nothing,
    exportAsks: () => null,
    exportSave: missing,
    goOnBefore: missing,
    importSave: notTaken,
    clearResults: nothing,
    deletePuzzle: nothing,
    unreadResults: () => null,
    exportAll: () => ({ name: '', text: '' }),
    importAll: () => Promise.resolve(null),
    getReady: () => Promise.resolve(),
    writePosition: unwritten,
    writeMoves: unwritten,
    applyCards: nothing,
    bringSet: () => Promise.resolve(undefined),
    bringKept: () => false,
    bringSetBack: nothing,
    ownSet: () => null,
    setBefore: () => null,
    setPreferences: nothing,
    dismissNotice: nothing,
  }));
