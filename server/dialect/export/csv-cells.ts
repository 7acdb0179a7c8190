import type { DateFormat } from '../../contract.generated';
import { csvText, type FileColumn, type FileStyle, formulaSigns } from '../../spreadsheet';
import { quoteTextLiteral, type SqlParameters } from '../parameters';
import type { ComputedCell, PlainCell } from './cells';

/** How the values of an export are written as texts of a CSV file. */
export interface CsvTexts {
  columns: readonly FileColumn[];
  style: FileStyle;
}

/**
 * Returns a cell whose value is the text in a CSV file, which is then only quoted: null for an empty one. PostgreSQL
 * formats all that it can compute.
 */
export function csvCell(
  cell: PlainCell | ComputedCell,
  column: FileColumn,
  { style, parameters }: { style: FileStyle; parameters: SqlParameters },
): PlainCell | ComputedCell {
  if (cell.kind === 'computed') return { ...cell, read: (row, offset) => csvText(cell.read(row, offset), column) };
  const { sql, isText } = cell;
  const text = isText ? sql : `(${sql})::text`;
  switch (column.kind) {
    case 'text':
    case 'list':
    case 'boolean':
      return { kind: 'plain', sql: textSql(text, column, parameters), isText: true };
    case 'number': {
      const number = column.hundredths ? `round((${sql})::numeric / 100, 2)::text` : text;
      const isPoint = style.decimalSeparator === '.';
      return { kind: 'plain', sql: isPoint ? number : `replace(${number}, '.', ',')`, isText: false };
    }
    case 'date':
      return {
        kind: 'plain',
        sql: style.dates === null ? text : dateSql(sql, dayPatterns[style.dates]),
        isText: false,
      };
    case 'datetime': {
      const pattern = style.dates === null ? isoTimePattern : `${dayPatterns[style.dates]} HH24:MI`;
      return { kind: 'plain', sql: dateSql(sql, pattern), isText: false };
    }
  }
}

/** Returns the SQL of a text: its word if the column has one, otherwise marked if it could be a formula. */
function textSql(sql: string, { kind, words }: FileColumn, parameters: SqlParameters): string {
  const wordOf = words && words.size > 0 ? `${parameters.add(wordsJson(words))}::jsonb ->> ` : undefined;
  const format = (text: string) => {
    const marked = kind === 'boolean' ? text : markFormulaSql(text);
    return `nullif(${wordOf ? `coalesce(${wordOf}${text}, ${marked})` : marked}, '')`;
  };
  const isColumn = /^\w+\."\w+"$/.test(sql);
  // The format names its text several times, so what is computed is computed once before.
  return isColumn ? format(sql) : `(SELECT ${format('computed.v')} FROM (SELECT ${sql} AS v OFFSET 0) computed)`;
}

/** Returns words by value as JSON, without characters that PostgreSQL cannot store. */
function wordsJson(words: ReadonlyMap<string, string>): string {
  const entries = [...words].map(([value, word]) => [storable(value), csvText(storable(word), {})]);
  return JSON.stringify(Object.fromEntries(entries));
}

const storable = (text: string) => text.replaceAll(/\0|\p{Surrogate}/gu, '');

const codePoints = (signs: readonly string[]) => signs.map((sign) => sign.codePointAt(0)).join(', ');

/** Returns the SQL of `markFormulaText`. Few texts begin with a sign or an apostrophe, and only those are trimmed. */
function markFormulaSql(text: string): string {
  const begins = `ascii(${text}) IN (${codePoints(["'", ...formulaSigns])})`;
  const isFormula = `${begins} AND ascii(ltrim(${text}, '''')) IN (${codePoints(formulaSigns)})`;
  return `CASE WHEN ${isFormula} THEN '''' || ${text} ELSE ${text} END`;
}

/** PostgreSQL's patterns of days. */
const dayPatterns: Readonly<Record<DateFormat, string>> = {
  DD_MM_YYYY: 'DD/MM/YYYY',
  DD_MM_YYYY_DOTS: 'DD.MM.YYYY',
  MM_DD_YYYY: 'MM/DD/YYYY',
  YYYY_MM_DD: 'YYYY-MM-DD',
};
/** The pattern of times in UTC by ISO 8601. */
const isoTimePattern = 'YYYY-MM-DD"T"HH24:MI:SS"Z"';

/** Returns the SQL of a day or time in a pattern, and of infinity, which has no pattern, as its name. */
function dateSql(sql: string, pattern: string): string {
  return `coalesce(to_char(${sql}, ${quoteTextLiteral(pattern)}), (${sql})::text)`;
}
