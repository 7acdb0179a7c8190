import type { TFunction } from 'i18next';
import { ApiError } from '../../../../providers/errors';
import { errorText } from '../../../ui/errorText';

/** Returns whether an error means that the code was wrong. */
export const isWrongCodeError = (error: unknown): boolean => error instanceof ApiError && error.reason === 'code_wrong';

/** Returns the translated message of an error that the server answered to a code. */
export function codeErrorText(error: unknown, t: TFunction): string {
  if (isWrongCodeError(error)) return t('profile:code.wrong');
  return errorText(error, t);
}
