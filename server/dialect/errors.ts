import { GraphQLError } from 'graphql';
import type { ResponsePath } from './truncated';

/** Error codes of the contract. */
export const errorCodes = {
  invalidInput: 6,
  unauthenticated: 1101,
  secondFactor: 1102,
  expired: 1103,
  passwordExpired: 1104,
  denied: 1200,
  unpaid: 1402,
  limit: 1403,
  conflict: 1409,
  registrationClosed: 1423,
  tooCostly: 1429,
  unavailable: 1503,
  unique: 23505,
} as const;

/** A problem of an input field. The console shows the text `serverError.<code>`, filled with the payload. */
export interface Problem {
  code: string;
  payload?: Readonly<Record<string, string | number>>;
}

/** Problems by path of the input field. */
export type Problems = Readonly<Record<string, readonly Problem[]>>;

/** An error whose message is sent to the caller. Other errors are sent as `Internal Server Error`. */
export class ContractError extends GraphQLError {
  constructor(
    message: string,
    extensions: {
      code: number;
      reason?: string;
      validation?: Problems;
      current?: Readonly<Record<string, unknown>>;
      /** Whole seconds until a retry may succeed; also sent as Retry-After. */
      retryAfter?: number;
      /** With code 1429: the cost of the operation. */
      cost?: number;
      /** With code 1429: the limit that the cost exceeds. */
      limit?: number;
      /** Paths of the truncated lists in `current`. */
      truncated?: readonly ResponsePath[];
    },
  ) {
    super(message, { extensions });
    this.name = 'ContractError';
  }
}

/** Returns an error for invalid input: code 6 with problems by field. */
export function invalidInputError(problems: Problems): ContractError {
  const fields = Object.keys(problems).join(', ');
  return new ContractError(`The input is not valid: ${fields}.`, {
    code: errorCodes.invalidInput,
    validation: problems,
  });
}

/** Returns problems by field of an input, by the paths that the caller sees. */
export function prefixInputPaths(problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).map(([field, list]) => [`input.${field}`, list]));
}

/** Throws a ContractError of code 6 if any field has a problem. Undefined in a list means no problem. */
export function requireNoProblems(fields: Readonly<Record<string, readonly (Problem | undefined)[]>>): void {
  const problemsByField = Object.entries(fields).map(
    ([field, list]) => [field, list.filter((problem) => problem !== undefined)] as const,
  );
  const withProblems = problemsByField.filter(([, list]) => list.length > 0);
  if (withProblems.length > 0) throw invalidInputError(Object.fromEntries(withProblems));
}

/** Returns an error for an invalid request that no form field can show: code 6 with a message. */
export function badRequestError(message: string): ContractError {
  return new ContractError(message, { code: errorCodes.invalidInput });
}
