import { Activity } from 'react';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { Field } from '../../../../resources/fields';
import { fieldInputsOf } from '../../../fields/inputs';
import type { Words } from '../../words';
import { definedFieldAt } from '../state';

/**
 * Returns whether only the browser can type into the input of a field: that of a date is several elements. Its code must be
 * loaded by then.
 */
export const isTypedByBrowser = ({ type }: Field): boolean => type === 'date' || type === 'datetime';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  /** Paths of the columns that can be edited. */
  paths: readonly string[];
}

/** Loads the code of inputs that must be ready when the user types the first key. */
export function PreparedInputs({ definition, words, paths }: Props) {
  const path = paths.find((one) => isTypedByBrowser(definedFieldAt(definition, one)));
  if (path === undefined) return null;
  const field = definedFieldAt(definition, path);
  const { Input } = fieldInputsOf(field);
  const context = { ...words.fieldContext(path), at: 'prepared' };
  return (
    <Activity mode="hidden">
      {Input && (
        <Input {...{ field, context }} label="" draft="" onChange={() => {}} onBlur={() => {}} required={false} />
      )}
    </Activity>
  );
}
