import type { TFunction } from 'i18next';
import { ApiError } from '../../../../providers/errors';
import { errorText } from '../../../ui/errorText';

/** Returns the problem of a mailed code. */
const mailedCodeProblem = (error: unknown) => (error instanceof ApiError ? error.validation.code?.[0] : undefined);

/** Returns whether an error means that the code was wrong. */
export const isWrongCodeError = (error: unknown): boolean =>
  (error instanceof ApiError && error.reason === 'code_wrong') || mailedCodeProblem(error) !== undefined;

/** Returns the translated message of an error that the server answered to a code. */
export function codeErrorText(error: unknown, t: TFunction): string {
  const problem = mailedCodeProblem(error);
  if (problem) return t(`app:serverError.${problem.code}`, { ...problem.payload });
  if (isWrongCodeError(error)) return t('profile:code.wrong');
  return errorText(error, t);
}
