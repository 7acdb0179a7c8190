import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { customersResource } from '../../../resources/customers';
import { requestsResource } from '../../../resources/requests';
import { vehiclesResource } from '../../../resources/vehicles';
import { fieldInputsOf } from '../../../src/fields/inputs';
import type { FieldDraft } from '../../../src/fields/kind';
import { changedFormValues, formFields } from '../../../src/screens/form/drafts';
import {
  checkCell,
  draftForTyping,
  draftText,
  editableColumns,
  formDraftsWith,
} from '../../../src/screens/list/cells/cellDrafts';
import { cellAfter, type CellStep } from '../../../src/screens/list/cells/cellPosition';
import {
  type CellEdit,
  type NewEdit,
  runningEdits,
  splitRefused,
  withEdits,
} from '../../../src/screens/list/cells/cellEdit';
import { canEditCells } from '../../../src/screens/list/cells/editMode';
import { typedText } from '../../../src/screens/list/cells/useCellEvents';
import { defaultColumns, defaultListState, definedFieldAt, type ListState } from '../../../src/screens/list/state';

const currencies = { EUR: 'EUR', PLN: 'PLN' };
const spoken = createInstance({
  lng: 'en',
  initAsync: false,
  resources: {
    en: {
      service_transportations: { values: { currency: currencies } },
      engine: { units: { with: '{{number}} {{unit}}', kg: 'kg' } },
    },
  },
});
void spoken.init();
const { t } = spoken;
const context = { resource: 'service_transportations', path: 'currency', language: 'en', timeZone: 'Europe/Warsaw', t };

test('every column that a list edits is a column and an editable field of the form with an input', () => {
  const wrong = resources.flatMap((definition) =>
    (definition.list.edits ?? []).filter(
      (path) =>
        !definition.list.columns.some(({ field }) => field === path) ||
        !formFields(definition).some((one) => one.path === path) ||
        definedFieldAt(definition, path).once ||
        !fieldInputsOf(definedFieldAt(definition, path)).Input ||
        !definition.api.update ||
        !definition.api.modifiedAt,
    ),
  );
  expect(wrong).toEqual([]);
});

test('edits the shown columns that the definition allows, in their order', () => {
  expect(editableColumns(vehiclesResource, defaultColumns(vehiclesResource))).toEqual([
    'license',
    'vehicle_class',
    'year',
    'carrying_capacity',
    'places',
    'vin',
  ]);
  expect(editableColumns(customersResource, ['customer_name', 'profile.vat'])).toEqual(['profile.vat']);
});

describe('the edit mode', () => {
  test.each<[of: string, state: Partial<ListState>, mayEdit: boolean | undefined, isOffered: boolean]>([
    ['a table', {}, true, true],
    ['a table of a user who may not edit its records', {}, false, false],
    ['a table before the permissions are known', {}, undefined, false],
    ['a list of groups', { group: 'vehicle_class' }, true, false],
    ['a board', { view: 'board' }, true, false],
    ['deleted records', { trashed: 'ONLY' }, true, false],
  ])('of %s', (_of, state, mayEdit, isOffered) => {
    const shown = { ...defaultListState(vehiclesResource), ...state };
    expect(canEditCells(vehiclesResource, shown, mayEdit)).toBe(isOffered);
  });
});

describe('a step from a cell', () => {
  const order = { ids: ['1', '2'], paths: ['b', 'd'] };
  const columns = ['a', 'b', 'c', 'd', 'e'];
  test.each<[at: string, step: CellStep, leadsTo: string | undefined]>([
    ['1 b', 'next', '1 d'],
    ['1 d', 'next', '2 b'],
    ['1 c', 'next', '1 d'],
    ['1 e', 'next', '2 b'],
    ['2 d', 'next', undefined],
    ['2 b', 'previous', '1 d'],
    ['2 c', 'previous', '2 b'],
    ['1 b', 'previous', undefined],
    ['1 b', 'down', '2 b'],
    ['2 b', 'down', undefined],
    ['2 c', 'up', '1 c'],
    ['1 b', 'up', undefined],
  ])('from %s to the %s one leads to %s', (at, step, leadsTo) => {
    const [id = '', path = ''] = at.split(' ');
    const next = cellAfter(order, columns, { id, path }, step);
    expect(next && `${next.id} ${next.path}`).toBe(leadsTo);
  });
});

describe('a key on a cell', () => {
  const pressed = (key: string, held: readonly string[] = []) =>
    typedText({
      key,
      ctrlKey: held.includes('Control'),
      metaKey: held.includes('Meta'),
      altKey: held.includes('Alt'),
      getModifierState: (name) => held.includes(name),
    });
  test.each([
    ['a', [], 'a'],
    ['?', [], '?'],
    ['ą', ['Control', 'Alt', 'AltGraph'], 'ą'],
    ['Backspace', [], ''],
    ['Delete', [], ''],
    [' ', [], undefined],
    ['F2', [], undefined],
    ['ArrowDown', [], undefined],
    ['c', ['Control'], undefined],
    ['v', ['Meta'], undefined],
  ])('%s with %j types %j', (key, held, text) => expect(pressed(key, held)).toBe(text));
});

describe('a cell that is opened by typing', () => {
  const currency = definedFieldAt(requestsResource, 'currency');
  test.each([
    ['the first value that begins with the letter', currency, 'p', 'EUR', 'PLN'],
    ['the value before when none begins with the letter', currency, 'x', 'EUR', 'EUR'],
    ['an empty text', definedFieldAt(vehiclesResource, 'places'), '3', '33', ''],
    ['no related record', definedFieldAt(vehiclesResource, 'vehicle_class'), 't', { id: '1', title: 'Van' }, null],
    ['the value before of a checkbox', { type: 'boolean' } as const, 'x', true, true],
  ])('begins with %s', (_what, field, typed, before, draft) => {
    expect(draftForTyping(field, typed, before, context)).toEqual(draft);
  });
});

describe('saving a cell', () => {
  const vehicle = {
    id: '7',
    license: 'WGM 2041K',
    vin: null,
    year: 2019,
    carrying_capacity: 24000.5,
    places: null,
    vehicle_class: { id: '1', title: 'Tractor unit' },
    vehicle_make: { id: '102', title: 'Volvo' },
    vehicle_model: { id: '900', title: 'FH 460' },
    vehicle_model_input: null,
  };
  const changed = (path: string, draft: FieldDraft) => [
    ...changedFormValues(
      vehiclesResource,
      vehicle,
      formDraftsWith(vehiclesResource, vehicle, new Map([[path, draft]]), 'en'),
      'en',
    ),
  ];

  test('changes the field of the cell only', () => {
    expect(changed('carrying_capacity', '1,500.5')).toEqual([['carrying_capacity', 1500.5]]);
  });

  test('empties fields that depend on a changed one, like the form', () => {
    expect(changed('vehicle_class', { id: '2', title: 'Van' })).toEqual([
      ['vehicle_class', { id: '2' }],
      ['vehicle_make', null],
      ['vehicle_model', null],
    ]);
  });

  test('empties nothing when the same value is entered again', () => {
    expect(changed('vehicle_class', { id: '1', title: 'Tractor unit' })).toEqual([]);
  });

  test.each([
    ['carrying_capacity', '200000', ['too_large'], true],
    ['carrying_capacity', 'much', ['not_number'], true],
    ['license', ' ', ['required'], true],
    ['places', '', [], true],
    ['vehicle_class', 'Balloon', ['unknown_choice'], true],
    ['vehicle_model_input', 'R 500', [], false],
  ])('checks the draft of %s (%j) like the form: %j', async (path, draft, codes, isActive) => {
    const checked = await checkCell(vehiclesResource, vehicle, path, new Map([[path, draft]]), 'en');
    expect(checked.problems.map(({ code }) => code)).toEqual(codes);
    expect(checked.isActive).toBe(isActive);
  });

  test('normalizes the draft like the form', async () => {
    const customer = { id: '9', profile: { type: 'BUSINESS', phone: null } };
    const changes = new Map([['profile.phone', '+48221234567']]);
    const checked = await checkCell(customersResource, customer, 'profile.phone', changes, 'en');
    expect(checked.changes.get('profile.phone')).toBe('+48 22 123 45 67');
  });

  test.each([
    ['carrying_capacity', '1500', '1,500 kg'],
    ['carrying_capacity', 'much', 'much'],
    ['places', '', ''],
    ['vehicle_class', 'Balloon', 'Balloon'],
  ])('shows the unsaved draft of %s (%j) as %j', (path, draft, text) => {
    expect(draftText(definedFieldAt(vehiclesResource, path), draft, context)).toBe(text);
  });
});

describe('edits of cells', () => {
  const edit = (serial: number, id: string, state: CellEdit['state'], ...paths: string[]): CellEdit => ({
    serial,
    id,
    changes: new Map(paths.map((path) => [path, `${path}${serial}`])),
    title: '',
    state,
  });
  const summaryOf = (edits: readonly NewEdit[]) =>
    edits.map(({ id, state, changes, message }) => [
      id,
      state,
      [...changes.values()].map((draft) => JSON.stringify(draft)).join(),
      message,
    ]);

  test('are saved one after the other for one record, and at once for several', () => {
    const edits = [edit(1, 'a', 'refused'), edit(2, 'a', 'saving'), edit(3, 'b', 'saving'), edit(4, 'a', 'saving')];
    expect(runningEdits(edits).map(({ serial }) => serial)).toEqual([2, 3]);
  });

  test('replace earlier ones of the same cells, but not those that are being saved', () => {
    const edits = [edit(1, 'a', 'refused', 'x', 'y'), edit(2, 'a', 'saving', 'x'), edit(3, 'b', 'refused', 'x')];
    expect(summaryOf(withEdits(edits, [edit(4, 'a', 'saving', 'x')]))).toEqual([
      ['a', 'refused', '"y1"', undefined],
      ['a', 'saving', '"x2"', undefined],
      ['b', 'refused', '"x3"', undefined],
      ['a', 'saving', '"x4"', undefined],
    ]);
  });

  test('are refused for the cells with a problem, and saved for the other cells', () => {
    const refusal = { message: 'all', messages: new Map([['y', 'too large']]) };
    expect(summaryOf(splitRefused(edit(1, 'a', 'saving', 'x', 'y', 'z'), refusal))).toEqual([
      ['a', 'refused', '"y1"', 'too large'],
      ['a', 'saving', '"x1","z1"', undefined],
    ]);
  });

  test('are refused as a whole when no cell is the reason', () => {
    const refusal = { message: 'No connection', messages: new Map() };
    expect(summaryOf(splitRefused(edit(1, 'a', 'saving', 'x', 'y'), refusal))).toEqual([
      ['a', 'refused', '"x1","y1"', 'No connection'],
    ]);
  });
});
