/** The store as the page uses it. It is fetched after the title has been drawn. */
import { gameStore } from '../../store/index.ts';
import { answerGameLater } from './commands.ts';

answerGameLater(gameStore);

export { gameStore };
