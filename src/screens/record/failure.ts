import { ApiError, errorCode, errorTextKey } from '../../../providers/errors';
import { errorText } from '../../ui/errorText';
import type { Words } from '../words';
import type { RecordOperation } from './operation';

/**
 * Returns why an operation failed: the server's validation problems with the labels of their fields, or without any the
 * text for the kind of error.
 */
export function operationFailureText(
  error: unknown,
  words: Pick<Words, 't' | 'of'>,
  operation?: RecordOperation,
): string {
  const kind = `app:${errorTextKey(error)}`;
  const problemEntries = error instanceof ApiError ? Object.entries(error.validation) : [];
  // An action may apply to an owned record. The server's paths are then relative to that record.
  const ownerPath = operation?.kind === 'action' ? (operation.action.id ?? '').replace(/id$/, '') : '';
  const lines = problemEntries.flatMap(([path, problems]) => {
    const field = labelOf(`${ownerPath}${path}`, words);
    return problems.map(({ code, payload }) => {
      const problem = words.t([`app:serverError.${code}`, kind], { ...payload });
      return field ? `${field}: ${problem}` : problem;
    });
  });
  return lines.length > 0 ? lines.join('\n') : errorText(error, words.t);
}

/** Returns whether an operation failed because of a limit of the tariff. */
export const isTariffLimitError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === errorCode.limit;

/** Returns the text of `operationFailureText`, followed by advice when a limit of the tariff is the reason. */
export function failureTextWithAdvice(
  error: unknown,
  words: Pick<Words, 't' | 'of'>,
  operation?: RecordOperation,
): string {
  const text = operationFailureText(error, words, operation);
  return isTariffLimitError(error) ? `${text}\n${words.t('app:limit.where')}` : text;
}

/** Returns the label of an owned record (`parts.<path>`) or of a field; an empty text for other paths. */
function labelOf(path: string, { of }: Pick<Words, 'of'>): string {
  return of(`parts.${path}`, { defaultValue: '' }) || of(`fields.${path}`, { defaultValue: '' });
}
