import { addressColumns } from '../../resources/places';
import type { Validation } from '../../providers/errors';
import { kindOf } from '.';
import type { RowDraft } from './kind';
import { recordOf, valueAt } from './paths';

/** What a form holds of an address while it is edited. */
export type AddressDrafts = RowDraft['drafts'];

/** What a form begins with: the parts of an address, of a new one without it. */
export function addressDrafts(address: unknown, language: string): AddressDrafts {
  return Object.fromEntries(
    Object.entries(addressColumns).map(([name, column]) => [name, kindOf(column).toDraft(valueAt(address, name), column, language)]),
  );
}

/** The address that a form comes to, with null for what is empty. */
export function addressOf(drafts: AddressDrafts, language: string): Record<string, unknown> {
  return recordOf(
    Object.entries(addressColumns).map(([name, column]) => [name, kindOf(column).toValue(drafts[name] ?? null, column, language)] as const),
  );
}

/** What is wrong with an address before it is sent, by its parts: words of `engine:validation`. */
export async function addressProblems(drafts: AddressDrafts, language: string): Promise<Validation> {
  const address = addressOf(drafts, language);
  const found = Object.entries(addressColumns).map(async ([name, column]) => {
    if (address[name] === null) return [name, column.required ? [{ code: 'required' }] : []] as const;
    const problem = await kindOf(column).check?.(drafts[name] ?? null, column, language);
    return [name, problem ? [problem] : []] as const;
  });
  return Object.fromEntries((await Promise.all(found)).filter(([, problems]) => problems.length > 0));
}
