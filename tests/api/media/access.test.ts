import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { fetchVehicleId, createPhoto, uploadProblemsOf, tryUpload, uploadFile } from './calls';

let server: TestServer;
let admin: SignedInUser;
let logistician: SignedInUser;
let driver: SignedInUser;
let support: SignedInUser;
let other: SignedInUser;
let vehicle: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  logistician = await server.signIn('logistician@demo.test');
  driver = await server.signIn('driver@demo.test');
  support = await server.signIn('support@demo.test');
  other = await server.signIn('admin@other.test');
  vehicle = await fetchVehicleId(server, admin.token);
});

afterAll(() => server.close());

const denied = { message: 'User does not have access to method', extensions: { code: 1200 } };
const remove = (id: string, { token }: SignedInUser) =>
  server.call<{ deleteMedia: { id: string } | null }>(
    'mutation ($id: ID!) { deleteMedia(id: $id) { id } }',
    { id },
    { token },
  );

describe('files of a record', () => {
  it('can be added with the permission to change it', async () => {
    expect((await tryUpload(server, logistician.token, await createPhoto(), { id: vehicle })).errors).toBeUndefined();
  });

  it('cannot be added with the permission to read only', async () => {
    for (const { token } of [driver, support]) {
      const response = await tryUpload(server, token, await createPhoto(), { id: vehicle });
      expect(response.errors?.[0]).toMatchObject(denied);
    }
  });

  it('of another tenant are answered as of a missing record', async () => {
    const theirs = await tryUpload(server, other.token, await createPhoto(), { id: vehicle });
    const nobodys = await tryUpload(server, other.token, await createPhoto(), { id: '4611686018427200000' });
    expect(uploadProblemsOf(theirs)).toEqual({ 'input.id': [{ code: 'not_found' }] });
    expect(theirs.errors).toEqual(nobodys.errors);
    const noId = await tryUpload(server, other.token, await createPhoto(), { id: "1' OR true" });
    expect(uploadProblemsOf(noId)).toEqual({ 'input.id': [{ code: 'not_found' }] });
  });

  it('can be deleted with the permission to change it only', async () => {
    const { id } = await uploadFile(server, admin.token, await createPhoto(), { id: vehicle });
    for (const who of [driver, support]) expect((await remove(id, who)).errors?.[0]).toMatchObject(denied);
    expect((await remove(id, other)).data).toEqual({ deleteMedia: null });
    expect((await remove(id, logistician)).data).toEqual({ deleteMedia: { id } });
  });

  it('are refused alike, existing or not, without the permission to delete', async () => {
    const { id } = await uploadFile(server, admin.token, await createPhoto(), { id: vehicle });
    expect((await remove(id, support)).body).toEqual((await remove('4611686018427200000', support)).body);
  });

  it('can be listed with the permission only', async () => {
    const list = ({ token }: SignedInUser) => server.call('{ media(first: 1) { data { id } } }', {}, { token });
    expect((await list(support)).errors).toBeUndefined();
    expect((await list(driver)).errors?.[0]).toMatchObject(denied);
  });
});

describe('the author of a file', () => {
  it('is shown to callers who may list users, and decides what a driver may delete', async () => {
    const [task] = await server.database.system((session) =>
      session.rows({
        text: `SELECT t.id FROM route_tasks t JOIN routes r ON r.tenant_id = t.tenant_id AND r.id = t.route_id
          WHERE r.driver_id = $1 AND t.media_upload_enabled LIMIT 1`,
        params: [driver.user],
      }),
    );
    const target = { id: String(task?.[0]), model_type: 'TASK' };
    const byAdmin = await uploadFile(server, admin.token, await createPhoto('by-admin.jpg'), target);
    const byDriver = await uploadFile(server, driver.token, await createPhoto('by-driver.jpg'), target);
    interface Tasks {
      routeTasks: { data: { media: { file_name: string; user: { id: string } | null }[] }[] };
    }
    const query = `{ routeTasks(first: 1, where: { column: id, value: "${target.id}" }) { data { media { file_name user { id } } } } }`;
    const whoAdded = async (by: SignedInUser) => {
      const { data } = await server.call<Tasks>(query, {}, by);
      return data?.routeTasks.data[0]?.media
        .filter(({ file_name }) => file_name.startsWith('by-'))
        .map(({ user }) => user?.id ?? null);
    };
    expect(await whoAdded(admin)).toEqual([admin.user, driver.user]);
    expect(await whoAdded(driver)).toEqual([null, driver.user]);

    // A driver may delete only files that the driver has uploaded.
    expect((await remove(byAdmin.id, driver)).errors?.[0]?.extensions).toEqual({ code: 1200 });
    expect((await remove(byDriver.id, driver)).data).toEqual({ deleteMedia: { id: byDriver.id } });
    const signature = { ...target, collection: 'signature' };
    await uploadFile(server, logistician.token, await createPhoto('signed.jpg'), signature);
    // A driver's signature does not replace the logistician's.
    await uploadFile(server, driver.token, await createPhoto('signed-too.jpg'), signature);
    const { data } = await server.call<Tasks>(query, {}, admin);
    expect(data?.routeTasks.data[0]?.media.map(({ file_name }) => file_name)).toEqual(
      expect.arrayContaining(['signed.jpg', 'signed-too.jpg']),
    );
    expect((await remove(byAdmin.id, logistician)).data).toEqual({ deleteMedia: { id: byAdmin.id } });
  });
});

describe('an own avatar', () => {
  it('can be set, changed and deleted by every role', async () => {
    for (const who of [admin, driver, support]) {
      const target = { id: who.user, model_type: 'USER', collection: 'avatar' };
      const { id } = await uploadFile(server, who.token, await createPhoto(), target);
      const next = await uploadFile(server, who.token, await createPhoto(), target);
      expect(next.id).not.toBe(id);
      expect((await remove(next.id, who)).data).toEqual({ deleteMedia: { id: next.id } });
    }
  });

  it('of another user cannot be changed', async () => {
    const target = { id: admin.user, model_type: 'USER', collection: 'avatar' };
    const { id } = await uploadFile(server, admin.token, await createPhoto(), target);
    for (const who of [driver, support]) {
      expect((await tryUpload(server, who.token, await createPhoto(), target)).errors?.[0]).toMatchObject(denied);
      expect((await remove(id, who)).errors?.[0]).toMatchObject(denied);
    }
  });
});

describe('files of requests, tasks and companies', () => {
  const document = `{
    serviceTransportation(first: 1) { data { id } }
    tenant(first: 1) { data { company { id } } }
  }`;

  it('belong to their record, and name their author', async () => {
    interface Found {
      serviceTransportation: { data: { id: string }[] };
      tenant: { data: { company: { id: string }[] }[] };
    }
    const { data } = await server.call<Found>(document, {}, { token: admin.token });
    const company = data?.tenant.data[0]?.company[0]?.id ?? '';
    await uploadFile(server, admin.token, await createPhoto('logo.png'), {
      id: company,
      model_type: 'COMPANY',
      collection: 'logo',
    });
    await uploadFile(server, admin.token, await createPhoto('permit.jpg'), {
      id: company,
      model_type: 'COMPANY',
      collection: 'papers',
    });
    const logoQuery =
      '{ tenant(first: 1) { data { company { logo { file_name user { id } } media { file_name } } } } }';
    const found = await server.call<{ tenant: { data: { company: unknown[] }[] } }>(
      logoQuery,
      {},
      { token: admin.token },
    );
    expect(found.data?.tenant.data[0]?.company).toEqual([
      { logo: { file_name: 'logo.png.jpg', user: { id: admin.user } }, media: [{ file_name: 'permit.jpg' }] },
    ]);
    const request = data?.serviceTransportation.data[0]?.id;
    if (!request) throw new Error('The demo has no request.');
    const paper = await uploadFile(server, admin.token, await createPhoto('order.jpg'), {
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

  it('can be added by a driver only to own tasks that accept files', async () => {
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
        session.rows({
          // A file that a done task needs could not be deleted again.
          text: "UPDATE route_tasks SET media_upload_enabled = $1, status = 'PLANNING' WHERE id = $2",
          params: [on, task],
        }),
      );
    const target = { id: task, model_type: 'TASK', collection: 'photos' };
    await enable(false);
    expect(uploadProblemsOf(await tryUpload(server, driver.token, await createPhoto(), target))).toEqual({
      'input.id': [{ code: 'takes_no_files' }],
    });
    await enable(true);
    const { id } = await uploadFile(server, driver.token, await createPhoto(), target);
    const elsewhere = await tryUpload(server, driver.token, await createPhoto(), { ...target, id: foreign });
    expect(uploadProblemsOf(elsewhere)).toEqual({ 'input.id': [{ code: 'not_found' }] });
    expect((await remove(id, driver)).data).toEqual({ deleteMedia: { id } });
  });
});
