import { ApiError, errorCode, errorTextKey, type ProblemsByPath } from '../../../providers/errors';
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
  // An action may apply to an owned record. The server's paths are then relative to that record.
  const ownerPath = operation?.kind === 'action' ? (operation.action.id ?? '').replace(/id$/, '') : '';
  const problems = error instanceof ApiError ? error.validation : {};
  const text = validationText(problems, words, { ownerPath, unknownKey: `app:${errorTextKey(error)}` });
  return text === '' ? errorText(error, words.t) : text;
}

/**
 * Returns validation problems with the labels of their fields, one per line; an empty text for none.
 *
 * @param ownerPath path of the record that the problems' paths begin at
 * @param unknownKey key of the text for problems without one
 */
export function validationText(
  problems: ProblemsByPath,
  words: Pick<Words, 't' | 'of'>,
  { ownerPath = '', unknownKey = 'app:errors.invalid' }: { ownerPath?: string; unknownKey?: string } = {},
): string {
  const lines = Object.entries(problems).flatMap(([path, ofField]) => {
    const field = labelOf(`${ownerPath}${path}`, words);
    return ofField.map(({ code, payload }) => {
      const problem = words.t([`app:serverError.${code}`, unknownKey], { ...payload });
      return field ? `${field}: ${problem}` : problem;
    });
  });
  return lines.join('\n');
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
