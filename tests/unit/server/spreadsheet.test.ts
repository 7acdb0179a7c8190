import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { CellValue, FileColumn, FileStyle } from '../../../server/spreadsheet/columns';
import { excelDays } from '../../../server/spreadsheet/dates';
import { markFormulaText, unmarkFormulaText } from '../../../server/spreadsheet/formula-text';
import { createCsvWriter } from '../../../server/spreadsheet/write-csv';
import { writeFile } from '../../../server/spreadsheet/write-file';
import { createSheetWriter, workbookParts } from '../../../server/spreadsheet/write-xlsx';

const column = (kind: FileColumn['kind'], more: Partial<FileColumn> = {}): FileColumn => ({
  heading: 'Heading',
  kind,
  ...more,
});
const polish: FileStyle & { separator: ';' } = { dates: 'DD_MM_YYYY_DOTS', decimalSeparator: ',', separator: ';' };
const iso: FileStyle & { separator: ',' } = { dates: null, decimalSeparator: '.', separator: ',' };

const csvCell = (value: CellValue, of: FileColumn, style: typeof polish | typeof iso = polish) =>
  createCsvWriter([of], style)
    .rows([[value]])
    .replace(/\r\n$/, '');
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

  it('are marked in CSV only where the column has texts', () => {
    expect(csvCell('=1+1', column('text'))).toBe("'=1+1");
    expect(csvCell(['-a', 'b'], column('list'))).toBe("'-a, b");
    expect(csvCell('NEW', column('text', { words: new Map([['NEW', '=new']]) }))).toBe("'=new");
    expect(csvCell('-12.5', column('number'))).toBe('-12,5');
    expect(csvCell('+48221234567', column('text'))).toBe("'+48221234567");
    expect(createCsvWriter([column('text', { heading: '=x' })], polish).start()).toBe("\ufeff'=x\r\n");
  });

  it('are texts in a workbook, without a mark', () => {
    expect(xlsxCell('=1+1', column('text'))).toBe(
      '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>',
    );
  });
});

describe('a CSV file', () => {
  it('writes each kind of value in the chosen form', () => {
    const cases: [CellValue, FileColumn, string, string][] = [
      ['24000.5', column('number'), '24000,5', '24000.5'],
      ['-150', column('number', { hundredths: true }), '-1,50', '-1.50'],
      ['2026-03-05', column('date'), '05.03.2026', '2026-03-05'],
      ['2026-03-05 07:08:09.123456', column('datetime'), '05.03.2026 07:08', '2026-03-05T07:08:09Z'],
      ['infinity', column('datetime'), 'infinity', 'infinity'],
      ['true', column('boolean'), 'true', 'true'],
      ['false', column('boolean', { words: new Map([['false', 'nie']]) }), 'nie', 'nie'],
      ['NEW', column('text', { words: new Map([['NEW', 'nowe']]) }), 'nowe', 'nowe'],
      ['OLD', column('text', { words: new Map([['NEW', 'nowe']]) }), 'OLD', 'OLD'],
      [['b', 'a'], column('list', { words: new Map([['a', 'A']]) }), 'b, A', '"b, A"'],
      [null, column('number'), '', ''],
      ['', column('number', { hundredths: true }), '', ''],
    ];
    for (const [value, of, mine, standard] of cases)
      expect([value, csvCell(value, of, polish), csvCell(value, of, iso)]).toEqual([value, mine, standard]);
  });

  it('quotes separators, quotes and line breaks, and keeps all letters', () => {
    expect(csvCell('a;b', column('text'))).toBe('"a;b"');
    expect(csvCell('a;b', column('text'), iso)).toBe('a;b');
    expect(csvCell('say "x"', column('text'))).toBe('"say ""x"""');
    expect(csvCell('two\nlines', column('text'))).toBe('"two\nlines"');
    expect(csvCell('Zażółć gęślą jaźń 🚚', column('text'))).toBe('Zażółć gęślą jaźń 🚚');
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
    for (const form of [
      { ...polish, format: 'CSV' },
      { ...iso, format: 'XLSX', title: 'Vehicles' },
    ] as const) {
      const output = new PassThrough();
      const read = buffer(output);
      const written = writeFile({ form, columns: [column('text')], output }, async (write) => {
        await write([['a']]);
        throw new Error('no connection');
      });
      await expect(written).rejects.toThrow('no connection');
      await expect(read).rejects.toBeInstanceOf(Error);
    }
  });

  it('packs a workbook with all its parts', async () => {
    const output = new PassThrough();
    const read = buffer(output);
    await writeFile(
      { form: { ...iso, format: 'XLSX', title: 'Pojazdy' }, columns: [column('text')], output },
      (write) => write([['a']]),
    );
    const bytes = await read;
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    for (const part of ['[Content_Types].xml', 'xl/workbook.xml', 'xl/styles.xml', 'xl/worksheets/sheet1.xml'])
      expect(bytes.includes(part)).toBe(true);
  });
});
