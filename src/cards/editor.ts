/** The form of card files as JSON Schemas, for editors that complete, check and explain while the designer types. */
import { ASIDE } from './asides.ts';
import { cardFileSchema, cardSchema, cardsOfFile, DESCRIPTIONS, rulesFileSchema } from './schema.ts';
import { z } from './zod.ts';

/** The JSON Schema of a form. Any object of it may hold what the game ignores. */
export const jsonSchema = (schema: z.ZodType, metadata?: typeof DESCRIPTIONS): object =>
  z.toJSONSchema(schema, {
    io: 'input',
    reused: 'ref',
    ...(metadata && { metadata }),
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) jsonSchema.patternProperties = IGNORED;
    },
  });
const IGNORED = { [ASIDE.source]: { description: 'For people and tools: the game ignores it.' } };

/** The content of `card-file.schema.json`; `npm run cards -- --schema` prints it. */
export const editorSchema = (): object =>
  jsonSchema(cardFileSchema.extend({ cards: cardsOfFile(z.array(cardSchema)) }), DESCRIPTIONS);

/** The content of `rules.schema.json`. */
export const rulesEditorSchema = (): object => jsonSchema(rulesFileSchema, DESCRIPTIONS);
