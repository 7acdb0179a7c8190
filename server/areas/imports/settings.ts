import type { Problem } from '../../dialect/errors';
import type { ImportDefinition } from './definition';

/** Which records an import writes. */
export type ImportMode = 'CREATE' | 'UPDATE' | 'BOTH';

/** A field that is filled from a file. */
export interface FieldSource {
  field: string;
  /** Texts of values in the languages of the console, with their codes. */
  words?: readonly { text: string; value: string }[] | null;
}

/** A column of a file and the field that it fills. */
export interface ColumnMatch extends FieldSource {
  column: number;
}

/** A field without a column, and the text that fills it in all rows. */
export interface FieldFill extends FieldSource {
  text: string;
}

/** What a user has chosen for an import. */
export interface ImportSettings {
  columns: readonly ColumnMatch[];
  /** Absent in settings that were stored before there were such fields. */
  fills?: readonly FieldFill[];
  mode: ImportMode;
  /** Field by which rows find the records to update; null when the mode is CREATE. */
  key: string | null;
  /** Whether an empty cell clears the field of an existing record; otherwise the field keeps its value. */
  clearEmpty: boolean;
  decimal: ',' | '.';
  dateOrder: 'DMY' | 'MDY';
  phoneCountry: string | null;
}

/** Returns the problems of settings by their paths in the mutation's input. */
export function settingsProblems(
  settings: ImportSettings,
  { fields, keys }: Pick<ImportDefinition, 'fields' | 'keys'>,
  columnCount: number,
): Record<string, (Problem | undefined)[]> {
  const { columns, fills = [], mode, key } = settings;
  const filled = fills.map(({ field }) => field);
  const matched = columns.map(({ field }) => field);
  const isUnknown = columns.some(({ column, field }) => !fields[field] || column < 0 || column >= columnCount);
  const isRepeated =
    new Set(matched).size < matched.length || new Set(columns.map(({ column }) => column)).size < matched.length;
  const needsKey = mode !== 'CREATE';
  return {
    'input.settings.columns': [
      columns.length === 0 ? { code: 'required' } : undefined,
      isUnknown ? { code: 'not_found' } : undefined,
      isRepeated ? { code: 'import_column_repeated' } : undefined,
    ],
    'input.settings.fills': [
      filled.some((field) => !fields[field]) ? { code: 'not_found' } : undefined,
      new Set([...matched, ...filled]).size < matched.length + filled.length
        ? { code: 'import_column_repeated' }
        : undefined,
    ],
    'input.settings.key': [
      needsKey && (key === null || !keys[key]) ? { code: 'required' } : undefined,
      needsKey && key !== null && keys[key] && !matched.includes(key) ? { code: 'import_key_not_matched' } : undefined,
    ],
  };
}
