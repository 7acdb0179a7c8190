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
  const { sql, type } = cell;
  const text = type === 'text' ? sql : `(${sql})::text`;
  switch (column.kind) {
    case 'text':
    case 'list':
      // Digits are no formula.
      if (type === 'integer' && !column.words) return { kind: 'plain', sql: text, type };
      return { kind: 'plain', sql: textSql(text, column, parameters), type: 'text' };
    case 'boolean':
      return { kind: 'plain', sql: booleanSql(sql, column, parameters), type: 'text' };
    case 'number': {
      const number = column.hundredths ? `round((${sql})::numeric / 100, 2)` : sql;
      const hasPoint = column.hundredths || type !== 'integer';
      return {
        kind: 'plain',
        sql: hasPoint && style.decimalSeparator === ',' ? `replace((${number})::text, '.', ',')` : number,
        type: 'other',
      };
    }
    case 'date':
      return { kind: 'plain', sql: style.dates === null ? sql : dateSql(sql, dayPatterns[style.dates]), type: 'other' };
    case 'datetime': {
      const pattern = style.dates === null ? isoTimePattern : `${dayPatterns[style.dates]} HH24:MI`;
      return { kind: 'plain', sql: dateSql(sql, pattern), type: 'other' };
    }
  }
}

/** Returns the SQL of a boolean's word, or of its name: `true`. */
function booleanSql(sql: string, { words }: FileColumn, parameters: SqlParameters): string {
  const cases = [true, false].map((value) => {
    const name = String(value);
    return `WHEN ${name} THEN ${wordSql(words?.get(name) ?? name, parameters)}`;
  });
  return `CASE (${sql}) ${cases.join(' ')} END`;
}

/** Most words that are compared one after the other. More are looked up in an object. */
const maxComparedWords = 16;

/** Returns the SQL of a text: its word if the column has one, otherwise marked if it could be a formula. */
function textSql(sql: string, { words }: FileColumn, parameters: SqlParameters): string {
  const format = (text: string) => {
    if (!words || words.size === 0) return markFormulaSql(text);
    if (words.size <= maxComparedWords) {
      const cases = [...words].map(
        ([value, word]) => `WHEN ${parameters.add(storable(value))} THEN ${wordSql(word, parameters)}`,
      );
      return `CASE ${text} ${cases.join(' ')} ELSE ${markFormulaSql(text)} END`;
    }
    return `nullif(coalesce(${parameters.add(wordsJson(words))}::jsonb ->> ${text}, ${markFormulaSql(text)}), '')`;
  };
  const isColumn = /^\w+\."\w+"$/.test(sql);
  // The format names its text several times, so what is computed is computed once before.
  return isColumn ? format(sql) : `(SELECT ${format('computed.v')} FROM (SELECT ${sql} AS v OFFSET 0) computed)`;
}

/** Returns the SQL of a word; an empty one is null. */
function wordSql(word: string, parameters: SqlParameters): string {
  const text = csvText(storable(word), {});
  return text === '' ? 'NULL' : `${parameters.add(text)}::text`;
}

/** Returns words by value as JSON, without characters that PostgreSQL cannot store. */
function wordsJson(words: ReadonlyMap<string, string>): string {
  const entries = [...words].map(([value, word]) => [storable(value), csvText(storable(word), {})]);
  return JSON.stringify(Object.fromEntries(entries));
}

const storable = (text: string) => text.replaceAll(/\0|\p{Surrogate}/gu, '');

const codesOf = (signs: readonly string[]) => signs.map((sign) => sign.codePointAt(0) ?? 0);
/** Code points of the signs that the mark of a text depends on. */
const markCodes = codesOf(["'", ...formulaSigns]);

/**
 * Returns the SQL of `markFormulaText`, null for an empty text. Most texts begin with a letter or a digit, which two
 * comparisons find; the others are compared with each sign.
 */
function markFormulaSql(text: string): string {
  const code = `ascii(${text})`;
  const isPlain = ['a', '0'].map((sign) => {
    const [below, above] = unmarkedRangeAround(sign);
    return `${code} > ${below} AND ${code} < ${above}`;
  });
  const isFormula = [
    `${code} IN (${markCodes.join(', ')})`,
    `ascii(ltrim(${text}, '''')) IN (${codesOf(formulaSigns).join(', ')})`,
  ];
  return (
    `CASE WHEN ${isPlain.join(' OR ')} THEN ${text} ` +
    `WHEN ${isFormula.join(' AND ')} THEN '''' || ${text} ELSE nullif(${text}, '') END`
  );
}

/** Returns the nearest code points below and above a sign that need a mark. */
function unmarkedRangeAround(sign: string): readonly [below: number, above: number] {
  const code = sign.codePointAt(0) ?? 0;
  return [Math.max(...markCodes.filter((mark) => mark < code)), Math.min(...markCodes.filter((mark) => mark > code))];
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
