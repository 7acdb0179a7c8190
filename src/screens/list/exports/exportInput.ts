import { apiContractIndex } from '../../../../providers/data/apiContractIndex';
import { whereArgumentOf } from '../../../../providers/data/filters';
import { waybillDialect } from '../../../../providers/data/waybillDialect';
import type {
  CellSeparator,
  DateFormat,
  ExportFormat,
  StartExportInput,
} from '../../../../resources/contract.generated';
import type { ResourceDefinition } from '../../../../resources/definition';
import { dateFormatPatterns, dayPattern } from '../../../fields/datetime';
import { decimalSign } from '../../../fields/numberText';
import type { DayContext } from '../../../fields/periods';
import type { Words } from '../../words';
import { listQueryOf } from '../query';
import { type ListState, orderedColumns } from '../state';
import { exportColumnsOf, type ValueForm } from './exportColumns';

/** What a user chooses about an exported file. */
export interface ExportChoices {
  format: ExportFormat;
  columns: 'shown' | 'all';
  /** Dates and numbers in the user's own form, or in that of ISO 8601 and programs. */
  form: 'mine' | 'iso';
  values: ValueForm;
  separator: CellSeparator;
}

/** Separators of a CSV file, in the order in which they are offered. */
export const separators = ['SEMICOLON', 'COMMA', 'TAB'] as const satisfies readonly CellSeparator[];

/** Returns the choices with which the dialog opens. Spreadsheets separate by semicolons where numbers have a comma. */
export function defaultExportChoices(language: string): ExportChoices {
  const separator = decimalSign(language) === ',' ? 'SEMICOLON' : 'COMMA';
  return { format: 'XLSX', columns: 'shown', form: 'mine', values: 'words', separator };
}

/** The list to export. */
export interface ExportedList {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  days: DayContext;
  /** Ids of the records to export; absent: all that the list's filters select. */
  ids?: readonly string[] | undefined;
}

/** Returns the input of `startExport` for a list and what the user has chosen. */
export function exportInputOf(
  { definition, words, state, days, ids }: ExportedList,
  { format, columns, form, values, separator }: ExportChoices,
): StartExportInput {
  const { filters, sorters, trashed } = listQueryOf(state, definition, days);
  const list = apiContractIndex.list(definition.api.list);
  const chosen = ids && [{ field: 'id', operator: 'in' as const, value: [...ids] }];
  const paths = columns === 'shown' ? orderedColumns(state) : definition.list.columns.map(({ field }) => field);
  return {
    list: list.name,
    resource: definition.name,
    title: words.of('title'),
    columns: exportColumnsOf(definition, paths, words, values),
    where: whereArgumentOf(list, chosen ?? filters, waybillDialect) ?? null,
    orderBy: sorters.map(({ field, order }) =>
      waybillDialect.order(waybillDialect.column(field), order === 'desc' ? 'DESC' : 'ASC'),
    ),
    ...(trashed && { trashed: chosen ? ('WITH' as const) : trashed }),
    format,
    ...(format === 'CSV' && { separator }),
    decimal_separator: form === 'mine' && decimalSign(words.language) === ',' ? 'COMMA' : 'POINT',
    date_format: form === 'mine' ? dateFormatOf(words) : null,
  };
}

const dateFormats = ['DD_MM_YYYY', 'DD_MM_YYYY_DOTS', 'MM_DD_YYYY', 'YYYY_MM_DD'] as const;

/** Returns the user's date format or, when the user has none, that of the language. */
function dateFormatOf(words: Words): DateFormat {
  const pattern = dayPattern(words.fieldContext(''));
  return dateFormats.find((format) => dateFormatPatterns[format] === pattern) ?? 'DD_MM_YYYY';
}
