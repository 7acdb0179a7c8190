import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { endedJob, readJob } from '../background-jobs/jobs-api';
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

class Rollback extends Error {}

/** Runs work while an uncommitted row keeps others from storing a plate. */
async function holdingPlate(plate: string, work: () => Promise<void>): Promise<void> {
  const holding = server.database.write('1', async (session) => {
    const text = 'INSERT INTO vehicles (tenant_id, id, license) VALUES (1, 990000002, $1)';
    await session.rows({ text, params: [plate] });
    await work();
    throw new Rollback();
  });
  await expect(holding).rejects.toBeInstanceOf(Rollback);
}

// PGlite has one connection: no other transaction can read before the import's transaction ends.
it.runIf(inject('template').engine === 'postgres')(
  'shows no row of an import of all or nothing before all are stored, and keeps none when its connection is lost',
  async () => {
    const rowCount = 510;
    const plateOf = (index: number) => `WHOLE ${1000 + index}`;
    const api = new ImportsApi(server, admin, 'vehicles');
    const rows = Array.from({ length: rowCount }, (_, index) => plateOf(index));
    const { data } = await api.upload(`Plate\n${rows.join('\n')}\n`);
    const id = data?.uploadImport.id ?? '';
    await api.check(id, { fields: ['license'] });
    const stored = () => queryValue(server, "SELECT count(*) FROM vehicles WHERE license LIKE 'WHOLE%'");
    const waiting = "FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    let job = '';
    await holdingPlate(plateOf(rowCount - 1), async () => {
      job = (await api.start(id)).data?.startImport.job_id ?? '';
      await expect.poll(() => queryValue(server, `SELECT count(*) ${waiting}`), { interval: 10 }).toBe('1');
      expect(await stored()).toBe('0');
      // PostgreSQL has room for some thousand locks of all transactions.
      const locks = `SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND pid IN (SELECT pid ${waiting})`;
      expect(Number(await queryValue(server, locks))).toBeLessThan(20);
      await queryValue(server, `SELECT pg_terminate_backend(pid) ${waiting}`);
      await expect.poll(async () => (await readJob(server, admin, job))?.processed).toBe(0);
      expect(await stored()).toBe('0');
    });
    expect(await endedJob(server, admin, job)).toMatchObject({
      state: 'SUCCEEDED',
      processed: rowCount,
      failed: 0,
      result: { created: rowCount },
    });
    expect(await stored()).toBe(String(rowCount));
  },
);

it.runIf(inject('template').engine === 'postgres')(
  'names the row that another user has stored meanwhile, and stores the others of its chunk and of the next',
  async () => {
    const rowCount = 510;
    const plateOf = (index: number) => `OTHER ${1000 + index}`;
    const api = new ImportsApi(server, admin, 'vehicles');
    const { data } = await api.upload(
      `Plate\n${Array.from({ length: rowCount }, (_, index) => plateOf(index)).join('\n')}\n`,
    );
    const id = data?.uploadImport.id ?? '';
    await api.check(id, { fields: ['license'] });
    let job = '';
    await server.database.write('1', async (session) => {
      const text = 'INSERT INTO vehicles (tenant_id, id, license) VALUES (1, 990000003, $1)';
      await session.rows({ text, params: [plateOf(7)] });
      job = (await api.start(id, 'VALID_ROWS')).data?.startImport.job_id ?? '';
      const waiting = "FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      await expect.poll(() => queryValue(server, `SELECT count(*) ${waiting}`), { interval: 10 }).toBe('1');
    });
    expect(await endedJob(server, admin, job)).toMatchObject({
      state: 'SUCCEEDED',
      processed: rowCount,
      failed: 1,
      result: { created: rowCount - 1 },
    });
    expect(await api.problems(id)).toEqual([[9, 'license', 'unique']]);
    expect(await queryValue(server, "SELECT count(*) FROM vehicles WHERE license LIKE 'OTHER %'")).toBe(
      String(rowCount),
    );
  },
);

it('keeps nothing of chunks whose transaction fails while the next one is planned, and stores each once later', async () => {
  const rowCount = 1010;
  const plateOf = (index: number) => `FAILED ${1000 + index}`;
  const execute = (text: string) => server.database.system((session) => session.rows({ text, params: [] }));
  // Fails in the second chunk, once: a rollback does not set a sequence back.
  await execute('CREATE SEQUENCE import_failures');
  await execute(`CREATE FUNCTION fail_import_once() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
    IF NEW.license = '${plateOf(700)}' AND nextval('import_failures') = 1 THEN RAISE 'no row was wrong'; END IF;
    RETURN NEW; END $$`);
  await execute(
    'CREATE TRIGGER fail_import_once BEFORE INSERT ON vehicles FOR EACH ROW EXECUTE FUNCTION fail_import_once()',
  );
  const api = new ImportsApi(server, admin, 'vehicles');
  const lines = Array.from({ length: rowCount }, (_, index) => plateOf(index));
  const { data } = await api.upload(`Plate\n${lines.join('\n')}\n`);
  const id = data?.uploadImport.id ?? '';
  await api.check(id, { fields: ['license'] });
  const job = (await api.start(id, 'VALID_ROWS')).data?.startImport.job_id ?? '';
  await expect.poll(() => queryValue(server, 'SELECT is_called FROM import_failures'), { interval: 5 }).toBe('t');
  const waitsForRetry = `SELECT count(*) FROM jobs WHERE payload ->> 'job' = '${job}' AND state = 'PENDING' AND run_at > now()`;
  await expect.poll(() => queryValue(server, waitsForRetry), { interval: 5 }).toBe('1');
  const stored = async () =>
    Number(await queryValue(server, "SELECT count(*) FROM vehicles WHERE license LIKE 'FAILED %'"));
  const { processed } = (await readJob(server, admin, job)) ?? {};
  expect(await stored()).toBe(processed);
  expect(processed).toBeLessThan(rowCount);

  await execute(`UPDATE jobs SET run_at = now() WHERE payload ->> 'job' = '${job}'`);
  await execute("SELECT pg_notify('waybill_jobs', 'due 0')");
  expect(await endedJob(server, admin, job)).toMatchObject({
    state: 'SUCCEEDED',
    processed: rowCount,
    failed: 0,
    result: { created: rowCount },
  });
  expect(await stored()).toBe(rowCount);
});
