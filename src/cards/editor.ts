/** The form of card files as a JSON Schema, for editors that complete and check while the designer types. */
import { z } from 'zod';
import { cardSchema, TOLD } from './schema.ts';

/** The content of `card-file.schema.json`; `npm run cards -- --schema` prints it. */
export const editorSchema = (): object =>
  z.toJSONSchema(z.strictObject({ $schema: z.string().optional(), cards: z.array(cardSchema) }), {
    io: 'input',
    reused: 'ref',
    metadata: TOLD,
  });
