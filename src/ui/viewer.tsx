/** A page of its own that shows one finished game: the one that is written into it. */
import './kit/theme.css';
import './kit/tokens.css';
import './kit/shapes.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isTrouble } from '../storage/trouble.ts';
import { openViewed } from '../store/viewed.ts';
import { saveSentence } from '../text/en/saves/trouble.ts';
import { VIEWER } from '../text/en/screens/declassified.ts';
import { givePictures } from './kit/latePictures.ts';
import { GameContext } from './page/session/loadStore.ts';
import { NO_REFERENCE, ReferenceContext } from './reference/reference.ts';
import { DeclassifiedScreen } from './screens/declassified/DeclassifiedScreen.tsx';
import { writtenIn } from './screens/declassified/onePage.ts';
import { Directed } from './show/Directed.tsx';

const root = createRoot(document.getElementById('root') ?? document.body);
const written = writtenIn(document);
givePictures(written.pictures);
const game = await openViewed(written);
if (isTrouble(game)) root.render(<p className="screen">{saveSentence(game)}</p>);
else {
  document.title = VIEWER.title(game.names.genius, game.names.spymaster);
  root.render(
    <StrictMode>
      <ReferenceContext value={NO_REFERENCE}>
        <GameContext value={game.table}>
          <Directed>
            <DeclassifiedScreen game={game} isAlone />
          </Directed>
        </GameContext>
      </ReferenceContext>
    </StrictMode>,
  );
}
