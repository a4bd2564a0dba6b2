/** The card files as JSON Schema, for editors that complete and check while one types. */
import { z } from 'zod';
import { cardSchema, TOLD } from './schema.ts';

/** What `card-file.schema.json` holds; `npm run cards -- --schema` prints it. */
export const editorSchema = (): object =>
  z.toJSONSchema(z.strictObject({ $schema: z.string().optional(), cards: z.array(cardSchema) }), {
    io: 'input',
    reused: 'ref',
    metadata: TOLD,
  });
