import type { TFunction } from 'i18next';
import { ApiError } from '../../../../providers/errors';
import { errorText } from '../../../ui/errorText';

/** Whether the code itself is what is wrong. */
export const isCodeWrong = (error: unknown): boolean => error instanceof ApiError && error.reason === 'code_wrong';

/** Why a code was not taken, as a sentence. */
export function codeFailure(error: unknown, t: TFunction): string {
  if (isCodeWrong(error)) return t('profile:code.wrong');
  return errorText(error, t);
}
