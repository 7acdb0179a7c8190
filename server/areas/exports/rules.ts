import type { StartExportInput } from '../../contract.generated';
import type { Problem, Problems } from '../../dialect/errors';
import { maxSheetRows } from '../../spreadsheet';

/** Most records of an export that is sent with the answer. Longer ones are written by a job. */
export const maxDirectRows = 5000;
/** Hours for which the file of a job is kept. */
export const keptHours = 24;
/** Most records of an XLSX file: Excel's rows without the headings. */
export const maxXlsxRows = maxSheetRows - 1;

const maxColumns = 100;
const maxHeadingLength = 200;
const maxTitleLength = 100;
/** Most words of a column: there are some 250 countries, and 600 time zones. */
const maxWords = 1000;

/** Returns the problems of an export's input, besides those of its list. */
export function exportProblems({ columns, title }: Pick<StartExportInput, 'columns' | 'title'>): Problems {
  const problems: readonly (Problem | undefined)[] = [
    columns.length === 0 ? { code: 'required' } : undefined,
    columns.length > maxColumns ? { code: 'export_columns', payload: { max: maxColumns } } : undefined,
    columns.some(({ heading, words }) => isTooLong(heading) || words?.some(({ text }) => isTooLong(text)))
      ? { code: 'too_long', payload: { max: maxHeadingLength } }
      : undefined,
    columns.some(({ words }) => (words?.length ?? 0) > maxWords)
      ? { code: 'export_words', payload: { max: maxWords } }
      : undefined,
  ];
  const ofColumns = problems.filter((problem) => problem !== undefined);
  return {
    ...(ofColumns.length > 0 ? { columns: ofColumns } : {}),
    ...(title.length > maxTitleLength ? { title: [{ code: 'too_long', payload: { max: maxTitleLength } }] } : {}),
  };
}

const isTooLong = (text: string) => text.length > maxHeadingLength;

/** Returns the problem of too many records for a format; undefined if the format can have them. */
export function rowCountProblem(format: StartExportInput['format'], rows: number): Problem | undefined {
  return format === 'XLSX' && rows > maxXlsxRows
    ? { code: 'export_too_many_rows', payload: { max: maxXlsxRows } }
    : undefined;
}

/**
 * Returns the name of a file: the title without signs that file systems refuse, and the day.
 * @param now ISO 8601
 */
export function exportFileName(title: string, format: StartExportInput['format'], now: string): string {
  const plain = title
    .replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  return `${plain || 'export'} ${now.slice(0, 10)}.${format.toLowerCase()}`;
}

/** MIME types of the formats. */
export const exportMimeTypes: Readonly<Record<StartExportInput['format'], string>> = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
