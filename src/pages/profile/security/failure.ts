import type { TFunction } from 'i18next';
import { ApiError, errorKey } from '../../../../providers/errors';

/** Whether the code itself is what is wrong. */
export const isCodeWrong = (error: unknown): boolean => error instanceof ApiError && error.reason === 'code_wrong';

/** Why a code was not taken, as a sentence. */
export function codeFailure(error: unknown, t: TFunction): string {
  if (isCodeWrong(error)) return t('profile:code.wrong');
  return t(`app:${errorKey(error)}`);
}
