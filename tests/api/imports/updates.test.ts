import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callJobMethod, endedJob, readProblems } from '../background-jobs/jobs-api';
import { startExport } from '../exports/exports-api';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { queryValue } from '../transport/requests-api';
import { ImportsApi } from './imports-api';

let server: TestServer;
let admin: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
});
afterAll(() => server.close());

const apiOf = (resource: string) => new ImportsApi(server, admin, resource);
const value = (sql: string) => queryValue(server, sql);

async function undo(job: string) {
  const { data, body } = await callJobMethod(server, admin, 'undoBackgroundJob', job);
  if (!data) throw new Error(JSON.stringify(body));
  return endedJob(server, admin, data.undoBackgroundJob.id);
}

describe('an import that changes requests', () => {
  const fields = [
    'number',
    'addresses.FROM.country',
    'addresses.FROM.city',
    'addresses.TO.country',
    'addresses.TO.city',
    'cargo.weight',
    'cargo.goods',
  ];
  const change = { fields, mode: 'UPDATE', key: 'number' } as const;
  const parts = (id: string) =>
    value(
      `SELECT concat_ws(' ', s.delivery_from_city, s.delivery_to_city, (SELECT string_agg(concat_ws(':', weight, goods), ' ' ORDER BY id)
         FROM transportation_cargos WHERE service_transportation_id = s.id)) FROM service_transportations s WHERE s.id = ${id}`,
    );

  it('changes addresses and cargo row by row, and restores them', async () => {
    const api = apiOf('service_transportations');
    const created = await api.run('n;c;c;c;c;w;g\nA;PL;Kutno;;;500;Glass\nA;;;;;700;Paper\n', { fields });
    expect(created.job).toMatchObject({ result: { created: 1 } });
    const id = await value("SELECT service_transportation_id FROM transportation_cargos WHERE goods = 'Glass'");
    const number = await value(`SELECT number FROM service_transportations WHERE id = ${id}`);
    expect(await parts(id)).toBe('Kutno 500:Glass 700:Paper');

    const file = `n;c;c;c;c;w;g\n${number};;Łódź;DE;Berlin;;Steel\n${number};;;;;750;\n${number};;;;;10;Foil\n`;
    const { job } = await api.run(file, change);
    expect(job).toMatchObject({ state: 'SUCCEEDED', result: { created: 0, updated: 1 } });
    expect(await parts(id)).toBe('Łódź Berlin 500:Steel 750:Paper 10:Foil');

    expect(await undo(job.id)).toMatchObject({ state: 'SUCCEEDED', failed: 0 });
    expect(await parts(id)).toMatch(/^Kutno .*500:Glass 700:Paper$/);
  });

  it('says in the row when the file has fewer rows than the request has cargo', async () => {
    const api = apiOf('service_transportations');
    const number = await value(
      "SELECT number FROM service_transportations s JOIN transportation_cargos c ON c.service_transportation_id = s.id WHERE c.goods = 'Paper'",
    );
    const { data } = await api.upload(`n;c;c;c;c;w;g\n${number};;;;;1;\n`);
    const id = data?.uploadImport.id ?? '';
    await api.check(id, change);
    expect(await api.problems(id)).toEqual([[2, 'number', 'import_rows_missing']]);
  });

  it('leaves an exported list unchanged, and changes only what was changed in it', async () => {
    const api = apiOf('service_transportations');
    const open = "FROM service_transportations WHERE tenant_id = 1 AND deleted_at IS NULL AND status = 'NEW'";
    const [customer, number] = [
      await value(`SELECT min(customer_id) ${open}`),
      await value(`SELECT min(number) ${open} AND customer_id = (SELECT min(customer_id) ${open})`),
    ];
    await server.database.system(async (session) => {
      const run = (text: string) => session.rows({ text, params: [] });
      // Another customer has the same name, and the customer of some requests is deleted.
      await run(`UPDATE customers SET customer_name = '=Twin' WHERE tenant_id = 1 AND id IN (${customer}, (SELECT id
        FROM customers WHERE tenant_id = 1 AND deleted_at IS NULL AND id <> ${customer} LIMIT 1))`);
      await run(`UPDATE service_transportations SET customer_name = '=Twin' WHERE customer_id = ${customer}`);
      await run(`UPDATE customers SET deleted_at = now() WHERE tenant_id = 1 AND id = (SELECT customer_id
        FROM service_transportations WHERE tenant_id = 1 AND customer_id <> ${customer} ORDER BY id LIMIT 1)`);
      await run(
        `UPDATE service_transportations SET consignee_name = '-Minus' WHERE tenant_id = 1 AND consignee_name IS NULL`,
      );
    });
    const paths = {
      number: 'number',
      customer_name: 'customer',
      price: 'price',
      currency: 'currency',
      to_take_to_work_from: 'to_take_to_work_from',
      delivery_date_to: 'delivery_date_to',
      delivery_from_city: 'addresses.FROM.city',
      delivery_to_country: 'addresses.TO.country',
      consignee_name: 'consignee_name',
      'service.name': 'service',
    };
    const { data } = await startExport(server, admin, {
      list: 'serviceTransportationView',
      resource: 'service_transportations',
      columns: Object.keys(paths).map((path) => ({ path, heading: path })),
      orderBy: [{ column: 'number', direction: 'ASC' }],
      separator: 'SEMICOLON',
      decimal_separator: 'COMMA',
      date_format: 'DD_MM_YYYY_DOTS',
    });
    const document = data?.startExport.document;
    const file = Buffer.from(document?.content ?? '', 'base64').toString();
    expect(file).toContain(`'=Twin`);
    expect(file).toContain(`'-Minus`);
    const choice = { fields: Object.values(paths), mode: 'UPDATE', key: 'number' } as const;
    const uploaded = await api.upload(file);
    const id = uploaded.data?.uploadImport.id ?? '';
    expect((await api.check(id, choice)).checked).toMatchObject({
      invalid: 0,
      updated: 0,
      unchanged: document?.rows ?? 0,
    });

    const edited = file.replace(new RegExp(`^(${number};[^;]*;)[^;]*`, 'm'), '$1987,65');
    const from = server.jobStatements.length;
    const { job } = await api.run(edited, choice);
    expect(job).toMatchObject({ state: 'SUCCEEDED', result: { created: 0, updated: 1 } });
    expect(await value(`SELECT price FROM service_transportations WHERE tenant_id = 1 AND number = '${number}'`)).toBe(
      '987.65',
    );
    expect(document?.rows).toBeGreaterThan(20);
    // The related records of all rows are found together, and the legs of unchanged requests are not read.
    const perRow = /SELECT "id" FROM "(customers|services)"|'planned_by_hand'/;
    const statements = server.jobStatements.slice(from);
    expect(statements.length).toBeGreaterThan(10);
    expect(statements.filter((text) => perRow.test(text)).length).toBeLessThan(20);
  });

  it('is undone except for a request that has ended meanwhile', async () => {
    const api = apiOf('service_transportations');
    const numbers = "FROM service_transportations WHERE tenant_id = 1 AND deleted_at IS NULL AND status = 'NEW'";
    const [one = '', ended = '', other = ''] = (
      await value(`SELECT string_agg(number, ' ') FROM (SELECT number ${numbers} ORDER BY number LIMIT 3) n`)
    ).split(' ');
    const all = `WHERE tenant_id = 1 AND number IN ('${one}', '${ended}', '${other}')`;
    const prices = () =>
      value(`SELECT string_agg(price::text, ' ' ORDER BY number) FROM service_transportations ${all}`);
    const before = (await prices()).split(' ');
    const { job } = await api.run(`n;p\n${one};31\n${ended};32\n${other};33\n`, {
      fields: ['number', 'price'],
      mode: 'UPDATE',
      key: 'number',
    });
    expect(job).toMatchObject({ result: { updated: 3 } });
    await server.database.system((session) =>
      session.rows({
        text: `UPDATE service_transportations SET status = 'CLOSE_REQUEST' WHERE tenant_id = 1 AND number = '${ended}'`,
        params: [],
      }),
    );
    const undone = await undo(job.id);
    expect(undone).toMatchObject({ state: 'SUCCEEDED', processed: 3, failed: 1 });
    expect((await readProblems(server, admin, undone.id)).map(({ code }) => code)).toEqual(['undo_refused']);
    expect(await prices()).toBe([before[0], '32.00', before[2]].join(' '));
  });
});

describe('an import that changes users', () => {
  it('changes their roles, and restores them', async () => {
    const api = apiOf('users');
    const rolesSql = (email: string) =>
      value(`SELECT string_agg(r.name, ' ' ORDER BY r.name) FROM users u JOIN user_has_roles h ON h.tenant_id = u.tenant_id
        AND h.user_id = u.id JOIN roles r ON r.tenant_id = h.tenant_id AND r.id = h.role_id WHERE u.email = '${email}'`);
    const choice = { fields: ['email', 'roles', 'profile.last_name'], mode: 'UPDATE', key: 'email' } as const;
    const file = 'E-mail;Role;Name\nDriver@demo.test;driver, support;\nsupport@demo.test;support;\n';
    const { checked, job } = await api.run(file, choice);
    expect(checked.checked).toMatchObject({ valid: 2, updated: 1, unchanged: 1 });
    expect(job).toMatchObject({ state: 'SUCCEEDED', result: { updated: 1, unchanged: 1 } });
    expect(await rolesSql('driver@demo.test')).toBe('driver support');
    await undo(job.id);
    expect(await rolesSql('driver@demo.test')).toBe('driver');
  });
});

describe('an import with a value for all rows', () => {
  it('fills fields without a column', async () => {
    const api = apiOf('customers');
    const fills = [
      { field: 'profile.phone', text: '22 123 45 67' },
      { field: 'profile.type', text: 'Osoba', words: [{ text: 'Osoba', value: 'PERSONAL' }] },
    ];
    const choice = { fields: ['profile.first_name', 'profile.last_name', 'profile.email'], settings: { fills } };
    const { job } = await api.run('A;B;C\nJan;Filled;jan.filled@example.com\n', choice);
    expect(job).toMatchObject({ state: 'SUCCEEDED', result: { created: 1 } });
    expect(
      await value("SELECT concat_ws(' ', type, phone) FROM customer_profiles WHERE email = 'jan.filled@example.com'"),
    ).toBe('PERSONAL +48 22 123 45 67');

    const twice = { fields: ['profile.email'], settings: { fills: [{ field: 'profile.email', text: 'a@b.c' }] } };
    const { data } = await api.upload('A\nx@example.com\n');
    const refused = await api.startCheck(data?.uploadImport.id ?? '', twice);
    expect(refused.errors?.[0]?.extensions?.validation).toEqual({
      'input.settings.fills': [{ code: 'import_column_repeated' }],
    });
  });
});
