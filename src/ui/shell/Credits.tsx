/** Whose work the game stands on. */
export function Credits() {
  return (
    <>
      <p>
        Evil Genius VS Spies: a card game for two at one screen, in which each side plays by other rules. Cards, texts
        and the look of this table are original.
      </p>
      <h3>Pictures</h3>
      <p>
        From <a href="https://game-icons.net">game-icons.net</a>, by Lorc, Delapouite, sbed, Skoll, Caro Asercion, John
        Colburn, Faithtoken and others, under <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>,
        recoloured.
      </p>
      <h3>Fonts</h3>
      <p>
        Michroma (Vernon Adams), Oswald (Vernon Adams, Kalapi Gajjar, Cyreal) and Courier Prime (Alan Dague-Greene),
        under the <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>.
      </p>
      <h3>Made with</h3>
      <p>React, zustand, immer, pure-rand and clsx, under the MIT licence.</p>
    </>
  );
}
