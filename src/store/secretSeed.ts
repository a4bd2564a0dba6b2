const WORDS = 4;

/** 128 bits by chance, as 32 hexadecimal digits: more than anybody can try out. */
export const secretSeed = (): string =>
  [...crypto.getRandomValues(new Uint32Array(WORDS))].map((word) => word.toString(16).padStart(8, '0')).join('');
