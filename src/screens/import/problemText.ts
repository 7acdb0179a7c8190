import type { TFunction } from 'i18next';
import { isRecord } from '../../../providers/graphqlResponse';
import type { ImportProblem } from '../../../resources/contract.generated';
import type { NamedField } from './matchColumns';

/** Returns the text of a problem; with the field's name if the problem is of no column of the file. */
export function problemText(
  { field, code, payload }: Pick<ImportProblem, 'field' | 'code' | 'payload'>,
  { t, fields, named }: { t: TFunction; fields: readonly NamedField[]; named: boolean },
): string {
  const values = isRecord(payload) ? { ...payload, count: payload.limit ?? payload.count } : {};
  const text = t([`imports:serverError.${code}`, `app:serverError.${code}`, 'app:errors.unknown'], values);
  const label = fields.find((one) => one.field === field)?.label;
  return named && label !== undefined ? t('imports:problem', { field: label, text }) : text;
}
