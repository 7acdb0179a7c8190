import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { vehiclesResource } from '../../../resources/vehicles';
import type { Field } from '../../../resources/fields';
import type { FieldContext } from '../../../src/fields/kind';
import { formatBlock, parseBlock, planPaste } from '../../../src/screens/list/cells/clipboardBlock';
import { draftText } from '../../../src/screens/list/cells/cellDrafts';
import { planEdits } from '../../../src/screens/list/cells/planEdits';
import { withChange } from '../../../src/screens/list/cells/undoChanges';
import { dayOfText, draftOfText } from '../../../src/screens/list/cells/draftOfText';

describe('a block on the clipboard', () => {
  test.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['one', [['one']]],
    ['', [['']]],
    ['a\t\tc', [['a', '', 'c']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['"two\nlines"\tb', [['two\nlines', 'b']]],
    ['"a ""quoted"" word"\tb', [['a "quoted" word', 'b']]],
    ['5" pipe\tb', [['5" pipe', 'b']]],
    [' 1 234,5 \t"x\ty"', [['1 234,5', 'x\ty']]],
  ])('%j is read as %j', (text, block) => expect(parseBlock(text)).toEqual(block));

  test('is read as it was written', () => {
    const block = [
      ['plain', 'two\nlines'],
      ['a "word"', 'tab\there'],
    ];
    expect(parseBlock(formatBlock(block))).toEqual(block);
  });
});

describe('pasting', () => {
  const ids = ['1', '2', '3'];
  const columns = ['a', 'b', 'c'];
  const plan = (block: string[][], from: string, to = from) => {
    const position = (text: string) => ({ id: text[0] ?? '', path: text[1] ?? '' });
    const { cells, outside } = planPaste(block, ids, columns, { from: position(from), to: position(to) });
    return [cells.map(({ id, path, text }) => `${id}${path}=${text}`).join(' '), outside];
  };
  test.each([
    [
      'a block from the focused cell',
      [
        ['x', 'y'],
        ['z', 'w'],
      ],
      '1b',
      '1b',
      '1b=x 1c=y 2b=z 2c=w',
      0,
    ],
    ['one value into a range', [['x']], '1a', '3a', '1a=x 2a=x 3a=x', 0],
    ['one row into a range twice as high', [['x', 'y']], '2a', '3b', '2a=x 2b=y 3a=x 3b=y', 0],
    ['into a range that was selected from its end', [['x']], '3b', '2b', '2b=x 3b=x', 0],
    ['a block larger than the range', [['x'], ['y']], '1a', '1a', '1a=x 2a=y', 0],
    [
      'what is beyond the last row and column',
      [
        ['x', 'y'],
        ['z', 'w'],
      ],
      '3c',
      '3c',
      '3c=x',
      3,
    ],
    ['lines of different lengths', [['x'], ['y', 'z']], '1a', '1a', '1a=x 2a=y 2b=z', 0],
  ])('assigns %s', (_what, block, from, to, cells, outside) => expect(plan(block, from, to)).toEqual([cells, outside]));
});

const spoken = createInstance({
  lng: 'en',
  initAsync: false,
  resources: {
    en: { r: { values: { f: { NEW: 'New', DONE: 'Done' } } }, engine: { fields: { yes: 'Yes', no: 'No' } } },
    pl: { r: { values: { f: { NEW: 'Nowe', DONE: 'Gotowe' } } }, engine: { fields: { yes: 'Tak', no: 'Nie' } } },
  },
});
void spoken.init();
const contextIn = (language: string): FieldContext => ({
  resource: 'r',
  path: 'f',
  language,
  dates: 'DD_MM_YYYY_DOTS',
  timeZone: 'Europe/Warsaw',
  t: spoken.getFixedT(language),
});
const van = { id: '7', title: 'Van' };
const paste = {
  contexts: [contextIn('en'), contextIn('pl')],
  findRecord: async (title: string) => (title.toLowerCase() === 'van' ? van : undefined),
};
const values = { NEW: 'info', DONE: 'success' } as const;

describe('a pasted text', () => {
  test.each<[field: Field, text: string, draft: unknown]>([
    [{ type: 'enum', values }, 'done', 'DONE'],
    [{ type: 'enum', values }, 'Gotowe', 'DONE'],
    [{ type: 'enum', values }, 'NEW', 'NEW'],
    [{ type: 'enum', values }, 'Lost', 'unknown'],
    [{ type: 'enum', values }, '', ''],
    [{ type: 'boolean' }, 'tak', true],
    [{ type: 'boolean' }, 'No', false],
    [{ type: 'boolean' }, 'TRUE', true],
    [{ type: 'boolean' }, '', false],
    [{ type: 'boolean' }, 'maybe', 'unknown'],
    [{ type: 'country' }, 'pl', 'PL'],
    [{ type: 'country' }, 'Niemcy', 'DE'],
    [{ type: 'country' }, 'Germany', 'DE'],
    [{ type: 'country' }, 'Atlantis', 'unknown'],
    [{ type: 'one', from: 'vehicleClass', title: 'title' }, 'VAN', van],
    [{ type: 'one', from: 'vehicleClass', title: 'title' }, 'Balloon', 'unknown'],
    [{ type: 'one', from: 'vehicleClass', title: 'title' }, '', null],
    [{ type: 'number', unit: 'kg' }, '1 234,5 kg', '1 234,5'],
    [{ type: 'number' }, 'much', 'much'],
    [{ type: 'money' }, '99,50 €', '99,50'],
    [{ type: 'date' }, '24.05.2026', '2026-05-24'],
    [{ type: 'date' }, '2026-05-24', '2026-05-24'],
    [{ type: 'date' }, '31.02.2026', 'unknown'],
    [{ type: 'date' }, '', ''],
    [{ type: 'text' }, 'WGM 2041K', 'WGM 2041K'],
  ])('for %j: %j becomes %j', async (field, text, draft) => {
    const found = await draftOfText(field, text, paste);
    expect(found === 'unknown' ? found : found.draft).toEqual(draft);
  });

  test.each([
    ['24/5/26', 'DD/MM/YYYY', '2026-05-24'],
    ['5/24/2026', 'MM/DD/YYYY', '2026-05-24'],
    ['24.05.2026', 'DD/MM/YYYY', '2026-05-24'],
    ['2026-05-24 08:30', 'DD/MM/YYYY', '2026-05-24'],
    ['24 May', 'DD/MM/YYYY', null],
    ['13/13/2026', 'DD/MM/YYYY', null],
  ])('%s in the format %s is the day %s', (text, format, day) => expect(dayOfText(text, format)).toBe(day));
});

describe('the plan for a record', () => {
  const record = {
    id: '7',
    license: 'WGM 2041K',
    year: 2019,
    carrying_capacity: 24000,
    places: null,
    vehicle_class: { id: '1', title: 'Tractor unit' },
    vehicle_make: null,
    vehicle_model: null,
    modified_at: '2026-11-21T10:51:36.123456Z',
  };
  const words = {
    language: 'en',
    timeZone: 'UTC',
    t: spoken.t,
    of: (key: string) => key,
    label: (path: string) => path,
    filterLabel: (path: string) => path,
    titleOf: () => '',
    fieldContext: (path: string) => ({ ...contextIn('en'), path }),
  };
  const plan = async (texts: Readonly<Record<string, string>>) => {
    const { changes, refused } = await planEdits({
      definition: vehiclesResource,
      words,
      contextsOf: (path) => [{ ...contextIn('en'), path }],
      record,
      cells: Object.entries(texts).map(([path, text]) => ({ id: '7', path, text })),
      shownText: (path) => ({ brand_model: 'Volvo FH', license: 'WGM 2041K' })[path] ?? '',
      readOnlyReason: (path) => (path === 'brand_model' ? 'read only' : undefined),
      findRecord: async (path, title, parent) =>
        title === 'Volvo' && parent === '2'
          ? { id: '9', title }
          : path === 'vehicle_class' && title === 'Van'
            ? { id: '2', title }
            : undefined,
    });
    return [Object.fromEntries(changes), refused.map(({ path, message }) => [path, message])];
  };

  test('has what differs, and refuses what the form refuses', async () => {
    expect(await plan({ year: '2020', carrying_capacity: 'much', places: '-3', license: '' })).toEqual([
      { year: '2020' },
      [
        ['carrying_capacity', 'validation.not_number'],
        ['places', 'validation.too_small'],
        ['license', 'validation.required'],
      ],
    ]);
  });

  test('leaves out values that the record or the cell has already', async () => {
    expect(await plan({ year: '2019', carrying_capacity: '24,000 kg', brand_model: 'Volvo FH' })).toEqual([{}, []]);
  });

  test('refuses read-only cells and unknown relations with the reason', async () => {
    expect(await plan({ brand_model: 'DAF XF', vehicle_class: 'Balloon' })).toEqual([
      {},
      [
        ['brand_model', 'read only'],
        ['vehicle_class', 'validation.unknown_choice'],
      ],
    ]);
  });

  test('finds a relation that depends on another one within the pasted one', async () => {
    expect(await plan({ vehicle_class: 'Van', vehicle_make: 'Volvo' })).toEqual([
      { vehicle_class: { id: '2', title: 'Van' }, vehicle_make: { id: '9', title: 'Volvo' } },
      [],
    ]);
  });
});

test.each<[field: Field, text: string]>([
  [{ type: 'enum', values }, 'Lost'],
  [{ type: 'boolean' }, 'maybe'],
  [{ type: 'date' }, '31.02.2026'],
  [{ type: 'country' }, 'Atlantis'],
  [{ type: 'one', from: 'vehicleClass', title: 'title' }, 'Balloon'],
  [{ type: 'number' }, 'much'],
])('a refused cell of %j shows the pasted text %j', (field, text) =>
  expect(draftText(field, text, contextIn('en'))).toBe(text),
);

test('undoing a record changed twice restores what it was before both changes', () => {
  const at = (year: number) => ({ title: 'A', before: { id: '1', year }, after: { id: '1', year: year + 1 } });
  expect(withChange(withChange([], at(2018)), at(2019))).toEqual([
    { title: 'A', before: { id: '1', year: 2018 }, after: { id: '1', year: 2020 } },
  ]);
});
