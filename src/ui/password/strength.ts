import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From 0, guessed at once, to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Characters that are looked at: what comes after them can only make a password stronger, and costs time. */
const lookedAt = 64;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** The commonest passwords, in small letters. */
export const commonest: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * How hard a password is to guess.
 *
 * @param personal words that someone who knows the person would try
 */
export function strengthOf(password: string, personal: readonly string[]): Strength {
  return estimator.check(password.slice(0, lookedAt), [...personal, 'waybill']).score;
}
