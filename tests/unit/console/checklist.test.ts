import type { TFunction } from 'i18next';
import { createInstance } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { groupRecords, filterGroups } from '../../../src/fields/checklist/groups';

const checklist = { group: 'category', methods: 'methods' };
const category = (name: string, order: number, more = {}) => ({
  name,
  order,
  description: `About ${name}`,
  visible: true,
  toggle: true,
  ...more,
});
const fleet = category('Pojazdy', 2);
const account = category('Własne konto', 1, { toggle: false });
const permissions = [
  { id: '1', title: 'Przeglądanie pojazdów', methods: ['vehicles', 'vehiclesView'], category: fleet },
  { id: '2', title: 'Urządzenia', methods: ['userDevices'], category: account },
  { id: '3', title: 'Usuwanie pojazdów', methods: ['deleteVehicle', 'unheardOf'], category: fleet },
  { id: '4', title: 'Przeglądanie klientów', methods: ['customers'], category: category('Klienci', 1) },
];

let t: TFunction;
beforeAll(async () => {
  const methods = {
    vehicles: 'dane pojazdu',
    vehiclesView: 'lista pojazdów',
    userDevices: 'własne urządzenia',
    deleteVehicle: 'usuwanie pojazdów',
    customers: 'dane klienta',
  };
  const words = createInstance();
  t = await words.init({ lng: 'pl', ns: ['methods'], resources: { pl: { methods } } });
});

describe('a checklist', () => {
  const groups = () => groupRecords(permissions, 'title', checklist, t);

  test('orders its groups, with permissions of every user at the end', () => {
    expect(groups().map(({ name, items }) => [name, items.map(({ id }) => id)])).toEqual([
      ['Klienci', ['4']],
      ['Pojazdy', ['1', '3']],
      ['Własne konto', ['2']],
    ]);
  });

  test('describes the methods of a permission, or names them without a text', () => {
    expect(groups()[1]?.items.map(({ methodLabels }) => methodLabels)).toEqual([
      ['dane pojazdu', 'lista pojazdów'],
      ['usuwanie pojazdów', 'unheardOf'],
    ]);
  });

  test.each([
    ['usuw', ['3']],
    ['LISTA', ['1']],
    ['pojazdy przegladanie', ['1']],
    ['wlasne', ['2']],
    ['', ['4', '1', '3', '2']],
    ['traktor', []],
  ])('finds %j in titles, methods and groups, with or without Polish letters', (search, ids) => {
    expect(filterGroups(groups(), search).flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
  });
});
