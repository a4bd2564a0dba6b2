/** Reads the casts of scenario files from disk. */
import { dirname, resolve } from 'node:path';
import type { Card } from '../engine/index.ts';
import type { CastReader } from '../scenario/cast.ts';
import { readCast } from '../scenario/cast.ts';
import { bad } from '../scenario/trouble.ts';
import { readText } from './readText.ts';

/** Returns the cast reader for a scenario file. Paths start from that file. Each card file is read once. */
export function castFiles(): (scenarioFile: string) => CastReader {
  const casts = new Map<string, Card[]>();
  return (scenarioFile) => (path) => {
    const file = resolve(dirname(scenarioFile), path);
    const cast = casts.get(file) ?? readCast(file, castText(file));
    casts.set(file, cast);
    return cast;
  };
}

function castText(file: string): string {
  const read = readText(file);
  if ('why' in read) throw bad('no-cast', 'cast', { file: read });
  return read.text;
}
