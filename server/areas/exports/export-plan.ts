import type { GraphQLSchema } from 'graphql';
import type { Language, StartExportInput } from '../../contract.generated';
import type { Caller } from '../../dialect/context';
import { invalidInputError, prefixInputPaths } from '../../dialect/errors';
import { exportValueKind } from '../../dialect/export/columns';
import type { ExportRequest } from '../../dialect/export/export-statement';
import { exportedList } from '../../dialect/export/exported-list';
import type { CsvSeparator, FileColumn, FileStyle } from '../../spreadsheet';
import { exportProblems } from './rules';

/** What an export reads, and the file that it writes. */
export interface ExportPlan {
  request: ExportRequest;
  columns: readonly FileColumn[];
  form: ExportForm;
}

/** Form of a file. `title`: that of the sheet. */
type ExportForm = { style: FileStyle } & (
  | { format: 'CSV'; separator: CsvSeparator }
  | { format: 'XLSX'; title: string }
);

/** What a plan depends on besides its input. */
interface PlanContext {
  schema: GraphQLSchema;
  caller: Caller;
  language: Language;
  /** Time zone of the company. */
  timeZone: string;
}

const separators = { COMMA: ',', SEMICOLON: ';', TAB: '\t' } as const;
const decimalSeparators = { POINT: '.', COMMA: ',' } as const;

/**
 * Returns the plan of an export. It reads the list as the caller: the same records and values as the list's own query.
 * @throws ContractError for input that is not valid, and for a list that the caller may not read
 */
export function planExport(input: StartExportInput, { schema, caller, language, timeZone }: PlanContext): ExportPlan {
  const problems = exportProblems(input);
  if (Object.keys(problems).length > 0) throw invalidInputError(prefixInputPaths(problems));
  const { entity, row, args } = exportedList(schema, caller, input);
  const kinds = input.columns.map(({ path }) => exportValueKind(row, path));
  const columns = input.columns.flatMap(({ path }, index) => {
    const kind = kinds[index];
    return kind ? [{ path, kind }] : [];
  });
  if (columns.length < kinds.length) {
    const unknown = input.columns.filter((_column, index) => !kinds[index]).map(({ path }) => path);
    const payload = { names: unknown.join(', ').slice(0, 200) };
    throw invalidInputError({ 'input.columns': [{ code: 'export_column', payload }] });
  }
  const dates = input.date_format ?? null;
  const isCsv = input.format === 'CSV';
  const style = { dates, decimalSeparator: decimalSeparators[input.decimal_separator ?? 'POINT'] };
  return {
    request: {
      entity,
      args,
      columns,
      viewer: caller,
      language,
      // Cells of a workbook have no time zone, so that times in them are those of the company.
      timeZone: isCsv && dates === null ? 'UTC' : timeZone,
    },
    columns: input.columns.map(({ heading, words, hundredths }, index) => ({
      heading,
      kind: columns[index]?.kind ?? 'text',
      words: words ? new Map(words.map(({ value, text }) => [value, text])) : undefined,
      hundredths: hundredths === true,
    })),
    form: isCsv
      ? { style, format: 'CSV', separator: separators[input.separator ?? 'COMMA'] }
      : { style, format: 'XLSX', title: input.title },
  };
}
