import { type Cell, type FileLimits, type FileRow, SpreadsheetError } from './cells';
import { excelDate, isDateFormat } from './xlsx-dates';
import { type XmlElement, XlsxParts } from './xlsx-parts';

/** What applies to all sheets of a workbook. */
interface Workbook {
  sheets: { name: string; part: string }[];
  begins1904: boolean;
  texts: string[];
  /** By the index of a cell's style: whether it shows dates. */
  dateStyles: boolean[];
}

/** Returns the names of the sheets of an XLSX file. */
export async function readSheetNames(path: string, limits: FileLimits): Promise<string[]> {
  const parts = await XlsxParts.open(path, limits);
  try {
    return (await readSheets(parts)).sheets.map(({ name }) => name);
  } finally {
    parts.close();
  }
}

/**
 * Reads the rows of a sheet of an XLSX file, the first by default. Formulas have the value that Excel stored.
 * @throws SpreadsheetError if the file cannot be read, or has no such sheet
 */
export async function* readXlsx(path: string, limits: FileLimits, sheet?: string): AsyncGenerator<FileRow> {
  const parts = await XlsxParts.open(path, limits);
  try {
    const { sheets, begins1904 } = await readSheets(parts);
    const wanted = sheet === undefined ? sheets[0] : sheets.find(({ name }) => name === sheet);
    if (!wanted) throw new SpreadsheetError('file_no_sheet');
    const texts = await readSharedTexts(parts, limits);
    const dateStyles = await readDateStyles(parts);
    yield* readRows(parts, wanted.part, { sheets, begins1904, texts, dateStyles }, limits);
  } finally {
    parts.close();
  }
}

async function readSheets(parts: XlsxParts): Promise<Pick<Workbook, 'sheets' | 'begins1904'>> {
  const targets = new Map<string, string>();
  await parts.parseAll('xl/_rels/workbook.xml.rels', {
    start: ({ name, attributes }) => {
      const { Id, Target = '' } = attributes;
      if (name === 'Relationship' && Id) targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const sheets: Workbook['sheets'] = [];
  let begins1904 = false;
  await parts.parseAll('xl/workbook.xml', {
    start: ({ name, attributes }) => {
      if (name === 'workbookPr') begins1904 = attributes.date1904 === '1' || attributes.date1904 === 'true';
      const part = targets.get(attributes['r:id'] ?? '');
      if (name === 'sheet' && part && attributes.state !== 'veryHidden')
        sheets.push({ name: attributes.name ?? '', part });
    },
  });
  return { sheets: sheets.filter(({ part }) => parts.has(part)), begins1904 };
}

async function readSharedTexts(parts: XlsxParts, limits: FileLimits): Promise<string[]> {
  const texts: string[] = [];
  if (!parts.has('xl/sharedStrings.xml')) return texts;
  let current = '';
  let isText = false;
  let isPhonetic = false;
  let length = 0;
  await parts.parseAll('xl/sharedStrings.xml', {
    start: ({ name }) => {
      if (name === 'si') current = '';
      else if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (text) => {
      if (isText) current += text;
    },
    end: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      length += current.length;
      if (length > limits.sharedTextLength)
        throw new SpreadsheetError('file_too_large', { megabytes: limits.sharedTextLength / 1_000_000 });
      texts.push(current);
    },
  });
  return texts;
}

async function readDateStyles(parts: XlsxParts): Promise<boolean[]> {
  if (!parts.has('xl/styles.xml')) return [];
  const codes = new Map<number, string>();
  const dates: boolean[] = [];
  let isCellFormats = false;
  await parts.parseAll('xl/styles.xml', {
    start: ({ name, attributes }) => {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') isCellFormats = true;
      if (name !== 'xf' || !isCellFormats) return;
      const id = Number(attributes.numFmtId ?? 0);
      dates.push(isDateFormat(id, codes.get(id)));
    },
    end: (name) => {
      if (name === 'cellXfs') isCellFormats = false;
    },
  });
  return dates;
}

async function* readRows(
  parts: XlsxParts,
  part: string,
  workbook: Workbook,
  limits: FileLimits,
): AsyncGenerator<FileRow> {
  let finished: FileRow[] = [];
  let row: FileRow = { number: 0, cells: [] };
  let cell: { column: number; type: string; style: number; text: string } | undefined;
  let isValue = false;
  const startCell = ({ attributes }: XmlElement) => {
    const column = attributes.r ? columnIndex(attributes.r) : row.cells.length;
    if (column >= limits.columns * 10) throw new SpreadsheetError('file_too_many_columns', { max: limits.columns });
    cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '' };
  };
  const pieces = parts.parse(part, {
    start: (element) => {
      const { name, attributes } = element;
      if (name === 'row') row = { number: attributes.r ? Number(attributes.r) : row.number + 1, cells: [] };
      else if (name === 'c') startCell(element);
      else isValue = name === 'v' || name === 't';
    },
    text: (text) => {
      if (cell && isValue) cell.text += text;
    },
    end: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'row') finished.push(row);
      if (name !== 'c' || !cell) return;
      while (row.cells.length < cell.column) row.cells.push(null);
      row.cells[cell.column] = cellValue(cell, workbook);
      cell = undefined;
    },
  });
  for (;;) {
    const { done } = await pieces.next();
    const ready = finished;
    finished = [];
    yield* ready;
    if (done) return;
  }
}

function cellValue(
  { type, style, text }: { type: string; style: number; text: string },
  { texts, dateStyles, begins1904 }: Workbook,
): Cell {
  switch (type) {
    case 's':
      return texts[Number(text)] ?? null;
    case 'inlineStr':
    case 'str':
      return text;
    case 'b':
      return text === '1';
    case 'e':
      return { error: text };
    case 'd':
      return { date: text.replace(/T00:00:00(\.0+)?Z?$/, '') };
    default: {
      if (text === '') return null;
      const number = Number(text);
      if (Number.isNaN(number)) return text;
      const date = dateStyles[style] ? excelDate(number, begins1904) : undefined;
      return date === undefined ? number : { date };
    }
  }
}

/** Returns the index of a column from the name of a cell: 0 for `A1`, 27 for `AB7`. */
function columnIndex(cellName: string): number {
  let index = 0;
  for (const character of cellName) {
    const letter = character.charCodeAt(0) - 64;
    if (letter < 1 || letter > 26) break;
    index = index * 26 + letter;
  }
  return index - 1;
}
