import { type CellValue, type FileColumn, type FileStyle, numberText, textOfCell } from './columns';
import { excelDatePattern, excelDays } from './dates';

/** Most rows of a sheet in Excel, with the headings. */
export const maxSheetRows = 1_048_576;
/** Most characters of a cell in Excel. Longer texts are cut, because Excel repairs files that have them. */
const maxCellLength = 32_767;

/** Numbers of the cell formats in `stylesXml`. */
const styles = { heading: 1, date: 2, datetime: 3, amount: 4 } as const;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const mainNamespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Path of the part with the rows, which `createSheetWriter` writes. */
export const sheetPart = 'xl/worksheets/sheet1.xml';

/** Returns the parts of an XLSX file besides the sheet, by their paths. */
export function workbookParts(sheetName: string, style: FileStyle): Readonly<Record<string, string>> {
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/${sheetPart}" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook ${mainNamespace} xmlns:r="${relations}"><sheets><sheet name="${escapeXml(sheetNameOf(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesXml(style),
  };
}

function stylesXml({ dates }: FileStyle): string {
  const pattern = escapeXml(excelDatePattern(dates).replaceAll('/', '\\/'));
  const format = (numberFormat: number, font = 0) =>
    `<xf numFmtId="${numberFormat}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  // 0 is the general format and 4 that of numbers with two decimals; own formats begin at 164.
  return `${declaration}<styleSheet ${mainNamespace}><numFmts count="2"><numFmt numFmtId="164" formatCode="${pattern}"/><numFmt numFmtId="165" formatCode="${pattern} hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5">${format(0)}${format(0, 1)}${format(164)}${format(165)}${format(4)}</cellXfs></styleSheet>`;
}

/** Returns a name that Excel accepts for a sheet: at most 31 characters, without some signs. */
function sheetNameOf(name: string): string {
  return (
    name
      .replaceAll(/[[\]:*?/\\]/g, ' ')
      .replaceAll(/^'+|'+$/g, '')
      .slice(0, 31)
      .trim() || 'Sheet1'
  );
}

/** Writes the sheet's part, in pieces. */
export interface SheetWriter {
  /** Returns the start of the part, with the headings. */
  start(): string;
  rows(rows: readonly (readonly CellValue[])[]): string;
  end(): string;
}

/**
 * Returns the writer of the sheet's part. Texts are stored as such, so that no formula can begin in one, and numbers and
 * dates with their types. The headings stay in sight and can filter the rows.
 */
export function createSheetWriter(columns: readonly FileColumn[]): SheetWriter {
  const letters = columns.map((_column, index) => columnLetters(index));
  const last = letters.at(-1) ?? 'A';
  let number = 0;
  const row = (cells: string) => `<row r="${number}">${cells}</row>`;
  const widths = columns.map(
    ({ kind }, index) => `<col min="${index + 1}" max="${index + 1}" width="${widthOf(kind)}" customWidth="1"/>`,
  );
  return {
    start: () => {
      number = 1;
      const headings = columns.map(({ heading }, index) => textCell(`${letters[index]}1`, heading, styles.heading));
      return `${declaration}<worksheet ${mainNamespace}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${row(headings.join(''))}`;
    },
    rows: (rows) => {
      let xml = '';
      for (const values of rows) {
        number += 1;
        let cells = '';
        for (const [index, column] of columns.entries())
          cells += cellXml(`${letters[index]}${number}`, values[index] ?? null, column);
        xml += row(cells);
      }
      return xml;
    },
    end: () => `</sheetData><autoFilter ref="A1:${last}${number}"/></worksheet>`,
  };
}

function widthOf(kind: FileColumn['kind']): number {
  switch (kind) {
    case 'text':
    case 'list':
      return 24;
    case 'datetime':
      return 17;
    case 'number':
    case 'boolean':
    case 'date':
      return 13;
  }
}

function cellXml(place: string, value: CellValue, column: FileColumn): string {
  if (value === null || value === '') return '';
  if (typeof value !== 'string') return textCell(place, textOfCell(value, column));
  switch (column.kind) {
    case 'text':
    case 'list':
      return textCell(place, textOfCell(value, column));
    case 'number': {
      const text = numberText(value, column);
      if (!Number.isFinite(Number(text))) return textCell(place, text);
      return `<c r="${place}"${column.hundredths ? ` s="${styles.amount}"` : ''}><v>${text}</v></c>`;
    }
    case 'boolean': {
      const word = column.words?.get(value);
      return word === undefined
        ? `<c r="${place}" t="b"><v>${value === 'true' ? 1 : 0}</v></c>`
        : textCell(place, word);
    }
    case 'date':
    case 'datetime': {
      const days = excelDays(value);
      return days === undefined
        ? textCell(place, value)
        : `<c r="${place}" s="${styles[column.kind]}"><v>${days}</v></c>`;
    }
  }
}

function textCell(place: string, text: string, style?: number): string {
  if (text === '') return '';
  const cut = text.length > maxCellLength ? text.slice(0, maxCellLength).replace(/\p{Surrogate}$/u, '') : text;
  return `<c r="${place}" t="inlineStr"${style === undefined ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escapeXml(cut)}</t></is></c>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML. Leaves out characters that XML cannot have, and keeps a carriage return from being normalized. */
function escapeXml(text: string): string {
  // eslint-disable-next-line no-control-regex -- XML forbids these control characters, so they are searched and left out
  return text.replaceAll(/[&<>"\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g, (character) =>
    character === '\r' ? '&#13;' : (escapes[character] ?? ''),
  );
}

/** Returns the letters of a column: A for 0, AA for 26. */
function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}
