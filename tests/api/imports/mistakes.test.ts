import { createInstance, type TFunction } from 'i18next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import english from '../../../locales/en/app.json';
import polish from '../../../locales/pl/app.json';
import { problemText } from '../../../src/screens/import/problemText';
import { endedJob } from '../background-jobs/jobs-api';
import { workbookOf } from '../harness/xlsx';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { queryValue } from '../transport/requests-api';
import { type ImportRowAnswer, ImportsApi } from './imports-api';

/** A mistake: what it is, the cells of its row that differ from a good row, and the field and code of its problem. */
type Mistake = readonly [kind: string, cells: Readonly<Record<string, string>>, field: string, code: string];

/** A file with one mistake in each row, below a row without one. */
interface Story {
  resource: string;
  /** Cells of a row without a mistake. `#` stands for the number of the row. */
  good: Readonly<Record<string, string>>;
  mistakes: readonly Mistake[];
}

const vehicles: Story = {
  resource: 'vehicles',
  good: { license: 'MIS #', vehicle_class: 'CLASS', year: '2019' },
  mistakes: [
    ['a missing value', { license: '' }, 'license', 'required'],
    ['a plate that another vehicle has', { license: 'TAKEN' }, 'license', 'unique'],
    ['a plate that another row has', { license: 'mis-2' }, 'license', 'import_repeated'],
    ['a text that is too long', { license: 'ABCDEFGHIJKLMNOPQRSTU' }, 'license', 'too_long'],
    ['a VIN with a wrong letter', { vin: 'WAUZZZ8K9BAO12345' }, 'vin', 'vin'],
    ['a class that does not exist', { vehicle_class: 'Spaceship' }, 'vehicle_class', 'import_not_found'],
    ['a make of another class', { vehicle_make: 'MAKE' }, 'vehicle_make', 'import_not_within'],
    ['a year long ago', { year: '1800' }, 'year', 'year'],
    ['a word instead of a number', { year: 'twenty' }, 'year', 'import_number'],
    ['a broken number', { year: '2019,5' }, 'year', 'import_integer'],
    ['a negative payload', { carrying_capacity: '-5' }, 'carrying_capacity', 'too_small'],
    ['more than any vehicle carries', { carrying_capacity: '100001' }, 'carrying_capacity', 'too_large'],
    ['more payload than the class has', { carrying_capacity: '99999' }, 'carrying_capacity', 'payload_of_class'],
    ['more places than the class has', { places: '99' }, 'places', 'places_of_class'],
  ],
};

const customers: Story = {
  resource: 'customers',
  good: {
    'profile.company_name': 'Mistakes',
    'profile.phone': '22 123 45 67',
    'profile.email': 'mistake#@example.com',
  },
  mistakes: [
    ['a word that is no choice', { 'profile.type': 'Robot' }, 'profile.type', 'import_choice'],
    ['a phone number that is too short', { 'profile.phone': '12' }, 'profile.phone', 'phone'],
    ['an e-mail address without @', { 'profile.email': 'nobody' }, 'profile.email', 'email'],
    ['a wrong VAT number', { 'profile.vat': 'PL1' }, 'profile.vat', 'vat'],
    ['a wrong EORI number', { 'profile.eori': '123' }, 'profile.eori', 'eori'],
    ['a country that does not exist', { 'address.country': 'Nowhere' }, 'address.country', 'country'],
    [
      'a postal code of another form',
      { 'address.country': 'PL', 'address.city': 'Kutno', 'address.zip': '1' },
      'address.zip',
      'postal_code',
    ],
  ],
};

const users: Story = {
  resource: 'users',
  good: { email: 'mistake#@import.test', roles: 'driver' },
  mistakes: [
    ['a user who exists', { email: 'driver@demo.test' }, 'email', 'unique'],
    ['a role that does not exist', { roles: 'pilot' }, 'roles', 'import_not_found'],
  ],
};

const requests: Story = {
  resource: 'service_transportations',
  good: { customer: '', currency: 'EUR' },
  mistakes: [
    ['a name that several customers have', { customer: 'Twins' }, 'customer', 'import_ambiguous'],
    ['a day that does not exist', { to_take_to_work_from: '31.02.2026' }, 'to_take_to_work_from', 'import_date'],
    ['a day in another century', { to_take_to_work_from: '1.2.1926' }, 'to_take_to_work_from', 'year'],
    [
      'a delivery before the loading',
      { to_take_to_work_from: '2.2.2026', delivery_date_to: '1.2.2026' },
      'delivery_date_to',
      'too_early',
    ],
    ['a currency that does not exist', { currency: 'ABC' }, 'currency', 'currency'],
    ['cargo without weight', { 'cargo.weight': '0' }, 'cargo.weight', 'not_positive'],
    ['half a package', { 'cargo.packages': '1,5' }, 'cargo.packages', 'import_integer'],
  ],
};

let server: TestServer;
let admin: SignedInUser;
/** Titles of a class with limits, and of a make that it does not have. */
const titles = { CLASS: '', MAKE: '' };
/** Problems of all files with their kinds. */
const found: { kind: string; problem: ImportRowAnswer['problems'][number] }[] = [];

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  await server.database.write('1', async (session) => {
    const run = (text: string) => session.rows({ text, params: [] });
    await run("INSERT INTO vehicles (tenant_id, id, license) VALUES (1, 990000001, 'TAKEN')");
    await run(`UPDATE customers SET customer_name = 'Twins' WHERE id IN (SELECT id FROM customers
      WHERE tenant_id = 1 AND deleted_at IS NULL ORDER BY id LIMIT 2)`);
  });
  const limited = '(SELECT id FROM vehicle_classes WHERE max_payload = 3500 AND max_places = 10)';
  titles.CLASS = await queryValue(server, `SELECT title_en FROM vehicle_classes WHERE id = ${limited}`);
  titles.MAKE = await queryValue(
    server,
    `SELECT title FROM vehicle_makes GROUP BY title HAVING bool_and(class_id <> ${limited}) ORDER BY 1 LIMIT 1`,
  );
});
afterAll(() => server.close());

describe('each mistake of a file is named in its row and column, and is imported once corrected', () => {
  it.each([vehicles, customers, users, requests])('of $resource', async ({ resource, good, mistakes }) => {
    const fields = [...new Set([...Object.keys(good), ...mistakes.flatMap(([, cells]) => Object.keys(cells))])];
    const textOf = (cells: Readonly<Record<string, string>>, field: string, row: number) =>
      ({ ...good, ...cells }[field] ?? '')
        .replace('#', String(row))
        .replace('MAKE', titles.MAKE)
        .replace('CLASS', titles.CLASS);
    const lines = [{}, ...mistakes.map(([, cells]) => cells)].map((cells, index) =>
      fields.map((field) => textOf(cells, field, index + 2)).join(';'),
    );
    const api = new ImportsApi(server, admin, resource);
    const { data } = await api.upload(`${fields.join(';')}\n${lines.join('\n')}\n`);
    const id = data?.uploadImport.id ?? '';
    const { checked } = await api.check(id, { fields });
    const problems = (await api.rows(id, { onlyInvalid: true })).flatMap((row) => row.problems);
    expect(problems.map(({ row, field, code }) => `${row} ${field} ${code}`)).toEqual(
      mistakes.map(([, , field, code], index) => `${index + 3} ${field} ${code}`),
    );
    expect(checked).toMatchObject({ valid: 1, invalid: mistakes.length });
    found.push(...problems.map((problem, index) => ({ kind: mistakes[index]?.[0] ?? '', problem })));

    const corrections = mistakes.flatMap(([, cells], index) =>
      Object.keys(cells).map((field) => {
        const row = index + 3;
        return { row, column: fields.indexOf(field), text: textOf({}, field, row) };
      }),
    );
    const rowCount = mistakes.length + 1;
    const corrected = await api.check(id, { fields }, corrections);
    expect(await api.problems(id)).toEqual([]);
    expect(corrected.checked).toMatchObject({ valid: rowCount, invalid: 0, created: rowCount });
    const started = await api.start(
      id,
      'ALL_OR_NOTHING',
      resource === 'users' ? { auth_url: 'http://localhost:5173/auth/invitation' } : {},
    );
    const job = started.data?.startImport.job_id ?? '';
    expect(await endedJob(server, admin, job), JSON.stringify(started.body)).toMatchObject({
      state: 'SUCCEEDED',
      failed: 0,
      result: { created: rowCount },
    });
  });

  it('of cells that only a workbook can have', async () => {
    const api = new ImportsApi(server, admin, 'vehicles');
    const cells = [
      '<c t="inlineStr"><is><t>license</t></is></c>',
      '<c s="1"><v>46350</v></c>',
      '<c t="e"><v>#DIV/0!</v></c>',
    ];
    const formats = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
    const book = workbookOf({ Sheet: cells.map((cell) => `<row>${cell}</row>`).join('') }, { formats });
    const { data } = await api.upload(book);
    const id = data?.uploadImport.id ?? '';
    await api.check(id, { fields: ['license'] });
    const problems = (await api.rows(id, { onlyInvalid: true })).flatMap((row) => row.problems);
    expect(problems.map(({ row, code }) => [row, code])).toEqual([
      [2, 'import_text_is_date'],
      [3, 'import_formula_error'],
    ]);
    const kinds = ['a plate that Excel has made a date', 'a formula with an error'];
    found.push(...problems.map((problem, index) => ({ kind: kinds[index] ?? '', problem })));
  });

  it('in the words of both languages', async () => {
    expect(found.length).toBeGreaterThanOrEqual(30);
    const [inEnglish, inPolish] = [await textsIn('en', english), await textsIn('pl', polish)];
    for (const [index, { kind }] of found.entries()) {
      const texts = [inEnglish[index], inPolish[index]];
      expect(texts, kind).not.toContain(english.errors.unknown);
      expect(texts, kind).not.toContain(polish.errors.unknown);
      expect(texts.join(), kind).not.toMatch(/\{\{|undefined/);
      expect(texts[0], kind).not.toBe(texts[1]);
    }
    const codes = new Set(found.map(({ problem }) => problem.code));
    expect(new Set(inEnglish).size).toBeGreaterThanOrEqual(codes.size);
  });
});

/** Returns the texts of the problems that were found, as the console shows them in a language. */
async function textsIn(language: string, app: object): Promise<string[]> {
  const i18n = createInstance();
  await i18n.init({ lng: language, resources: { [language]: { app } }, interpolation: { escapeValue: false } });
  const t: TFunction = i18n.t;
  return found.map(({ problem }) => problemText(problem, { t, fields: [], named: false }));
}
