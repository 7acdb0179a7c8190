import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cell, fileLimits, openSpreadsheet, SpreadsheetError } from '../../../server/spreadsheet/read';
import { workbookOf, zipOf } from '../../api/harness/xlsx';

let folder: string;
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-spreadsheet-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function cellsOf(content: string | Buffer, sheet?: string, limits = fileLimits): Promise<Cell[][]> {
  const path = join(folder, String((files += 1)));
  writeFileSync(path, content);
  const rows: Cell[][] = [];
  for await (const row of (await openSpreadsheet(path, limits)).rows(sheet)) rows.push(row.cells);
  return rows;
}

async function problemOf(content: string | Buffer, limits = fileLimits): Promise<string | undefined> {
  try {
    await cellsOf(content, undefined, limits);
    return undefined;
  } catch (error) {
    return error instanceof SpreadsheetError ? error.code : String(error);
  }
}

const utf16 = (text: string, bigEndian = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};
/** "Łódź" and "Żółw" in Windows-1250. */
const windows1250 = Buffer.concat([
  Buffer.from('Miasto;Nazwa\r\n'),
  Buffer.from([0xa3, 0xf3, 0x64, 0x9f, 0x3b, 0xaf, 0xf3, 0xb3, 0x77, 0x0d, 0x0a]),
]);

describe('CSV', () => {
  const table = [
    ['A', 'B'],
    ['1,5', 'x'],
  ];
  it.each([
    ['semicolons', 'A;B\r\n1,5;x\r\n', table],
    ['a byte order mark', '\uFEFFA;B\r\n1,5;x\r\n', table],
    ['tabs', 'A\tB\n1,5\tx', table],
    ['commas and quotes', 'A,B\n"1,5",x\n', table],
    ['the line sep=', 'sep=|\r\nA|B\r\n1,5|x\r\n', table],
    ['a quoted line sep=', '"sep=;"\nA;B\n1,5;x\n', table],
    ['line ends of old Macs', 'A;B\r1,5;x\r', table],
    ['UTF-16 little endian', utf16('A\tB\r\n1,5\tx\r\n'), table],
    ['UTF-16 big endian', utf16('A;B\r\n1,5;x\r\n', true), table],
    ['UTF-16 without a byte order mark', Buffer.from('A;B\r\n1,5;x\r\n', 'utf16le'), table],
    ['empty lines', '\r\nA;B\r\n;\r\n1,5;x\r\n\r\n', table],
    [
      'quoted line breaks',
      'A;B\n"one\r\ntwo";x\n',
      [
        ['A', 'B'],
        ['one\r\ntwo', 'x'],
      ],
    ],
    [
      'doubled quotes',
      'A;B\n"say ""hi""";x\n',
      [
        ['A', 'B'],
        ['say "hi"', 'x'],
      ],
    ],
    [
      'a quote within a text',
      'A;B\n5" wheel;x\n',
      [
        ['A', 'B'],
        ['5" wheel', 'x'],
      ],
    ],
    ['rows of different lengths', 'A;B\n1\n1;2;3\n', [['A', 'B'], ['1'], ['1', '2', '3']]],
    ['one column', 'A\n1\n', [['A'], ['1']]],
  ])('reads %s', async (_name, content, expected) => {
    expect(await cellsOf(content)).toEqual(expected);
  });

  it('reads Windows-1250, also where the first megabyte is ASCII', async () => {
    expect((await cellsOf(windows1250))[1]).toEqual(['Łódź', 'Żółw']);
    const rows = await cellsOf(Buffer.concat([Buffer.from('a;b\r\n'.repeat(20_000)), windows1250]));
    expect(rows.at(-1)).toEqual(['Łódź', 'Żółw']);
  });

  it('numbers rows as a spreadsheet does', async () => {
    const path = join(folder, 'numbers.csv');
    writeFileSync(path, 'sep=;\nA;B\n\n"x\ny";1\nz;2\n');
    const numbers: number[] = [];
    for await (const row of (await openSpreadsheet(path)).rows()) numbers.push(row.number);
    expect(numbers).toEqual([1, 3, 4]);
  });

  it('refuses what it cannot read', async () => {
    const few = { ...fileLimits, rows: 3, columns: 2, cellLength: 5 };
    expect(await problemOf('A;B\n"open;x\n')).toBe('file_quote');
    expect(await problemOf('A;B\n1;2\n3;4\n5;6\n', few)).toBe('file_too_many_rows');
    expect(await problemOf('A;B;C\n', few)).toBe('file_too_many_columns');
    expect(await problemOf('A;B\n123456;1', few)).toBe('file_cell_too_long');
    expect(await problemOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('file_old_excel');
    expect(await problemOf('%PDF-1.7')).toBe('file_unreadable');
  });
});

describe('XLSX', () => {
  const formats =
    '<numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.0&quot; days&quot;"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/></cellXfs>';

  it('reads typed cells', async () => {
    const row = (cells: string) => `<row r="2">${cells}</row>`;
    const cases: [string, Cell[]][] = [
      ['<c r="A2" t="s"><v>0</v></c>', ['plain']],
      ['<c r="A2" t="s"><v>1</v></c>', ['rich text']],
      ['<c r="A2" t="inlineStr"><is><t>in &amp; line</t></is></c>', ['in & line']],
      ['<c r="A2" t="str"><f>A1</f><v>formula</v></c>', ['formula']],
      ['<c r="A2"><v>1234.5</v></c>', [1234.5]],
      ['<c r="A2" t="b"><v>1</v></c><c r="B2" t="b"><v>0</v></c>', [true, false]],
      ['<c r="A2" t="e"><v>#N/A</v></c>', [{ error: '#N/A' }]],
      ['<c r="A2" s="1"><v>46350</v></c>', [{ date: '2026-11-24' }]],
      ['<c r="A2" s="2"><v>46350</v></c>', [{ date: '2026-11-24' }]],
      ['<c r="A2" s="3"><v>46350</v></c>', [46350]],
      ['<c r="A2" s="4"><v>46350.354166666664</v></c>', [{ date: '2026-11-24T08:30:00' }]],
      ['<c r="A2" t="d"><v>2026-11-24T00:00:00</v></c>', [{ date: '2026-11-24' }]],
      ['<c r="C2"><v>3</v></c>', [null, null, 3]],
      ['<c><v>1</v></c><c/><c><v>3</v></c>', [1, null, 3]],
    ];
    const texts = ['<t>plain</t>', '<r><t>rich </t></r><r><t>text</t></r><rPh><t>spoken</t></rPh>'];
    const read = async (cells: string) => (await cellsOf(workbookOf({ One: row(cells) }, { texts, formats })))[0];
    for (const [cells, expected] of cases) expect(await read(cells)).toEqual(expected);
  });

  it('reads dates of the calendar that begins in 1904', async () => {
    const book = workbookOf({ One: '<row><c s="1"><v>44888</v></c></row>' }, { formats, begins1904: true });
    expect(await cellsOf(book)).toEqual([[{ date: '2026-11-24' }]]);
  });

  it('reads the first sheet or a chosen one', async () => {
    const book = workbookOf({ One: '<row><c><v>1</v></c></row>', Two: '<row><c><v>2</v></c></row>' });
    expect(await cellsOf(book)).toEqual([[1]]);
    expect(await cellsOf(book, 'Two')).toEqual([[2]]);
    await expect(cellsOf(book, 'Three')).rejects.toMatchObject({ code: 'file_no_sheet' });
  });

  it('refuses archives that are no workbook, are damaged or unpack to too much', async () => {
    const book = workbookOf({ One: `<row><c t="inlineStr"><is><t>${'x'.repeat(300_000)}</t></is></c></row>` });
    expect(await problemOf(zipOf({ 'word/document.xml': '<a/>' }))).toBe('file_unreadable');
    expect(await problemOf(book.subarray(0, book.length - 30))).toBe('file_unreadable');
    expect(await problemOf(book, { ...fileLimits, unpackedBytes: 100_000 })).toBe('file_too_large');
    // The archive says that the sheet has fewer bytes than it unpacks to.
    const lying = Buffer.from(book);
    for (let at = lying.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = lying.indexOf('PK\x01\x02', at + 4, 'latin1'))
      if (lying.readUInt32LE(at + 24) > 300_000) lying.writeUInt32LE(1000, at + 24);
    expect(await problemOf(lying)).toBe('file_unreadable');
    const entities =
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>';
    expect(await problemOf(zipOf({ ...partsOf(), 'xl/worksheets/sheet1.xml': entities }))).toBe('file_unreadable');
  });
});

function partsOf(): Record<string, string> {
  return {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="One" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  };
}
