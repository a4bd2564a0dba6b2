/** The form of card files as JSON Schemas, for editors that complete, check and explain while the designer types. */

import { cardFileSchema, cardSchema, cardsOfFile, rulesFileSchema, TOLD } from './schema.ts';
import { z } from './zod.ts';

const jsonSchema = (schema: z.ZodType): object =>
  z.toJSONSchema(schema, { io: 'input', reused: 'ref', metadata: TOLD });

/** The content of `card-file.schema.json`; `npm run cards -- --schema` prints it. */
export const editorSchema = (): object =>
  jsonSchema(cardFileSchema.extend({ cards: cardsOfFile(z.array(cardSchema)) }));

/** The content of `rules.schema.json`. */
export const rulesEditorSchema = (): object => jsonSchema(rulesFileSchema);
