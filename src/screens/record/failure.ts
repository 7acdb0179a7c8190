import { ApiError, errorCode, errorKey } from '../../../providers/errors';
import { errorText } from '../../ui/errorText';
import type { Words } from '../words';
import type { Operation } from './operation';

/** Returns why an operation failed: the server's validation problems with their fields, else the kind of failure. */
export function failureText(error: unknown, words: Pick<Words, 't' | 'of'>, operation?: Operation): string {
  const kind = `app:${errorKey(error)}`;
  const told = error instanceof ApiError ? Object.entries(error.validation) : [];
  // What an action is about may be a part of the record: its fields are named by their paths below that part.
  const part = operation?.kind === 'action' ? (operation.action.id ?? '').replace(/id$/, '') : '';
  const lines = told.flatMap(([path, problems]) => {
    const field = nameOf(`${part}${path}`, words);
    return problems.map(({ code, payload }) => {
      const problem = words.t([`app:serverError.${code}`, kind], { ...payload });
      return field ? `${field}: ${problem}` : problem;
    });
  });
  return lines.length > 0 ? lines.join('\n') : errorText(error, words.t);
}

/** Returns whether the tariff does not allow the operation. */
export const isLimit = (error: unknown): boolean => error instanceof ApiError && error.code === errorCode.limit;

/** Returns the same as plain text, with what to do when the tariff is the reason. */
export function failureMessage(error: unknown, words: Pick<Words, 't' | 'of'>, operation?: Operation): string {
  const text = failureText(error, words, operation);
  return isLimit(error) ? `${text}\n${words.t('app:limit.where')}` : text;
}

/** Returns the label of a field or of an owned record (`parts.<path>`); empty for other paths. */
function nameOf(path: string, { of }: Pick<Words, 'of'>): string {
  return of(`parts.${path}`, { defaultValue: '' }) || of(`fields.${path}`, { defaultValue: '' });
}
