import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { CellValue, FileColumn, FileStyle } from '../../../server/spreadsheet/columns';
import { excelDays } from '../../../server/spreadsheet/dates';
import { markFormulaText, unmarkFormulaText } from '../../../server/spreadsheet/formula-text';
import { csvHeadings, csvLines, csvText } from '../../../server/spreadsheet/write-csv';
import { writeCsv, writeWorkbook } from '../../../server/spreadsheet/write-file';
import { createSheetWriter, workbookParts } from '../../../server/spreadsheet/write-xlsx';

const column = (kind: FileColumn['kind'], more: Partial<FileColumn> = {}): FileColumn => ({
  heading: 'Heading',
  kind,
  ...more,
});
const iso: FileStyle = { dates: null, decimalSeparator: '.' };

const xlsxCell = (value: CellValue, of: FileColumn) => {
  const writer = createSheetWriter([of]);
  writer.start();
  return writer.rows([[value]]).replace(/^<row r="2">|<\/row>$/g, '');
};

describe('texts that could be formulas', () => {
  const marked = ['=1+1', '+48 22 123 45 67', '-12,5 kg', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', "'=1", "''+1"];
  const plain = ['WGM 2041K', '1-2', "O'Neil", "'quoted'", ' =1+1', 'a=b', '', '48', 'łódź'];

  it('marks each of them, and nothing else, so that the mark can be removed', () => {
    for (const text of marked) expect([text, markFormulaText(text)]).toEqual([text, `'${text}`]);
    for (const text of plain) expect(markFormulaText(text)).toBe(text);
    for (const text of [...marked, ...plain]) expect(unmarkFormulaText(markFormulaText(text))).toBe(text);
  });

  it('are marked in CSV', () => {
    expect(csvText('=1+1', {})).toBe("'=1+1");
    expect(csvText(['-a', 'b'], {})).toBe("'-a, b");
    expect(csvText('NEW', { words: new Map([['NEW', '=new']]) })).toBe("'=new");
    expect(csvHeadings([column('text', { heading: '=x' })], ';')).toBe("\ufeff'=x\r\n");
  });

  it('are texts in a workbook, without a mark', () => {
    expect(xlsxCell('=1+1', column('text'))).toBe(
      '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>',
    );
  });
});

describe('a CSV file', () => {
  it('has the words of its values, and lists with commas', () => {
    const words = new Map([
      ['false', 'nie'],
      ['a', 'A'],
    ]);
    const cases: [CellValue, string][] = [
      ['true', 'true'],
      ['false', 'nie'],
      [['b', 'a'], 'b, A'],
      [null, ''],
      ['', ''],
    ];
    for (const [value, text] of cases) expect([value, csvText(value, { words })]).toEqual([value, text]);
  });

  it('quotes separators, quotes and line breaks, and keeps all letters', () => {
    const cases = [
      [['a;b', 'c'], '"a;b";c', 'a;b,c'],
      [['say "x"'], '"say ""x"""', '"say ""x"""'],
      [['two\nlines', ''], '"two\nlines";', '"two\nlines",'],
      [['Zażółć gęślą jaźń 🚚'], 'Zażółć gęślą jaźń 🚚', 'Zażółć gęślą jaźń 🚚'],
    ] as const;
    for (const [row, semicolons, commas] of cases)
      expect([csvLines([row], ';'), csvLines([row], ',')]).toEqual([`${semicolons}\r\n`, `${commas}\r\n`]);
  });
});

describe('a workbook', () => {
  it('has typed numbers, dates and booleans', () => {
    const date = xlsxCell('2026-11-24', column('date'));
    expect(date).toBe('<c r="A2" s="2"><v>46350</v></c>');
    expect(xlsxCell('2026-11-24 12:00:00', column('datetime'))).toBe('<c r="A2" s="3"><v>46350.5</v></c>');
    expect(xlsxCell('-12.5', column('number'))).toBe('<c r="A2"><v>-12.5</v></c>');
    expect(xlsxCell('1999', column('number', { hundredths: true }))).toBe('<c r="A2" s="4"><v>19.99</v></c>');
    expect(xlsxCell('true', column('boolean'))).toBe('<c r="A2" t="b"><v>1</v></c>');
    expect(xlsxCell('NaN', column('number'))).toContain('t="inlineStr"');
    expect(xlsxCell(null, column('number'))).toBe('');
  });

  it('counts days as Excel does, and none before March 1900', () => {
    expect(excelDays('1900-03-01')).toBe(61);
    expect(excelDays('1900-02-28')).toBeUndefined();
    expect(excelDays('infinity')).toBeUndefined();
  });

  it('escapes texts, leaves out what XML cannot have, and cuts what Excel cannot have', () => {
    expect(xlsxCell('<b> & "x"\u0000\u001F\r', column('text'))).toContain('>&lt;b&gt; &amp; &quot;x&quot;&#13;</t>');
    const long = xlsxCell('x'.repeat(40_000), column('text'));
    expect(long.replace(/<[^>]*>/g, '')).toHaveLength(32_767);
    expect(workbookParts("a/b:[c]*?'".repeat(5), iso)['xl/workbook.xml']).toContain('<sheet name="a b  c');
  });

  it('names columns behind Z, freezes the headings and filters all rows', () => {
    const writer = createSheetWriter(Array.from({ length: 28 }, () => column('number')));
    expect(writer.start()).toContain('<c r="AB1"');
    writer.rows([['1'], ['2']]);
    expect(writer.end()).toContain('<autoFilter ref="A1:AB3"/>');
  });
});

describe('writing a file', () => {
  it('destroys the output when its rows cannot be read', async () => {
    const columns = [column('text')];
    const fail = async (written: Promise<void>) => {
      await written;
      throw new Error('no connection');
    };
    const files = [
      (output: PassThrough) => writeCsv({ columns, separator: ';', output }, (write) => fail(write('a\r\n'))),
      (output: PassThrough) =>
        writeWorkbook({ columns, style: iso, title: 'Vehicles', output }, (write) => fail(write([['a']]))),
    ];
    for (const write of files) {
      const output = new PassThrough();
      const read = buffer(output);
      await expect(write(output)).rejects.toThrow('no connection');
      await expect(read).rejects.toBeInstanceOf(Error);
    }
  });

  it('packs a workbook with all its parts', async () => {
    const output = new PassThrough();
    const read = buffer(output);
    await writeWorkbook({ columns: [column('text')], style: iso, title: 'Pojazdy', output }, (write) => write([['a']]));
    const bytes = await read;
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    for (const part of ['[Content_Types].xml', 'xl/workbook.xml', 'xl/styles.xml', 'xl/worksheets/sheet1.xml'])
      expect(bytes.includes(part)).toBe(true);
  });
});
