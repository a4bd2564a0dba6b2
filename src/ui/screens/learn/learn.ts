/** What is fetched with the missions: their screen, and the way from one to the next. */

export { afterMission } from './afterMission.ts';
export { LearnScreen } from './LearnScreen.tsx';
