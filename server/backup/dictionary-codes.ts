import * as z from 'zod';
import { quoteIdentifier } from '../dialect/parameters';
import { BackupError } from './backup-error';
import type { SnapshotQuery } from './snapshot';

/** A column of a tenant's table that names a record of a dictionary whose records have codes. */
export interface DictionaryColumn {
  table: string;
  column: string;
  dictionary: string;
}

const codesSchema = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * Codes of dictionaries' records by dictionary and id. Installations give the same record other ids, for example a
 * permission, so that an archive names records by their codes.
 */
export type DictionaryCodes = z.infer<typeof codesSchema>;
export const dictionaryCodesSchema = codesSchema;

/** Returns the columns of the named tables that reference dictionaries with codes. */
export async function readDictionaryColumns(
  query: SnapshotQuery,
  tables: ReadonlySet<string>,
): Promise<DictionaryColumn[]> {
  const rows = await query(`
    SELECT k.conrelid::regclass::text, a.attname, k.confrelid::regclass::text
    FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND cardinality(k.conkey) = 1
      AND EXISTS (SELECT 1 FROM pg_attribute c WHERE c.attrelid = k.confrelid AND c.attname = 'code' AND NOT c.attisdropped)`);
  return rows.flatMap(([table, column, dictionary]) =>
    table && column && dictionary && tables.has(table) && !tables.has(dictionary)
      ? [{ table, column, dictionary }]
      : [],
  );
}

/** Returns the codes of all records of the dictionaries that the columns reference. */
export async function readCodes(query: SnapshotQuery, columns: readonly DictionaryColumn[]): Promise<DictionaryCodes> {
  const codes: DictionaryCodes = {};
  for (const dictionary of new Set(columns.map((column) => column.dictionary))) {
    const rows = await query(`SELECT id, code FROM ${quoteIdentifier(dictionary)}`);
    codes[dictionary] = Object.fromEntries(rows.flatMap(([id, code]) => (id && code ? [[id, code]] : [])));
  }
  return codes;
}

const rowSchema = z.record(z.string(), z.string().nullable());

/**
 * Returns a function that changes a row's ids of dictionaries to those that the records have here.
 * @throws BackupError, when called, if a record does not exist here
 */
export function idTranslation(
  table: string,
  columns: readonly DictionaryColumn[],
  codes: { there: DictionaryCodes; here: DictionaryCodes },
): (line: string) => string {
  const translated = columns.filter((column) => column.table === table);
  if (translated.length === 0) return (line) => line;
  const idsHere = new Map(
    translated.map(({ dictionary }) => [
      dictionary,
      new Map(Object.entries(codes.here[dictionary] ?? {}).map(([id, code]) => [code, id])),
    ]),
  );
  return (line) => {
    const row = rowSchema.parse(JSON.parse(line));
    for (const { column, dictionary } of translated) {
      const id = row[column];
      if (id === null || id === undefined) continue;
      const code = codes.there[dictionary]?.[id];
      const idHere = code === undefined ? undefined : idsHere.get(dictionary)?.get(code);
      if (idHere === undefined)
        throw new BackupError(`The dictionary ${dictionary} of this installation has no record "${code ?? id}".`);
      row[column] = idHere;
    }
    return JSON.stringify(row);
  };
}
