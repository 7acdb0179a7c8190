import type { TFunction } from 'i18next';
import { ApiError, type ValidationProblem } from '../../../providers/errors';
import { errorText } from '../errorText';

/**
 * Returns why an upload failed, as translated sentences on separate lines. The page has to load the texts of `files`.
 */
export function uploadErrorText(error: unknown, t: TFunction): string {
  if (error instanceof ApiError) {
    const problems = Object.values(error.validation).flat();
    if (problems.length > 0) return problems.map((problem) => problemText(problem, t)).join('\n');
    if (error.reason === 'network') return t('files:networkError');
    if (error.reason === 'status') return t(`files:status.${error.statusCode}`, { defaultValue: error.message });
  }
  return errorText(error, t);
}

/** Returns whether uploading the same file again can succeed. A validation error is about the file itself. */
export function canUploadBeRetried(error: unknown): boolean {
  return !(error instanceof ApiError) || Object.keys(error.validation).length === 0;
}

function problemText({ code, payload }: ValidationProblem, t: TFunction): string {
  return t([`files:serverError.${code}`, `app:serverError.${code}`, 'app:errors.unknown'], { ...payload });
}
