/** Names of game-icons pictures that pages use beside those that cards name in `icon`. */
export const PAGE_ICONS: readonly string[] = [];
