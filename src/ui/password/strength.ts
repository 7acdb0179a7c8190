import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Strength score of zxcvbn, from 0 (weakest) to 4. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Number of characters that are estimated. Further ones would only increase the score, and cost time. */
const estimatedLength = 64;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** The most common passwords, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Returns how hard a password is to guess.
 *
 * @param personal words related to the user, which an attacker would try
 */
export function estimatePasswordStrength(password: string, personal: readonly string[]): PasswordStrength {
  return estimator.check(password.slice(0, estimatedLength), [...personal, 'waybill']).score;
}
