import * as z from 'zod';
import type { Problem } from './errors';

/** Returns the schema of a text with a maximum length. It accepts null; required fields are checked elsewhere. */
export function limitedTextSchema(max: number) {
  return z.string().max(max).nullish();
}

/** Returns the schema of a text that must pass a check; `code` is the problem if it does not. */
export function checkedTextSchema(passes: (value: string) => boolean, code: string) {
  return z.string().refine(passes, code).nullish();
}

/** Returns the schema of a number between bounds. It accepts null; required fields are checked elsewhere. */
export function boundedNumberSchema(min: number, max: number) {
  return z.number().min(min).max(max).nullish();
}

/**
 * Returns the problems of a value. For a custom check, the schema's message is the problem's code.
 * Type errors are ignored: GraphQL has checked types, and PostgreSQL returns some numbers as text.
 */
export function schemaProblemsOf(schema: z.ZodType, value: unknown): Problem[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.filter(({ code }) => code !== 'invalid_type').map(problemOf);
}

/** Returns the problems of a record by field. */
export function fieldProblems(
  schemas: Readonly<Record<string, z.ZodType>>,
  record: Readonly<Record<string, unknown>>,
): Record<string, Problem[]> {
  const checked = Object.entries(schemas).map(([field, schema]): [string, Problem[]] => [
    field,
    schemaProblemsOf(schema, record[field]),
  ]);
  return Object.fromEntries(checked.filter(([, problems]) => problems.length > 0));
}

function problemOf(issue: z.core.$ZodIssue): Problem {
  switch (issue.code) {
    case 'too_big':
      return { code: issue.origin === 'string' ? 'too_long' : 'too_large', payload: { max: Number(issue.maximum) } };
    case 'too_small':
      return { code: 'too_small', payload: { min: Number(issue.minimum) } };
    default:
      return { code: issue.message };
  }
}
