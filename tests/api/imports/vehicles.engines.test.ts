import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callJobMethod, endedJob } from '../background-jobs/jobs-api';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { inputProblemCodesOf, queryValue } from '../transport/requests-api';
import { ImportsApi } from './imports-api';

let server: TestServer;
let admin: SignedInUser;
let api: ImportsApi;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  api = new ImportsApi(server, admin, 'vehicles');
});
afterAll(() => server.close());

const fields = ['license', 'vin', 'vehicle_class', 'vehicle_make', 'year', 'carrying_capacity'];
const heading = 'Plate;VIN;Class;Make;Year;Payload\r\n';
const count = (condition: string) =>
  queryValue(server, `SELECT count(*) FROM vehicles WHERE tenant_id = 1 AND deleted_at IS NULL AND ${condition}`);

describe('an import of vehicles', () => {
  it('creates the records of a file, once, and undoes them as a whole', async () => {
    const make = await queryValue(
      server,
      'SELECT m.title FROM vehicle_makes m JOIN vehicle_classes c ON c.id = m.class_id WHERE c.can_carry_cargo ORDER BY m.id LIMIT 1',
    );
    const vehicleClass = await queryValue(
      server,
      'SELECT c.title_pl FROM vehicle_makes m JOIN vehicle_classes c ON c.id = m.class_id WHERE c.can_carry_cargo ORDER BY m.id LIMIT 1',
    );
    // Two chunks on PGlite.
    const rowCount = 110;
    const rows = Array.from(
      { length: rowCount },
      (_, index) => `imp ${1000 + index};;${vehicleClass.toUpperCase()};${make};2019;1 200,5`,
    );
    const uploaded = await api.upload(`${heading}${rows.join('\r\n')}\r\n`);
    const id = uploaded.data?.uploadImport.id ?? '';
    expect(uploaded.data?.uploadImport, JSON.stringify(uploaded.body)).toMatchObject({
      row_count: rowCount,
      sheets: [],
    });
    const [first] = await api.rows(id, { choice: { fields }, first: 1 });
    expect(first).toMatchObject({ row: 2, action: 'CREATED', problems: [] });
    expect(first?.values).toMatchObject({ license: 'IMP 1000', year: 2019, carrying_capacity: 1200.5 });
    expect(await count("license LIKE 'IMP %'")).toBe('0');

    const { checked } = await api.check(id, { fields });
    expect(checked).toMatchObject({ valid: rowCount, invalid: 0, created: rowCount, updated: 0, unchanged: 0 });
    expect(await count("license LIKE 'IMP %'")).toBe('0');
    const [one, other] = await Promise.all([api.start(id), api.start(id)]);
    const jobId = one.data?.startImport.job_id ?? '';
    expect(other.data?.startImport.job_id).toBe(jobId);
    const job = await endedJob(server, admin, jobId);
    expect(job).toMatchObject({
      state: 'SUCCEEDED',
      processed: rowCount,
      failed: 0,
      can_undo: true,
      result: { created: rowCount, updated: 0, unchanged: 0 },
    });
    expect(await count(`license LIKE 'IMP %' AND brand_model = '${make}'`)).toBe(String(rowCount));
    expect(
      await queryValue(
        server,
        "SELECT count(*) FROM activities WHERE tenant_id = 1 AND action = 'CREATED' AND details->>'title' LIKE 'IMP %'",
      ),
    ).toBe(String(rowCount));
    expect((await api.start(id)).data?.startImport.job_id).toBe(jobId);

    await server.database.write('1', (session) =>
      session.rows({
        text: "UPDATE vehicles SET year = 2020, modified_at = clock_timestamp() WHERE license = 'IMP 1007'",
        params: [],
      }),
    );
    const undo = await callJobMethod(server, admin, 'undoBackgroundJob', jobId);
    const undone = await endedJob(server, admin, undo.data?.undoBackgroundJob.id ?? '');
    expect(undone).toMatchObject({ state: 'SUCCEEDED', processed: rowCount, failed: 1 });
    expect(await count("license LIKE 'IMP %'")).toBe('1');
  });

  it('lists problems by row and column, and stores all rows or none', async () => {
    const taken = await queryValue(
      server,
      'SELECT license FROM vehicles WHERE tenant_id = 1 AND deleted_at IS NULL ORDER BY id LIMIT 1',
    );
    const content = [
      'Plate;VIN;Class;Make;Year;Payload',
      'BAD 1;;No such class;;2019;1',
      ';;;;2019;1',
      `${taken};;;;2019;1`,
      'BAD 4;short;;;2019;1',
      'BAD 5;;;;1800;1',
      'BAD 6;;;;twenty;1',
      'BAD 7;;;;2019;-5',
      'BAD 8;;;;2019;1',
      'bad8;;;;2019;1',
      'GOOD 9;;;;2019;1',
    ].join('\n');
    const { data } = await api.upload(content);
    const id = data?.uploadImport.id ?? '';
    const { checked } = await api.check(id, { fields });
    expect(checked).toMatchObject({ valid: 2, invalid: 8 });
    const problems = (await api.rows(id, { onlyInvalid: true })).flatMap((row) => row.problems);
    expect(problems.map(({ row, field, code }) => [row, field, code])).toEqual([
      [2, 'vehicle_class', 'import_not_found'],
      [3, 'license', 'required'],
      [4, 'license', 'unique'],
      [5, 'vin', 'vin'],
      [6, 'year', 'year'],
      [7, 'year', 'import_number'],
      [8, 'carrying_capacity', 'too_small'],
      [10, 'license', 'import_repeated'],
    ]);
    expect(inputProblemCodesOf(await api.start(id))).toEqual({ id: ['import_has_problems'] });

    const corrections = [
      { row: 2, column: 2, text: '' },
      { row: 3, column: 0, text: 'BAD 3' },
    ];
    expect((await api.check(id, { fields }, corrections)).checked).toMatchObject({ valid: 4, invalid: 6 });
    const started = await api.start(id, 'VALID_ROWS');
    const job = await endedJob(server, admin, started.data?.startImport.job_id ?? '');
    expect(job).toMatchObject({ state: 'SUCCEEDED', processed: 10, failed: 6, result: { created: 4 } });
    expect(await count("license IN ('BAD 1', 'BAD 3', 'BAD 8', 'GOOD 9')")).toBe('4');
  });

  it('changes existing records by their key, and restores them', async () => {
    await api.run(`${heading}KEY 1;;;;2010;100\nKEY 2;;;;2011;200\n`, { fields });
    const choice = { fields, mode: 'BOTH', key: 'license' } as const;
    const { checked, job } = await api.run(`${heading}key-1;;;;2020;100\nKEY 2;;;;2011;\nKEY 3;;;;2012;300\n`, choice);
    expect(checked.checked).toMatchObject({ valid: 3, invalid: 0, created: 1, updated: 1, unchanged: 1 });
    expect(job).toMatchObject({ state: 'SUCCEEDED', result: { created: 1, updated: 1, unchanged: 1 } });
    expect(await count("license = 'KEY-1' AND year = 2020")).toBe('1');
    expect(await count("license = 'KEY 2' AND carrying_capacity = 200")).toBe('1');
    const undo = await callJobMethod(server, admin, 'undoBackgroundJob', job.id);
    await endedJob(server, admin, undo.data?.undoBackgroundJob.id ?? '');
    expect(await count("license = 'KEY 1' AND year = 2010")).toBe('1');
    expect(await count("license = 'KEY 3'")).toBe('0');

    const updates = await api.upload(`${heading}KEY 9;;;;2010;\nKEY 1;;;;2010;\nKEY1;;;;2010;\n`);
    const id = updates.data?.uploadImport.id ?? '';
    await api.check(id, { fields, mode: 'UPDATE', key: 'license' });
    const problems = (await api.rows(id, { onlyInvalid: true })).flatMap((row) => row.problems);
    expect(problems.map(({ row, code }) => [row, code])).toEqual([
      [2, 'import_not_found'],
      [4, 'import_repeated'],
    ]);
  });

  it('stores nothing of all or nothing when a row is refused meanwhile, and is checked again', async () => {
    const rows = Array.from({ length: 110 }, (_, index) => `NON ${1000 + index};;;;2019;1`);
    const { data } = await api.upload(`${heading}${rows.join('\n')}\n`);
    const id = data?.uploadImport.id ?? '';
    expect((await api.check(id, { fields })).checked).toMatchObject({ valid: 110 });
    // Another user takes the plate of the last row after the check.
    await api.run(`${heading}NON 1109;;;;2019;1\n`, { fields });
    const started = await api.start(id);
    const job = await endedJob(server, admin, started.data?.startImport.job_id ?? '');
    expect(job).toMatchObject({ state: 'FAILED', failure: { code: 'import_refused' }, processed: 0, can_undo: false });
    const stored = "SELECT count(*) FROM vehicles WHERE license LIKE 'NON %'";
    expect(await queryValue(server, stored)).toBe('1');
    const activities = "SELECT count(*) FROM activities WHERE tenant_id = 1 AND details->>'title' LIKE 'NON %'";
    expect(await queryValue(server, activities)).toBe('1');
    expect((await api.rows(id, { onlyInvalid: true })).map(({ row }) => row)).toEqual([111]);

    expect((await api.check(id, { fields })).checked).toMatchObject({ valid: 109, invalid: 1 });
    const again = await api.start(id, 'VALID_ROWS');
    await endedJob(server, admin, again.data?.startImport.job_id ?? '');
    expect(await queryValue(server, stored)).toBe('110');
  });

  it('is refused without the permission, and for other users', async () => {
    const driver = await server.signIn('driver@demo.test');
    expect((await new ImportsApi(server, driver, 'vehicles').upload(heading)).errors?.[0]?.extensions?.code).toBe(1200);
    const { data } = await api.upload(`${heading}OWN 1;;;;;\n`);
    const logistician = new ImportsApi(server, await server.signIn('logistician@demo.test'), 'vehicles');
    expect(inputProblemCodesOf(await logistician.startCheck(data?.uploadImport.id ?? '', { fields }))).toEqual({
      id: ['not_found'],
    });
    expect(inputProblemCodesOf(await api.upload('Plate\n'))).toEqual({ file: ['file_no_rows'] });
  });
});
