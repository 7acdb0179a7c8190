import type { TFunction } from 'i18next';
import { ApiError, errorKey, type Problem } from '../../../providers/errors';

/** Why a file was not taken, as a sentence; several problems on lines of their own. Wants the words of `files`. */
export function failureText(error: unknown, t: TFunction): string {
  if (error instanceof ApiError) {
    const problems = Object.values(error.validation).flat();
    if (problems.length > 0) return problems.map((problem) => problemText(problem, t)).join('\n');
    if (error.reason === 'network') return t('files:networkError');
    if (error.reason === 'status') return t(`files:status.${error.statusCode}`, { defaultValue: error.message });
  }
  return t(`app:${errorKey(error)}`);
}

/** Whether the same file could be taken another time: not one that itself is the problem. */
export function canBeRetried(error: unknown): boolean {
  return !(error instanceof ApiError) || Object.keys(error.validation).length === 0;
}

function problemText({ code, payload }: Problem, t: TFunction): string {
  return t([`files:serverError.${code}`, `app:serverError.${code}`, 'app:errors.unknown'], { ...payload });
}
