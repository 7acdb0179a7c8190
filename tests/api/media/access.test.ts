import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { anyVehicle, photo, problemsOf, upload, uploaded } from './calls';

let server: TestServer;
let admin: SignedIn;
let logistician: SignedIn;
let driver: SignedIn;
let support: SignedIn;
let other: SignedIn;
let vehicle: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  logistician = await server.signIn('logistician@demo.test');
  driver = await server.signIn('driver@demo.test');
  support = await server.signIn('support@demo.test');
  other = await server.signIn('admin@other.test');
  vehicle = await anyVehicle(server, admin.token);
});

afterAll(() => server.close());

const denied = { message: 'User does not have access to method', extensions: { code: 1200 } };
const remove = (id: string, { token }: SignedIn) =>
  server.call<{ deleteMedia: { id: string } | null }>(
    'mutation ($id: ID!) { deleteMedia(id: $id) { id } }',
    { id },
    { token },
  );

describe('files of a record', () => {
  it('are added by whoever may change it', async () => {
    expect((await upload(server, logistician.token, await photo(), { id: vehicle })).errors).toBeUndefined();
  });

  it('are not added by who may only see it', async () => {
    for (const { token } of [driver, support]) {
      const answer = await upload(server, token, await photo(), { id: vehicle });
      expect(answer.errors?.[0]).toMatchObject(denied);
    }
  });

  it('of another tenant are answered as if there were no such record', async () => {
    const theirs = await upload(server, other.token, await photo(), { id: vehicle });
    const nobodys = await upload(server, other.token, await photo(), { id: '4611686018427200000' });
    expect(problemsOf(theirs)).toEqual({ 'input.id': [{ code: 'not_found' }] });
    expect(theirs.errors).toEqual(nobodys.errors);
    const noId = await upload(server, other.token, await photo(), { id: "1' OR true" });
    expect(problemsOf(noId)).toEqual({ 'input.id': [{ code: 'not_found' }] });
  });

  it('are deleted by whoever may change it, and by nobody else', async () => {
    const { id } = await uploaded(server, admin.token, await photo(), { id: vehicle });
    for (const who of [driver, support]) expect((await remove(id, who)).errors?.[0]).toMatchObject(denied);
    expect((await remove(id, other)).data).toEqual({ deleteMedia: null });
    expect((await remove(id, logistician)).data).toEqual({ deleteMedia: { id } });
  });

  it('are told of no differently to who may delete none, whether they are there or not', async () => {
    const { id } = await uploaded(server, admin.token, await photo(), { id: vehicle });
    expect((await remove(id, support)).body).toEqual((await remove('4611686018427200000', support)).body);
  });

  it('are listed by who holds the permission', async () => {
    const list = ({ token }: SignedIn) => server.call('{ media(first: 1) { data { id } } }', {}, { token });
    expect((await list(support)).errors).toBeUndefined();
    expect((await list(driver)).errors?.[0]).toMatchObject(denied);
  });
});

describe('whoever added a file', () => {
  it('is told to who may list users, and decides what a driver may take away', async () => {
    const [task] = await server.database.system((session) =>
      session.rows({
        text: `SELECT t.id FROM route_tasks t JOIN routes r ON r.tenant_id = t.tenant_id AND r.id = t.route_id
          WHERE r.driver_id = $1 AND t.media_upload_enabled LIMIT 1`,
        params: [driver.user],
      }),
    );
    const target = { id: String(task?.[0]), model_type: 'TASK' };
    const byAdmin = await uploaded(server, admin.token, await photo('by-admin.jpg'), target);
    const byDriver = await uploaded(server, driver.token, await photo('by-driver.jpg'), target);
    interface Tasks {
      routeTasks: { data: { media: { file_name: string; user: { id: string } | null }[] }[] };
    }
    const query = `{ routeTasks(first: 1, where: { column: id, value: "${target.id}" }) { data { media { file_name user { id } } } } }`;
    const whoAdded = async (by: SignedIn) => {
      const { data } = await server.call<Tasks>(query, {}, by);
      return data?.routeTasks.data[0]?.media
        .filter(({ file_name }) => file_name.startsWith('by-'))
        .map(({ user }) => user?.id ?? null);
    };
    expect(await whoAdded(admin)).toEqual([admin.user, driver.user]);
    expect(await whoAdded(driver)).toEqual([null, driver.user]);

    // A driver takes away what they added themselves; what others added is not theirs to destroy.
    expect((await remove(byAdmin.id, driver)).errors?.[0]?.extensions).toEqual({ code: 1200 });
    expect((await remove(byDriver.id, driver)).data).toEqual({ deleteMedia: { id: byDriver.id } });
    const signature = { ...target, collection: 'signature' };
    await uploaded(server, logistician.token, await photo('signed.jpg'), signature);
    expect(
      (await upload(server, driver.token, await photo('scribble.jpg'), signature)).errors?.[0]?.extensions,
    ).toEqual({ code: 1200 });
    expect((await remove(byAdmin.id, logistician)).data).toEqual({ deleteMedia: { id: byAdmin.id } });
  });
});

describe('the own picture', () => {
  it('is everybody’s to set, change and delete, whatever the role', async () => {
    for (const who of [admin, driver, support]) {
      const target = { id: who.user, model_type: 'USER', collection: 'avatar' };
      const { id } = await uploaded(server, who.token, await photo(), target);
      const next = await uploaded(server, who.token, await photo(), target);
      expect(next.id).not.toBe(id);
      expect((await remove(next.id, who)).data).toEqual({ deleteMedia: { id: next.id } });
    }
  });

  it('of somebody else is not', async () => {
    const target = { id: admin.user, model_type: 'USER', collection: 'avatar' };
    const { id } = await uploaded(server, admin.token, await photo(), target);
    for (const who of [driver, support]) {
      expect((await upload(server, who.token, await photo(), target)).errors?.[0]).toMatchObject(denied);
      expect((await remove(id, who)).errors?.[0]).toMatchObject(denied);
    }
  });
});

describe('files of requests, tasks and companies', () => {
  const document = `{
    serviceTransportation(first: 1) { data { id } }
    tenant(first: 1) { data { company { id } } }
  }`;

  it('belong to them, and name who brought them', async () => {
    interface Found {
      serviceTransportation: { data: { id: string }[] };
      tenant: { data: { company: { id: string }[] }[] };
    }
    const { data } = await server.call<Found>(document, {}, { token: admin.token });
    const company = data?.tenant.data[0]?.company[0]?.id ?? '';
    await uploaded(server, admin.token, await photo('logo.png'), {
      id: company,
      model_type: 'COMPANY',
      collection: 'logo',
    });
    await uploaded(server, admin.token, await photo('permit.jpg'), {
      id: company,
      model_type: 'COMPANY',
      collection: 'papers',
    });
    const asked = '{ tenant(first: 1) { data { company { logo { file_name user { id } } media { file_name } } } } }';
    const found = await server.call<{ tenant: { data: { company: unknown[] }[] } }>(asked, {}, { token: admin.token });
    expect(found.data?.tenant.data[0]?.company).toEqual([
      { logo: { file_name: 'logo.png.jpg', user: { id: admin.user } }, media: [{ file_name: 'permit.jpg' }] },
    ]);
    const request = data?.serviceTransportation.data[0]?.id;
    if (!request) throw new Error('The demo has no request.');
    const paper = await uploaded(server, admin.token, await photo('order.jpg'), {
      id: request,
      model_type: 'SERVICE_TRANSPORTATION',
      collection: 'papers',
    });
    const read =
      'query ($id: Mixed!) { serviceTransportation(first: 1, where: { column: id, value: $id }) { data { media { id } } } }';
    const shown = await server.call<{ serviceTransportation: { data: unknown[] } }>(
      read,
      { id: request },
      { token: admin.token },
    );
    expect(shown.data?.serviceTransportation.data).toEqual([{ media: [{ id: paper.id }] }]);
  });

  it('are added by a driver to the tasks of their own legs that take files, and to no others', async () => {
    const text = `SELECT t.id, t.media_upload_enabled, r.driver_id = $1 FROM route_tasks t JOIN routes r ON r.tenant_id = t.tenant_id AND r.id = t.route_id
      WHERE t.tenant_id = $2`;
    const tasks = await server.database.system((session) =>
      session.rows({ text, params: [driver.user, admin.tenant] }),
    );
    const own = tasks.filter(([, , mine]) => mine === 't' || mine === 'true').map(([id]) => String(id));
    const foreign = tasks.find(([, , mine]) => mine === 'f' || mine === 'false')?.[0];
    const [task] = own;
    if (!task || !foreign) throw new Error('The demo has no tasks of the driver and of others.');
    const enable = (on: boolean) =>
      server.database.system((session) =>
        session.rows({ text: 'UPDATE route_tasks SET media_upload_enabled = $1 WHERE id = $2', params: [on, task] }),
      );
    const target = { id: task, model_type: 'TASK', collection: 'photos' };
    await enable(false);
    expect(problemsOf(await upload(server, driver.token, await photo(), target))).toEqual({
      'input.id': [{ code: 'takes_no_files' }],
    });
    await enable(true);
    const { id } = await uploaded(server, driver.token, await photo(), target);
    const elsewhere = await upload(server, driver.token, await photo(), { ...target, id: foreign });
    expect(problemsOf(elsewhere)).toEqual({ 'input.id': [{ code: 'not_found' }] });
    expect((await remove(id, driver)).data).toEqual({ deleteMedia: { id } });
  });
});
