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
const remove = (id: string, { token }: SignedIn) => server.call<{ deleteMedia: { id: string } | null }>('mutation ($id: ID!) { deleteMedia(id: $id) { id } }', { id }, { token });

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
