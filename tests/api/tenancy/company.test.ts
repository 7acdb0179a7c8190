import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '../identity/calls';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { problemCodesOf, fetchTenant, updateCompany, updateTenant } from './calls';

let server: TestServer;
let owner: SignedInUser;
let other: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn('admin@demo.test');
  other = await server.signIn('admin@other.test');
});

afterAll(() => server.close());

describe('the list of tenants', () => {
  it('returns only the caller’s tenant, by one statement with all relations', async () => {
    const from = server.statements.length;
    const own = await fetchTenant(server, owner);
    expect(server.statements.slice(from)).toHaveLength(1);
    expect(own).toMatchObject({ id: owner.tenant, lang: 'pl', tariff: { code: 'NETWORK' } });
    expect(own.company).toHaveLength(1);
    expect(own.company[0]).toMatchObject({
      name: 'Trakt Bursztynowy Sp. z o.o.',
      status: 'VERIFIED',
      legal_address: { city: 'Kalisz', direction: 'LEGAL_ADDRESS' },
    });
    expect(own.company[0]?.verifications.map(({ status }) => status)).toEqual([
      'VERIFIED',
      'UNDER_REVIEW',
      'NOT_VERIFIED',
      'UNDER_REVIEW',
    ]);
    expect(own.addresses).toHaveLength(2);
    expect(own.contact_people).toHaveLength(2);
  });

  it('counts the tenant’s records', async () => {
    const [row] = await runSql(
      server,
      `SELECT (SELECT count(*) FROM users WHERE tenant_id = 1 AND state IN ('ACTIVE', 'INVITED')),
        (SELECT count(*) FROM vehicles WHERE tenant_id = 1 AND deleted_at IS NULL), (SELECT count(*) FROM customers WHERE tenant_id = 1 AND deleted_at IS NULL),
        (SELECT count(*) FROM service_transportations WHERE tenant_id = 1 AND deleted_at IS NULL)`,
    );
    const [users, vehicles, customers, requests] = (row ?? []).map(Number);
    expect(vehicles).toBeGreaterThan(100);
    expect((await fetchTenant(server, owner)).statistics).toEqual({ users, vehicles, customers, requests });
  });

  it('finds no other tenant, whatever the condition', async () => {
    const where = {
      OR: [
        { column: 'id', operator: 'IN', value: ['1', '2', '3'] },
        { column: 'lang', value: 'en' },
      ],
    };
    const { data } = await server.call(
      'query ($where: TenantWhere) { tenant(first: 10, where: $where) { data { id } paginatorInfo { total } } }',
      { where },
      other,
    );
    expect(data).toEqual({ tenant: { data: [{ id: other.tenant }], paginatorInfo: { total: 1 } } });
  });
});

describe('a company as a relation of a user', () => {
  const inUser = `tenant { id lang temporary tariff { code } statistics { users vehicles } contact_people { first_name }
    company { name registration_number contact_people { first_name } media { url } verifications { status } } }`;

  async function met(list: string, path: string, by: SignedInUser): Promise<string> {
    const { data, body } = await server.call(`{ ${list}(first: 1) { data { ${path} } } }`, {}, by);
    if (!data) throw new Error(JSON.stringify(body));
    return JSON.stringify(data);
  }

  it('shows only its registration without the permission to see its data', async () => {
    await runSql(server, `UPDATE tenants SET temporary = '{"step":1}' WHERE id = 1`);
    const shown = await met('routes', `driver { ${inUser} }`, await server.signIn('driver@demo.test'));
    expect(shown).toContain('"name":"Trakt Bursztynowy Sp. z o.o."');
    expect(shown).toContain('"temporary":null,"tariff":null,"statistics":{"users":0,"vehicles":0},"contact_people":[]');
    expect(shown).toContain('"contact_people":[],"media":[],"verifications":[]');
  });

  it('shows all with the permission', async () => {
    const shown = await met('users', inUser, owner);
    expect(shown).toContain('"temporary":{"step":1},"tariff":{"code":"NETWORK"}');
    expect(shown).not.toMatch(/"users":0|"contact_people":\[\]|"verifications":\[\]/);
    await runSql(server, 'UPDATE tenants SET temporary = NULL WHERE id = 1');
  });
});

describe('an update of the tenant', () => {
  it('stores company, addresses and contact people in one call', async () => {
    const before = await fetchTenant(server, other);
    const [person] = before.company[0]?.contact_people ?? [];
    const { data, errors } = await updateTenant(server, other, {
      lang: 'pl',
      temporary: { step: 2, name: 'Nordkai' },
      company: {
        update: {
          phone: '+493023125041',
          actual_address: { update: { city: 'Wismar', zip: '23966' } },
          contact_people: {
            create: [{ first_name: 'Uwe', last_name: 'Lange', email: 'Uwe.Lange@Nordkai.example' }],
            update: [{ id: person?.id, last_name: 'Petersen-Krause' }],
          },
        },
      },
    });
    expect(errors).toBeUndefined();
    expect(data?.updateTenant).toMatchObject({ lang: 'pl', temporary: { step: 2, name: 'Nordkai' } });
    const [company] = data?.updateTenant.company ?? [];
    expect(company).toMatchObject({
      phone: '+49 30 23125041',
      actual_address: { city: 'Wismar' },
      legal_address: { city: 'Rostock' },
    });
    expect(company?.contact_people).toMatchObject([
      { last_name: 'Petersen-Krause' },
      { first_name: 'Uwe', email: 'uwe.lange@nordkai.example' },
    ]);

    const gone = await updateCompany(server, other, { contact_people: { delete: [company?.contact_people[1]?.id] } });
    expect(gone.data?.updateTenant.company[0]?.contact_people).toHaveLength(1);
  });

  it('keeps fields that are absent, and clears those set to null', async () => {
    const before = await fetchTenant(server, other);
    const { data } = await updateTenant(server, other, { temporary: null });
    const { modified_at: _old, ...untouched } = before;
    expect(data?.updateTenant).toMatchObject({ ...untouched, temporary: null });
  });

  it('stores a time zone, which all users see, and records it in the company’s history', async () => {
    expect((await fetchTenant(server, other)).time_zone).toBe('Europe/Berlin');
    const { data } = await updateTenant(server, other, { time_zone: 'Pacific/Auckland' });
    expect(data?.updateTenant.time_zone).toBe('Pacific/Auckland');
    const driver = await server.signIn('driver@demo.test');
    expect((await server.call('{ account { tenant { time_zone } } }', {}, driver)).data).toEqual({
      account: { tenant: { time_zone: 'Europe/Warsaw' } },
    });
    const [row] = await runSql(
      server,
      "SELECT details::text FROM activities WHERE tenant_id = 2 AND entity_type = 'COMPANY' ORDER BY id DESC LIMIT 1",
    );
    expect(row?.[0]).toContain('time_zone');
    await updateTenant(server, other, { time_zone: 'Europe/Berlin' });
  });

  it('creates a missing address', async () => {
    await runSql(server, "DELETE FROM addresses WHERE tenant_id = 2 AND direction = 'ACTUAL_ADDRESS'");
    const make = { actual_address: { create: { country: 'DE', city: 'Lübeck' } } };
    expect((await updateCompany(server, other, make)).data?.updateTenant.company[0]?.actual_address).toMatchObject({
      city: 'Lübeck',
      direction: 'ACTUAL_ADDRESS',
    });
    expect(problemCodesOf(await updateCompany(server, other, make))).toEqual({
      'input.company.update.actual_address.create': ['unique'],
    });
  });

  it('is refused after a concurrent update, of the company’s data, too', async () => {
    const { id, modified_at } = await fetchTenant(server, other);
    expect((await updateCompany(server, other, { email: 'quick@nordkai.example' })).errors).toBeUndefined();
    const late = await updateTenant(server, other, {
      id,
      modified_at,
      company: { update: { email: 'late@nordkai.example' } },
    });
    expect(late.errors?.[0]?.extensions).toMatchObject({
      code: 1409,
      current: { company: [{ email: 'quick@nordkai.example' }] },
    });
  });

  it.each([
    ['a tariff that is no longer offered', { tariff: { connect: '5' } }, { 'input.tariff': ['tariff_not_offered'] }],
    ['a tariff that there is not', { tariff: { connect: '77' } }, { 'input.tariff.connect': ['not_found'] }],
    [
      'more than a form of what is not finished',
      { temporary: { text: 'x'.repeat(20_001) } },
      { 'input.temporary': ['too_long'] },
    ],
    ['a time zone that there is not', { time_zone: 'Europe/Kalisz' }, { 'input.time_zone': ['not_found'] }],
    ['an offset instead of a time zone', { time_zone: '+01:00' }, { 'input.time_zone': ['not_found'] }],
    ['no time zone', { time_zone: null }, { 'input.time_zone': ['required'] }],
    ['text that no database holds', { temporary: { text: 'a\0b' } }, { 'input.temporary': ['pattern'] }],
    ['half of a character', { temporary: { text: '\ud83d' } }, { 'input.temporary': ['pattern'] }],
    [
      'lists within lists without end',
      { temporary: JSON.parse('['.repeat(500) + ']'.repeat(500)) },
      { 'input.temporary': ['wrong_type'] },
    ],
    ['no name', { company: { update: { name: '' } } }, { 'input.company.update.name': ['required'] }],
    [
      'numbers that break their rule',
      { company: { update: { vat_number: 'DE289473615', eori: 'QQ1' } } },
      { 'input.company.update.vat_number': ['vat'], 'input.company.update.eori': ['eori'] },
    ],
    [
      'a number of no register',
      { company: { update: { registration_number: '14823' } } },
      { 'input.company.update.registration_number': ['registration_number'] },
    ],
    [
      'a person without a name',
      { company: { update: { contact_people: { create: [{ first_name: 'Uwe', last_name: ' ', phone: '1' }] } } } },
      {
        'input.company.update.contact_people.create.0.phone': ['phone'],
        'input.company.update.contact_people.create.0.last_name': ['required'],
      },
    ],
  ])('is refused for %s', async (_name, input, problems) => {
    expect(problemCodesOf(await updateTenant(server, other, input))).toEqual(problems);
  });

  it('accepts a stored number that is invalid by now', async () => {
    await runSql(server, "UPDATE companies SET vat_number = 'DE1' WHERE tenant_id = 2");
    expect((await updateCompany(server, other, { email: 'office@nordkai.example' })).errors).toBeUndefined();
  });

  it.each(['status', 'legal_seat', 'tenant_id'])('refuses the field %s of the company', async (field) => {
    expect((await updateCompany(server, other, { [field]: 'VERIFIED' })).errors).toHaveLength(1);
  });

  it.each(['is_operator', 'deleted_at', 'subscription_is_active'])(
    'refuses the field %s of the tenant',
    async (field) => {
      expect((await updateTenant(server, other, { [field]: true })).errors).toHaveLength(1);
    },
  );
});

describe('another tenant’s ids', () => {
  it('are answered as missing ones, and nothing is written', async () => {
    const theirs = await fetchTenant(server, owner);
    const [company] = theirs.company;
    const anonymous = '4611686018427200001';
    const tries = (ids: { person?: string; address?: string; company?: string; tenant?: string }) => [
      updateCompany(server, other, { contact_people: { update: [{ id: ids.person, first_name: 'Mine' }] } }),
      updateCompany(server, other, { contact_people: { delete: [ids.person] } }),
      updateCompany(server, other, { legal_address: { update: { id: ids.address, city: 'Mine' } } }),
      updateCompany(server, other, { id: ids.company, name: 'Mine' }),
      updateTenant(server, other, { id: ids.tenant, lang: 'en' }),
    ];
    const foreign = {
      person: company?.contact_people[0]?.id,
      address: company?.legal_address?.id,
      company: company?.id,
      tenant: theirs.id,
    };
    const unknown = { person: anonymous, address: anonymous, company: anonymous, tenant: anonymous };
    const refused = await Promise.all(tries(foreign));
    expect(refused.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual([6, 6, 6, 6, 6]);
    expect(refused.map(({ body }) => body)).toEqual((await Promise.all(tries(unknown))).map(({ body }) => body));
    expect(await fetchTenant(server, owner)).toEqual(theirs);
  });
});
