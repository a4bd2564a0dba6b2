/** A union of objects that their keys tell apart. */
import { MOST_FAULTS } from './limits.ts';
import { z } from './zod.ts';

type Parse = z.ZodType['_zod']['parse'];

/**
 * A union of one schema for each row. zod tries every schema on every value, and a list may hold thousands of values.
 * Here only one schema is tried: that of the row whose key the value has. If no key tells the row, all schemas are
 * tried. One check does that at most as often as it tells mistakes; later mistakes have no `errors` of their own.
 */
export function keyedUnion(
  schemas: readonly z.ZodType[],
  rows: readonly object[],
  params: Parameters<typeof z.union>[1],
): z.ZodType {
  const union = z.union(schemas as [z.ZodType, ...z.ZodType[]], params);
  const tryAll: Parse = union._zod.parse;
  const tries = new WeakMap<object, number>();

  const parse: Parse = (payload, ctx) => {
    const { value } = payload;
    const fail = (errors: z.core.$ZodIssue[][]): typeof payload => {
      payload.issues.push({ code: 'invalid_union', input: value, inst: union, errors });
      return payload;
    };
    const fitting = schemas.filter((_, i) => sharesKey(value, rows[i]));
    if (value === undefined) return tryAll(payload, ctx);
    if (fitting.length !== 1) {
      const before = tries.get(ctx) ?? 0;
      tries.set(ctx, before + 1);
      return before < MOST_FAULTS ? tryAll(payload, ctx) : fail([]);
    }
    const result = fitting[0]._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) throw new Error('No schema of cards waits for anything.');
    if (result.issues.length > 0)
      return fail([result.issues.map((issue) => z.core.util.finalizeIssue(issue, ctx, z.core.config()))]);
    payload.value = result.value;
    return payload;
  };
  union._zod.parse = parse;
  union._zod.run = parse;
  return union;
}

const sharesKey = (value: unknown, row: object): boolean =>
  typeof value === 'object' && value !== null && Object.keys(row).some((key) => Object.hasOwn(value, key));
