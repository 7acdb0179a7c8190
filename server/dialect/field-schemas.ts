import * as z from 'zod';
import type { Problem } from './errors';

/** Returns the schema of a text of at most so many characters. Whether it may be missing is for other rules to say. */
export function text(max: number) {
  return z.string().max(max).nullish();
}

/** Returns the schema of a text that passes a check; `code` is the problem of one that does not. */
export function textThat(passes: (value: string) => boolean, code: string) {
  return z.string().refine(passes, code).nullish();
}

/** Returns the schema of a number between bounds. Whether it may be missing is for other rules to say. */
export function number(min: number, max: number) {
  return z.number().min(min).max(max).nullish();
}

/**
 * Returns the problems of a value, in the codes of the contract. A schema's own message is the code of its problem. Types
 * are left to GraphQL, which has checked them: PostgreSQL returns some numbers as texts.
 */
export function problemsOf(schema: z.ZodType, value: unknown): Problem[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.filter(({ code }) => code !== 'invalid_type').map(problemOf);
}

/** Returns the problems of those fields of a record that are wrong. */
export function fieldProblems(
  schemas: Readonly<Record<string, z.ZodType>>,
  record: Readonly<Record<string, unknown>>,
): Record<string, Problem[]> {
  const checked = Object.entries(schemas).map(([field, schema]): [string, Problem[]] => [
    field,
    problemsOf(schema, record[field]),
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
