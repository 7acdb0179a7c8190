import type { TFunction } from 'i18next';
import { ApiError, errorKey } from '../../../providers/errors';

/** Why something could not be done: what the server found wrong where it says so, else the kind of failure. */
export function failureText(error: unknown, t: TFunction): string {
  const kind = `app:${errorKey(error)}`;
  const problems = error instanceof ApiError ? Object.values(error.validation).flat() : [];
  if (problems.length === 0) return t(kind);
  return problems.map(({ code, payload }) => t([`app:serverError.${code}`, kind], { ...payload })).join('\n');
}
