import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BackgroundJobFailure,
  type BackgroundJobKind,
  type BackgroundJobRun,
  type NewBackgroundJob,
  startBackgroundJob,
} from '../../../server/areas/background-jobs';
import { deleteExpiredJobs } from '../../../server/areas/background-jobs/sweep';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { subscribeToChanges } from '../harness/change-subscription';
import { createManualPromise } from '../queue/workers';
import { queryValue } from '../transport/requests-api';
import { callJobMethod, endedJob, readJob, readProblems } from './jobs-api';

let server: TestServer;
let admin: SignedInUser;
let logistician: SignedInUser;
let driver: SignedInUser;
/** A user of another company. */
let stranger: SignedInUser;

/** What the jobs of the kind `test` do, by the `work` in their payload. */
const work: Record<string, (run: BackgroundJobRun) => ReturnType<BackgroundJobKind['handler']>> = {};

/** Processes one record, which fails if it has a problem. */
const processOne = (run: BackgroundJobRun, code?: string) =>
  run.database.write(run.tenant, (session) =>
    run.addProcessed(session, {
      processed: 1,
      failed: code === undefined ? 0 : 1,
      problems: code === undefined ? [] : [{ sequence: 1, record: { id: '7', title: 'KR 7' }, field: 'license', code }],
    }),
  );

const kind: BackgroundJobKind = {
  kind: 'test',
  handler: (run) => work[String(run.payload.work)]?.(run) ?? Promise.resolve(),
  undo: async (run) => work.undo?.(run),
  concurrency: 1,
};

const start = (user: SignedInUser, name: string, settings: Partial<NewBackgroundJob> = {}) =>
  server.database.write(user.tenant, (session) =>
    startBackgroundJob(session, {
      kind: 'test',
      tenant: user.tenant,
      user: user.user,
      language: 'en',
      payload: { work: name },
      ...settings,
    }),
  );

beforeAll(async () => {
  server = await startTestServer({ backgroundJobKinds: [kind] });
  admin = await server.signIn('admin@demo.test');
  logistician = await server.signIn('logistician@demo.test');
  driver = await server.signIn('driver@demo.test');
  const email = await queryValue(
    server,
    `SELECT u.email FROM users u WHERE u.tenant_id <> 1 AND u.state = 'ACTIVE' AND u.deleted_at IS NULL ORDER BY u.id LIMIT 1`,
  );
  stranger = await server.signIn(email);
});

afterAll(() => server.close());

describe('a background job', () => {
  it('tells its user the progress, the problems and the result', async () => {
    work.tell = async (run) => {
      await run.database.write(run.tenant, (session) => run.setTotal(session, 2));
      await processOne(run);
      await processOne(run, 'unique');
      return { result: { file: 'f' } };
    };
    const changes = await subscribeToChanges(server, logistician.token, {
      entities: ['background_jobs'],
      probe: { id: await start(logistician, 'nothing') },
    });
    const id = await start(logistician, 'tell', { resource: 'vehicles' });
    expect(await endedJob(server, logistician, id)).toMatchObject({
      state: 'SUCCEEDED',
      resource: 'vehicles',
      total: 2,
      processed: 2,
      failed: 1,
      can_cancel: false,
      can_undo: false,
      result: { file: 'f' },
      title: { code: 'test', payload: { resource: 'vehicles', of: 'test' } },
      problem_counts: [{ code: 'unique', count: 1 }],
      failure: null,
    });
    expect(await readProblems(server, logistician, id)).toEqual([
      {
        record_id: '7',
        title: 'KR 7',
        field: 'license',
        code: 'unique',
        reason: { code: 'unique', payload: {}, field: 'license', resource: 'vehicles' },
      },
    ]);
    await expect.poll(() => changes.received.filter((change) => change.id === id).length).toBeGreaterThan(1);
    await changes.dispose();
  });

  it('is visible to its user and to users who manage jobs, but not to others', async () => {
    work.quick = (run) => processOne(run, 'required').then(() => undefined);
    const id = await start(logistician, 'quick');
    await endedJob(server, logistician, id);
    const seen = await Promise.all([logistician, admin, driver, stranger].map((user) => readJob(server, user, id)));
    expect(seen.map((job) => job !== undefined)).toEqual([true, true, false, false]);
    expect(seen[1]?.user?.brief).toBeTruthy();
    const problems = await Promise.all([admin, driver, stranger].map((user) => readProblems(server, user, id)));
    expect(problems.map((list) => list.length)).toEqual([1, 0, 0]);
    const { errors } = await callJobMethod(server, driver, 'cancelBackgroundJob', id);
    expect(errors?.[0]?.extensions?.validation).toEqual({ id: [{ code: 'not_found' }] });
  });

  it('says why it failed, and hides errors of the program', async () => {
    work.refuse = () => Promise.reject(new BackgroundJobFailure('too_long', { max: 3 }));
    const refused = await endedJob(server, logistician, await start(logistician, 'refuse'));
    expect(refused).toMatchObject({ state: 'FAILED', failure: { code: 'too_long', payload: { max: 3 } } });
  });

  it('continues with true numbers when another server takes it over', async () => {
    let isFirst = true;
    const refused: unknown[] = [];
    work.crash = async (run) => {
      if (!isFirst) return processOne(run).then(() => undefined);
      isFirst = false;
      await processOne(run);
      // The lease expires while this server does not answer, and another takes the job.
      await server.database.system((session) =>
        session.rows({
          text: "UPDATE jobs SET lease = NULL, run_at = now() WHERE kind = 'background.test'",
          params: [],
        }),
      );
      await processOne(run).catch((error: unknown) => refused.push(error));
      throw new Error('too late');
    };
    const job = await endedJob(server, logistician, await start(logistician, 'crash'));
    expect(job).toMatchObject({ state: 'SUCCEEDED', processed: 2, failed: 0 });
    expect(refused).toHaveLength(1);
  });

  it('gives way to the job of another tenant', async () => {
    const order: string[] = [];
    const take = (name: string, turns: number) => async () => {
      order.push(name);
      if (order.filter((one) => one === name).length < turns) return 'again' as const;
      return undefined;
    };
    const { opened, open } = createManualPromise();
    work.block = () => opened;
    work.long = take('long', 3);
    work.short = take('short', 1);
    const blocking = await start(admin, 'block');
    await expect.poll(async () => (await readJob(server, admin, blocking))?.state).toBe('RUNNING');
    const long = await start(logistician, 'long');
    const short = await start(stranger, 'short');
    open();
    await Promise.all([endedJob(server, logistician, long), endedJob(server, stranger, short)]);
    expect(order.indexOf('short')).toBeLessThan(2);
  });

  it('is refused when its user has too many unfinished ones', async () => {
    const { opened, open } = createManualPromise();
    work.wait = () => opened;
    const ids = [];
    for (let index = 0; index < 20; index += 1) ids.push(await start(driver, 'wait'));
    await expect(start(driver, 'wait')).rejects.toMatchObject({
      extensions: { validation: { jobs: [{ code: 'too_many_jobs', payload: { max: 20 } }] } },
    });
    open();
    for (const id of ids) await endedJob(server, driver, id);
    await start(driver, 'quick');
  });

  it('is deleted with its problems when its time has come', async () => {
    const id = await start(logistician, 'quick');
    await endedJob(server, logistician, id);
    await deleteExpiredJobs(server.database);
    expect(await readJob(server, logistician, id)).toBeDefined();
    await server.database.system((session) =>
      session.rows({ text: 'UPDATE background_jobs SET expires_at = now() WHERE id = $1', params: [id] }),
    );
    await deleteExpiredJobs(server.database);
    expect(await readJob(server, logistician, id)).toBeUndefined();
    expect(await queryValue(server, `SELECT count(*) FROM background_job_problems WHERE job_id = ${id}`)).toBe('0');
  });
});

describe('a background job that is cancelled', () => {
  it('ends at once while it waits, and soon while it runs', async () => {
    work.forever = async (run) => {
      await processOne(run);
      await pause(60_000, undefined, { signal: run.signal });
    };
    const running = await start(logistician, 'forever');
    const waiting = await start(logistician, 'forever');
    await expect.poll(async () => (await readJob(server, logistician, running))?.processed).toBe(1);
    const waited = await callJobMethod(server, logistician, 'cancelBackgroundJob', waiting);
    expect(waited.data?.cancelBackgroundJob).toMatchObject({ state: 'CANCELED', processed: 0 });
    await callJobMethod(server, admin, 'cancelBackgroundJob', running);
    expect(await endedJob(server, logistician, running)).toMatchObject({ state: 'CANCELED', processed: 1 });
  });

  it('ends when the server that ran it was killed before', async () => {
    work.killed = async () => {
      // As after kill -9: the cancelled job's lease has expired, and the attempt cannot store its end.
      await server.database.system((session) =>
        session.rows({
          text: "UPDATE jobs SET canceled_at = now(), lease = NULL, run_at = now() WHERE kind = 'background.test' AND state = 'PENDING'",
          params: [],
        }),
      );
      throw new Error('killed');
    };
    expect(await endedJob(server, logistician, await start(logistician, 'killed'))).toMatchObject({
      state: 'CANCELED',
    });
  });

  it('is refused where the job cannot be cancelled', async () => {
    const { opened, open } = createManualPromise();
    work.firm = () => opened;
    const id = await start(logistician, 'firm', { cancelable: false });
    const { errors } = await callJobMethod(server, logistician, 'cancelBackgroundJob', id);
    expect(errors?.[0]?.extensions?.validation).toEqual({ id: [{ code: 'job_not_cancelable' }] });
    open();
    await endedJob(server, logistician, id);
  });
});

describe('a background job that is undone', () => {
  it('is undone by one job, again after a failure, and never later than its time', async () => {
    const undone: (string | null)[] = [];
    let isBroken = true;
    work.undo = async (run) => {
      undone.push(run.undoOf);
      if (isBroken) throw new BackgroundJobFailure('unique');
    };
    work.change = (run) => processOne(run).then(() => undefined);
    const id = await start(logistician, 'change', { undoSeconds: 60 });
    expect(await endedJob(server, logistician, id)).toMatchObject({ can_undo: true });

    const undo = async () => {
      const { data } = await callJobMethod(server, logistician, 'undoBackgroundJob', id);
      return data?.undoBackgroundJob.id ?? '';
    };
    expect(await endedJob(server, logistician, await undo())).toMatchObject({ state: 'FAILED', undo_of_id: id });
    expect(await readJob(server, logistician, id)).toMatchObject({ can_undo: true });

    isBroken = false;
    const second = await undo();
    expect(await undo()).toBe(second);
    await endedJob(server, logistician, second);
    expect(await readJob(server, logistician, id)).toMatchObject({ can_undo: false, undone_by_id: second });
    expect(undone).toEqual([id, id]);

    const late = await start(logistician, 'change', { undoSeconds: 0 });
    await endedJob(server, logistician, late);
    const { errors } = await callJobMethod(server, logistician, 'undoBackgroundJob', late);
    expect(errors?.[0]?.extensions?.validation).toEqual({ id: [{ code: 'undo_expired' }] });
  });
});
