import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbookOf } from '../harness/xlsx';
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

describe('an import of customers', () => {
  const fields = [
    'profile.company_name',
    'profile.phone',
    'profile.email',
    'profile.vat',
    'address.country',
    'address.city',
  ];

  it('creates profile and address, and updates by VAT number', async () => {
    const api = apiOf('customers');
    const file = [
      'Company;Phone;E-mail;VAT;Country;City',
      'Żółw sp. z o.o.;22 123 45 67;Biuro@Zolw.example;PL 526-025-02-74;Polska;Łódź',
      'Plain;+48 22 123 45 68;plain@example.com;;;',
    ].join('\n');
    const { job } = await api.run(file, { fields });
    expect(job).toMatchObject({ state: 'SUCCEEDED', result: { created: 2 } });
    const stored = "FROM customers WHERE tenant_id = 1 AND customer_name = 'Żółw sp. z o.o.'";
    expect(await queryValue(server, `SELECT concat_ws(' ', phone, email, country, city) ${stored}`)).toBe(
      '+48 22 123 45 67 biuro@zolw.example PL Łódź',
    );
    const update = 'Company;Phone;E-mail;VAT;Country;City\n;;;PL5260250274;;Kutno\n';
    expect((await api.run(update, { fields, mode: 'UPDATE', key: 'profile.vat' })).job).toMatchObject({
      result: { created: 0, updated: 1 },
    });
    expect(await queryValue(server, `SELECT concat_ws(' ', phone, city) ${stored}`)).toBe('+48 22 123 45 67 Kutno');
  });

  it('lists what the form would refuse', async () => {
    const api = apiOf('customers');
    const file = [
      'Company;Phone;E-mail;VAT;Country;City',
      ';+48 22 123 45 67;a@example.com;;;',
      'A;12;a@example.com;;;',
      'A;+48 22 123 45 67;nobody;;;',
      'A;+48 22 123 45 67;a@example.com;PL1;;',
      'A;+48 22 123 45 67;a@example.com;;Nowhere;Kutno',
      'A;+48 22 123 45 67;a@example.com;;Polska;',
    ].join('\n');
    const { data } = await api.upload(file);
    const id = data?.uploadImport.id ?? '';
    await api.check(id, { fields });
    expect(await api.problems(id)).toEqual([
      [2, 'profile.company_name', 'required'],
      [3, 'profile.phone', 'phone'],
      [4, 'profile.email', 'email'],
      [5, 'profile.vat', 'vat'],
      [6, 'address.country', 'country'],
      [7, 'address.city', 'required'],
    ]);
  });
});

describe('an import of users', () => {
  it('invites them, with roles by their names in either language', async () => {
    const api = apiOf('users');
    const words = { roles: [{ text: 'Kierowca', value: 'driver' }] };
    const fields = ['email', 'roles', 'profile.last_name'];
    const file = 'E-mail;Role;Name\nnew.driver@import.test;kierowca, logistician;Nowak\nnobody;no such role;\n';
    const { checked, job, id } = await api.run(file, { fields, words }, 'VALID_ROWS', {
      auth_url: 'http://localhost:5173/auth/invitation',
    });
    expect(checked.checked).toMatchObject({ valid: 1, invalid: 1 });
    expect(await api.problems(id)).toEqual([
      [3, 'roles', 'import_not_found'],
      [3, 'email', 'email'],
    ]);
    expect(job).toMatchObject({ state: 'SUCCEEDED', failed: 1, result: { created: 1 } });
    const roles = `SELECT string_agg(r.name, ' ' ORDER BY r.name) FROM users u JOIN user_has_roles h ON h.tenant_id = u.tenant_id
      AND h.user_id = u.id JOIN roles r ON r.tenant_id = h.tenant_id AND r.id = h.role_id WHERE u.email = 'new.driver@import.test'`;
    expect(await queryValue(server, roles)).toBe('driver logistician');
    expect(await server.mails('new.driver@import.test')).toHaveLength(1);
  });

  it('keeps the limit of new users a minute', async () => {
    const api = apiOf('users');
    const rows = Array.from({ length: 65 }, (_, index) => `limit${index}@import.test;driver`);
    const { data } = await api.upload(`E-mail;Role\n${rows.join('\n')}\n`);
    const { checked } = await api.check(data?.uploadImport.id ?? '', { fields: ['email', 'roles'] });
    expect((checked?.invalid ?? 0) >= 5).toBe(true);
    expect((await api.problems(data?.uploadImport.id ?? ''))[0]?.[2]).toBe('too_many_users_minute');
  });
});

describe('an import of requests', () => {
  const fields = [
    'number',
    'customer',
    'price',
    'to_take_to_work_from',
    'addresses.FROM.country',
    'addresses.FROM.city',
    'addresses.TO.country',
    'addresses.TO.city',
    'cargo.weight',
    'cargo.goods',
  ];

  it('makes one request of rows with the same number, with a cargo item each, from a workbook', async () => {
    const api = apiOf('service_transportations');
    const customer = await queryValue(
      server,
      `SELECT min(customer_name) FROM customers WHERE tenant_id = 1 AND deleted_at IS NULL
       GROUP BY fold(customer_name) HAVING count(*) = 1 ORDER BY 1 LIMIT 1`,
    );
    const text = (value: string) => `<c t="inlineStr"><is><t>${value.replaceAll('&', '&amp;')}</t></is></c>`;
    const row = (number: string, weight: number, goods: string) =>
      `<row>${[number, customer.toUpperCase()].map(text).join('')}<c><v>1234.5</v></c><c s="1"><v>46350</v></c>` +
      `${['PL', 'Kutno', 'Niemcy', 'Berlin'].map(text).join('')}<c><v>${weight}</v></c>${text(goods)}</row>`;
    const headings = `<row>${fields.map(text).join('')}</row>`;
    const formats = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
    const rows = [row('A1', 500, 'Glass'), row('A1', 700, 'Paper'), row('A2', 900, 'Steel')];
    const { checked, job } = await api.run(workbookOf({ Sheet: headings + rows.join('') }, { formats }), { fields });
    expect(checked.checked).toMatchObject({ valid: 3, created: 2 });
    expect(job).toMatchObject({ state: 'SUCCEEDED', result: { created: 2 } });
    const stored = await queryValue(
      server,
      `SELECT concat_ws(' ', s.price, s.to_take_to_work_from, s.delivery_from_city, s.delivery_to_country, s.customer_name = '${customer.replaceAll("'", "''")}')
       FROM service_transportations s JOIN transportation_cargos c ON c.tenant_id = s.tenant_id AND c.service_transportation_id = s.id
       WHERE s.tenant_id = 1 AND c.goods = 'Paper'`,
    );
    expect(stored).toBe('1234.50 2026-11-24 Kutno DE t');
    const cargo = `SELECT string_agg(weight::text, ' ' ORDER BY weight) FROM transportation_cargos WHERE service_transportation_id =
      (SELECT service_transportation_id FROM transportation_cargos WHERE goods = 'Glass' AND tenant_id = 1)`;
    expect(await queryValue(server, cargo)).toBe('500 700');
  });

  it('changes requests by their number', async () => {
    const api = apiOf('service_transportations');
    const number = await queryValue(
      server,
      "SELECT number FROM service_transportations WHERE tenant_id = 1 AND status = 'NEW' AND deleted_at IS NULL ORDER BY id LIMIT 1",
    );
    const choice = { fields: ['number', 'price'], mode: 'UPDATE', key: 'number' } as const;
    const { job } = await api.run(`Number;Price\n${number};4 321,00\n`, choice);
    expect(job).toMatchObject({ state: 'SUCCEEDED', result: { updated: 1 } });
    expect(
      await queryValue(
        server,
        `SELECT price FROM service_transportations WHERE tenant_id = 1 AND number = '${number}'`,
      ),
    ).toBe('4321.00');
  });
});
