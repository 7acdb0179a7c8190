import { GraphQLError } from 'graphql';
import type { ResponsePath } from './truncated';

/** Codes of the contract's errors (spec.md section 8, design.md section 2). */
export const code = {
  invalid: 6,
  unauthenticated: 1101,
  secondFactor: 1102,
  expired: 1103,
  denied: 1200,
  unpaid: 1402,
  limit: 1403,
  conflict: 1409,
  tooCostly: 1429,
  unavailable: 1503,
  unique: 23505,
} as const;

/** One thing that is wrong with one field. The console says it as `serverError.<code>` with the payload. */
export interface Problem {
  code: string;
  payload?: Readonly<Record<string, string | number>>;
}

/** What is wrong, by path of the field. */
export type Problems = Readonly<Record<string, readonly Problem[]>>;

/** An error that the caller may read. Anything else is answered as `Internal Server Error`. */
export class ContractError extends GraphQLError {
  constructor(
    message: string,
    extensions: {
      code: number;
      reason?: string;
      validation?: Problems;
      current?: Readonly<Record<string, unknown>>;
      /** Whole seconds after which another try may succeed; the answer's Retry-After says it, too. */
      retryAfter?: number;
      /** With code 1429: what was asked for, and the limit that it passed. */
      cost?: number;
      limit?: number;
      /** Lists within `current` that were cut. */
      truncated?: readonly ResponsePath[];
    },
  ) {
    super(message, { extensions });
    this.name = 'ContractError';
  }
}

/** Input that cannot be taken: code 6, with what is wrong by field. */
export function invalid(problems: Problems): ContractError {
  const fields = Object.keys(problems).join(', ');
  return new ContractError(`The input is not valid: ${fields}.`, { code: code.invalid, validation: problems });
}

/** @throws ContractError of code 6 when anything is wrong; of each field there stands what may be wrong with it. */
export function requireValid(fields: Readonly<Record<string, readonly (Problem | undefined)[]>>): void {
  const told = Object.entries(fields).map(
    ([field, list]) => [field, list.filter((problem) => problem !== undefined)] as const,
  );
  const wrong = told.filter(([, list]) => list.length > 0);
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
}

/** An argument of a list that cannot be taken: code 6 with a sentence, as lists have no form to show fields in. */
export function badRequest(message: string): ContractError {
  return new ContractError(message, { code: code.invalid });
}
