import { ApiError, errorCode, errorKey } from '../../../providers/errors';
import { errorText } from '../../ui/errorText';
import type { Words } from '../words';
import type { Operation } from './operation';

/**
 * Why something could not be done: what the server found wrong where it says so, each with the field that is to blame
 * where it is one; else the kind of failure.
 */
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

/** Whether the company's tariff does not allow what was wanted. */
export const isLimit = (error: unknown): boolean => error instanceof ApiError && error.code === errorCode.limit;

/** The same for where there is room for words alone: with the way out, where the tariff is what is in the way. */
export function failureNews(error: unknown, words: Pick<Words, 't' | 'of'>, operation?: Operation): string {
  const text = failureText(error, words, operation);
  return isLimit(error) ? `${text}\n${words.t('app:limit.where')}` : text;
}

/** Name of a field, or of an owned record as a whole (`parts.<path>`); '' for what is neither. */
function nameOf(path: string, { of }: Pick<Words, 'of'>): string {
  return of(`parts.${path}`, { defaultValue: '' }) || of(`fields.${path}`, { defaultValue: '' });
}
