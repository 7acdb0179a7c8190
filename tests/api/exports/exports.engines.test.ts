import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartExportInput } from '../../../server/contract.generated';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { inputProblemCodesOf, queryValue } from '../transport/requests-api';
import { exportedLines, runOn, setPermission, startExport } from './exports-api';

let server: TestServer;
let admin: SignedInUser;
let support: SignedInUser;
let driver: SignedInUser;
/** A user of another company. */
let stranger: SignedInUser;

const run = (text: string, params: unknown[] = []) => runOn(server, text, params);

/** Reads a list page by page, as a console does. */
async function listedPlates(user: SignedInUser, args: string): Promise<string[]> {
  const plates: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data, body } = await server.call<{
      vehiclesView: { data: { license: string }[]; paginatorInfo: { hasMorePages: boolean } };
    }>(
      `{ vehiclesView(first: 100, page: ${page}, ${args}) { paginatorInfo { hasMorePages } data { license } } }`,
      {},
      user,
    );
    if (!data) throw new Error(JSON.stringify(body));
    plates.push(...data.vehiclesView.data.map(({ license }) => license));
    if (!data.vehiclesView.paginatorInfo.hasMorePages) return plates;
  }
}

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  support = await server.signIn('support@demo.test');
  driver = await server.signIn('driver@demo.test');
  const email = await queryValue(
    server,
    `SELECT u.email FROM users u WHERE u.tenant_id <> 1 AND u.state = 'ACTIVE' AND u.deleted_at IS NULL ORDER BY u.id LIMIT 1`,
  );
  stranger = await server.signIn(email);
});

afterAll(() => server.close());

describe('an export of the activity log', () => {
  it('has the titles of the records and the names of the changed fields', async () => {
    const { data } = await server.call<{
      vehiclesView: { data: { id: string; license: string; modified_at: string }[] };
    }>('{ vehiclesView(first: 1) { data { id license modified_at } } }', {}, admin);
    const [vehicle] = data?.vehiclesView.data ?? [];
    const input = {
      id: vehicle?.id,
      modified_at: vehicle?.modified_at,
      vehicle_model_input: null,
      places: 0,
      year: 2001,
    };
    await server.call(
      'mutation ($input: UpdateVehicleInput!) { updateVehicle(input: $input) { id } }',
      { input },
      admin,
    );
    const [, first = ''] = await exportedLines(server, admin, {
      list: 'activities',
      resource: 'activities',
      columns: ['service_type', 'action', 'title', 'changed_fields'].map((path) => ({ path, heading: path })),
      orderBy: [{ column: 'date', direction: 'DESC' }],
      where: { column: 'service_type', value: 'VEHICLE' },
    });
    expect(first).toMatch(new RegExp(`^VEHICLE,UPDATED,${vehicle?.license},"?.*year`));
  });
});

describe('an export of a short list', () => {
  const where = {
    AND: [{ column: 'is_active', operator: 'EQ', value: true }],
    OR: [
      { column: 'year', operator: 'GTE', value: 2015 },
      { column: 'license', operator: 'LIKE', value: '%1%' },
    ],
  };

  it('has exactly the records of the list, in its order and beyond a page', async () => {
    const cases = [
      ['', {}],
      ['where: { column: is_active, value: true }', { where: { column: 'is_active', value: true } }],
      [
        'where: { AND: [{ column: is_active, value: true }], OR: [{ column: year, operator: GTE, value: 2015 }, { column: license, operator: LIKE, value: "%1%" }] }',
        { where },
      ],
      ['trashed: ONLY', { trashed: 'ONLY' }],
      ['trashed: WITH', { trashed: 'WITH' }],
    ] as const;
    for (const [args, input] of cases) {
      const listed = await listedPlates(
        admin,
        `orderBy: [{ column: year, direction: DESC }, { column: license, direction: ASC }]${args && `, ${args}`}`,
      );
      const orderBy = [
        { column: 'year', direction: 'DESC' },
        { column: 'license', direction: 'ASC' },
      ];
      const [heading, ...lines] = await exportedLines(server, admin, { orderBy, ...input });
      expect([args, heading]).toEqual([args, 'Plate']);
      expect([args, lines]).toEqual([args, listed]);
    }
    expect((await listedPlates(admin, 'orderBy: []')).length).toBeGreaterThan(100);
  });

  it('has the values of the record, its relations and its lists', async () => {
    const id = await queryValue(server, 'SELECT id FROM vehicles WHERE tenant_id = 1 AND deleted_at IS NULL LIMIT 1');
    await run(
      `UPDATE vehicles SET license = '=1+1', carrying_capacity = 1200.5, vin = NULL, is_active = false,
        vehicle_class_id = (SELECT min(id) FROM vehicle_classes), created_at = '2026-07-01 22:30:00Z' WHERE id = $1`,
      [id],
    );
    await run("UPDATE tenants SET time_zone = 'Europe/Warsaw' WHERE id = 1");
    const columns = [
      { path: 'license', heading: 'A' },
      { path: 'carrying_capacity', heading: 'B' },
      { path: 'vin', heading: 'C' },
      { path: 'is_active', heading: 'D', words: [{ value: 'false', text: 'nie' }] },
      { path: 'created_at', heading: 'E' },
      { path: 'vehicle_class.title', heading: 'F' },
    ];
    const title = await queryValue(server, 'SELECT title_pl FROM vehicle_classes ORDER BY id LIMIT 1');
    const input = { columns, where: { column: 'id', operator: 'EQ', value: id } };
    const polish = { separator: 'SEMICOLON', decimal_separator: 'COMMA', date_format: 'DD_MM_YYYY_DOTS' } as const;
    const [, mine] = await exportedLines(server, { ...admin, language: 'pl' }, { ...input, ...polish });
    expect(mine).toBe(`'=1+1;1200,5;;nie;02.07.2026 00:30;${title}`);
    const [, standard] = await exportedLines(server, { ...admin, language: 'pl' }, input);
    expect(standard).toBe(`'=1+1,1200.5,,nie,2026-07-01T22:30:00Z,${title}`);
  });

  it('has each kind of value in the chosen form, quoted and marked where it must be', async () => {
    const ids = (await run('SELECT id FROM vehicles WHERE tenant_id = 1 AND deleted_at IS NULL LIMIT 2')).flat();
    const setValues = `UPDATE vehicles SET license = $2, brand_model = $3, vin = $4, carrying_capacity = $5, created_at = $6,
      is_active = $7, verify = $8, year = 2020 WHERE id = $1`;
    const first = ["''@x;y", 'say "x"', '\tx', -0.5, '2026-03-05 07:08:09.6Z', true, 'VERIFIED'];
    const second = ["O'Neil\r\nŁódź", '＝1', null, 'NaN', 'infinity', false, 'NOT_VERIFIED'];
    await run(setValues, [ids[0], ...first]);
    await run(setValues, [ids[1], ...second]);
    const columns = [
      ...['license', 'brand_model', 'vin', 'carrying_capacity', 'created_at'].map((path) => ({ path, heading: path })),
      { path: 'is_active', heading: 'is_active', words: [{ value: 'true', text: '=tak' }] },
      { path: 'verify', heading: 'verify', words: [{ value: 'VERIFIED', text: '"po\0 $1' }] },
      { path: 'year', heading: 'year' },
    ];
    const both: Partial<StartExportInput> = {
      columns,
      where: { column: 'id', operator: 'IN', value: ids },
      orderBy: [{ column: 'license', direction: 'ASC' }],
    };
    const [, ...iso] = await exportedLines(server, admin, both);
    expect(iso.join('\r\n')).toBe(
      [
        `'''@x;y,"say ""x""",'\tx,-0.5,2026-03-05T07:08:09Z,'=tak,"""po $1",2020`,
        `"O'Neil\r\nŁódź",'＝1,,NaN,infinity,false,NOT_VERIFIED,2020`,
      ].join('\r\n'),
    );
    await run("UPDATE tenants SET time_zone = 'America/Los_Angeles' WHERE id = 1");
    const forms = [
      ['DD_MM_YYYY', '04/03/2026 23:08'],
      ['DD_MM_YYYY_DOTS', '04.03.2026 23:08'],
      ['MM_DD_YYYY', '03/04/2026 23:08'],
      ['YYYY_MM_DD', '2026-03-04 23:08'],
    ] as const;
    for (const [date_format, time] of forms) {
      const own = { date_format, separator: 'SEMICOLON', decimal_separator: 'COMMA' } as const;
      const [, line = ''] = await exportedLines(server, admin, { ...both, ...own });
      expect(line).toBe(`"'''@x;y";"say ""x""";'\tx;-0,5;${time};'=tak;"""po $1";2020`);
    }
    const manyWords = Array.from({ length: 30 }, (_, index) => ({ value: `W${index}`, text: `word ${index}` }));
    const named = { value: 'say "x"', text: '-2' };
    const worded = {
      ...both,
      columns: [{ path: 'brand_model', heading: 'brand_model', words: [...manyWords, named] }],
    };
    expect(await exportedLines(server, admin, worded)).toEqual(['brand_model', "'-2", "'＝1"]);
    await run("UPDATE tenants SET time_zone = 'Europe/Warsaw' WHERE id = 1");
  });

  it('has amounts in hundredths with two decimals', async () => {
    const id = await queryValue(server, 'SELECT id FROM payments WHERE tenant_id = 1 LIMIT 1');
    await run('UPDATE payments SET amount = -1905 WHERE id = $1', [id]);
    const amounts: Partial<StartExportInput> = {
      list: 'payments',
      columns: [{ path: 'amount', heading: 'Amount', hundredths: true }],
      where: { column: 'id', operator: 'EQ', value: id },
      orderBy: undefined,
    };
    expect(await exportedLines(server, admin, amounts)).toEqual(['Amount', '-19.05']);
    const comma = { ...amounts, decimal_separator: 'COMMA' } as const;
    expect(await exportedLines(server, admin, comma)).toEqual(['Amount', '"-19,05"']);
  });

  it('reads the lists of records, and computed values', async () => {
    const users = await exportedLines(server, admin, {
      list: 'usersView',
      columns: [
        { path: 'roles.name', heading: 'Roles' },
        { path: 'email', heading: 'E-mail' },
      ],
      where: { column: 'email', operator: 'EQ', value: 'admin@demo.test' },
      orderBy: undefined,
    });
    expect(users[1]).toBe('admin,admin@demo.test');
    const requests = await exportedLines(server, admin, {
      list: 'serviceTransportationView',
      columns: ['number', 'drivers', 'driver_ids', 'transitionableStatus', 'customer_name', 'price'].map((path) => ({
        path,
        heading: path,
      })),
      orderBy: [{ column: 'number', direction: 'DESC' }],
    });
    expect(requests.length).toBeGreaterThan(100);
  });

  it('is recorded with its list, filter and number of records', async () => {
    await exportedLines(server, admin, { where: { column: 'year', operator: 'EQ', value: 2015 } });
    const { data } = await server.call<{ activities: { data: { action: string; param: Record<string, unknown> }[] } }>(
      '{ activities(first: 1, orderBy: [{ column: date, direction: DESC }]) { data { action service_type param user { id } } } }',
      {},
      admin,
    );
    const count = Number(
      await queryValue(
        server,
        'SELECT count(*) FROM vehicles WHERE tenant_id = 1 AND year = 2015 AND deleted_at IS NULL',
      ),
    );
    expect(data?.activities.data[0]).toMatchObject({
      action: 'EXPORTED',
      service_type: 'EXPORT',
      user: { id: admin.user },
      param: {
        list: 'vehiclesView',
        rows: count,
        format: 'CSV',
        columns: ['license'],
        filter: { column: 'year', operator: 'EQ', value: 2015 },
      },
    });
  });

  it('has only records and values that its user may read', async () => {
    const foreign = new Set(await exportedLines(server, stranger));
    const own = await exportedLines(server, admin);
    expect(own.slice(1).filter((plate) => foreign.has(plate))).toEqual([]);
    await setPermission(server, driver, true);
    const assigned = await exportedLines(server, driver, {
      list: 'serviceTransportationView',
      columns: [
        { path: 'number', heading: 'Number' },
        { path: 'price', heading: 'Price' },
      ],
      orderBy: undefined,
    });
    const { data } = await server.call<{ serviceTransportationView: { data: { number: string }[] } }>(
      '{ serviceTransportationView(first: 100) { data { number } } }',
      {},
      driver,
    );
    expect(assigned.slice(1).toSorted()).toEqual(
      data?.serviceTransportationView.data.map(({ number }) => `${number},`).toSorted(),
    );
    const refused = await startExport(server, driver);
    expect(refused.errors?.[0]?.message).toBe('User does not have access to method');
  });

  it('refuses users without the permission', async () => {
    const { errors } = await startExport(server, support);
    expect(errors?.[0]?.extensions?.code).toBe(1200);
  });

  it('refuses lists, columns and arguments that the contract does not have', async () => {
    const paths = ['tenant_id', 'verifications', 'preview.url', '__proto__', 'license.x', 'media.conversions.url', ''];
    const cases: [Partial<StartExportInput>, field: string, code: string][] = [
      [{ list: 'stored_files' }, 'list', 'not_found'],
      [{ list: 'account' }, 'list', 'not_found'],
      ...paths.map((path): [Partial<StartExportInput>, string, string] => [
        { columns: [{ path, heading: 'x' }] },
        'columns',
        'export_column',
      ]),
      [{ columns: [] }, 'columns', 'required'],
      [{ where: { column: 'tenant_id', operator: 'EQ', value: '1' } }, 'where', 'pattern'],
      [{ where: [1] }, 'where', 'pattern'],
      [{ orderBy: [{ column: 'nothing', direction: 'ASC' }] }, 'orderBy', 'pattern'],
    ];
    for (const [input, field, code] of cases) {
      const answer = await startExport(server, admin, input);
      expect([input, inputProblemCodesOf(answer)]).toEqual([input, { [field]: [code] }]);
    }
    const { errors } = await startExport(server, admin, { where: { column: 'year', operator: 'EQ', value: 'x' } });
    expect(errors?.[0]?.extensions?.code).toBe(6);
  });
});
