import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { queryRows, returnedRecordOf } from '../transport/requests-api';
import { createTransitionFixture, type TransitionFixture } from '../transport/transition-fixture';
import { deliverNow, inboxApiOf } from './inbox-api';

/** A message that the push service of the tests has received. */
interface Received {
  path: string;
  authorization: string;
  body: Buffer;
}

let service: Server;
let host: string;
let received: Received[];
/** Status with which the push service answers, by path. */
let answers: Record<string, number>;
let server: TestServer;
let fixture: TransitionFixture;
let logistician: SignedInUser;

beforeAll(async () => {
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    received.push({ path, authorization: String(request.headers.authorization), body: await buffer(request) });
    response.writeHead(answers[path] ?? 201).end();
  };
  service = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const address = service.address();
  if (typeof address !== 'object' || !address) throw new Error('The push service does not listen.');
  host = `127.0.0.1:${address.port}`;
  server = await startTestServer({ environment: { PUSH_SERVICES: host } });
  fixture = await createTransitionFixture(server);
  logistician = await server.signIn('logistician@demo.test');
});
beforeEach(async () => {
  received = [];
  answers = {};
  await queryRows(server, 'DELETE FROM inbox_entries');
  await queryRows(server, 'DELETE FROM push_subscriptions');
});
afterAll(async () => {
  await server.close();
  service.close();
});

/** Creates the keys of a browser, and subscribes it for a user. */
async function subscribe(path: string, { token }: SignedInUser, address = `http://${host}${path}`) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const secret = randomBytes(16);
  const input = {
    endpoint: address,
    p256dh: keys.getPublicKey().toString('base64url'),
    auth: secret.toString('base64url'),
  };
  const query = 'mutation ($input: SubscribeToPushInput!) { subscribeToPush(input: $input) }';
  const answer = await server.call<{ subscribeToPush: boolean }>(query, { input }, { token });
  return {
    answer,
    read: (body: Buffer) =>
      decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: secret.toString('base64url') }).toString(),
  };
}

async function assign() {
  const request = await fixture.createComplete();
  returnedRecordOf(await fixture.calls.assign({ id: request.id, logist_id: logistician.user }));
  return request;
}

describe('a message to browsers', () => {
  it('says what happened to each browser of the reader, and to nobody else', async () => {
    const other = await server.signIn('logistician@demo.test');
    const browser = await subscribe('/one', logistician);
    await subscribe('/two', other);
    await subscribe('/admin', fixture.admin);
    const { id, number } = await assign();
    await queryRows(server, 'UPDATE inbox_entries SET push_due_at = now()');
    await deliverNow(server);
    expect(received.map(({ path }) => path).toSorted()).toEqual(['/one', '/two']);
    const message: unknown = JSON.parse(
      browser.read(received.find(({ path }) => path === '/one')?.body ?? Buffer.alloc(0)),
    );
    expect(message).toMatchObject({ title: `Przydzielono Ci zlecenie ${number}`, path: `/service-request/${id}` });
    expect(received[0]?.authorization).toMatch(/^vapid t=/);
  });

  it('is not sent when the entry was read before, or its reader has signed out', async () => {
    const leaving = await server.signIn('logistician@demo.test');
    await subscribe('/leaving', leaving);
    await queryRows(
      server,
      'UPDATE sessions SET revoked_at = now() WHERE device_id IN (SELECT device_id FROM push_subscriptions)',
    );
    logistician = await server.signIn('logistician@demo.test');
    await subscribe('/reading', logistician);
    await assign();
    await inboxApiOf(server, logistician).read();
    await deliverNow(server);
    await assign();
    await queryRows(server, 'UPDATE inbox_entries SET push_due_at = now() WHERE read_at IS NULL');
    await deliverNow(server);
    expect(received.map(({ path }) => path)).toEqual(['/reading']);
  });

  it('ends a subscription that the push service no longer knows', async () => {
    answers['/gone'] = 410;
    await subscribe('/gone', logistician);
    await assign();
    await queryRows(server, 'UPDATE inbox_entries SET push_due_at = now()');
    await deliverNow(server);
    expect(received).toHaveLength(1);
    expect(await queryRows(server, 'SELECT 1 FROM push_subscriptions')).toEqual([]);
  });
});

it('refuses an address that is no push service', async () => {
  for (const address of [
    'http://127.0.0.1:1/',
    'https://127.0.0.1/',
    `http://user@${host}/`,
    'file:///etc/passwd',
    'x',
  ]) {
    const { answer } = await subscribe('', logistician, address);
    expect(answer.errors?.[0]?.extensions?.validation).toEqual({
      'input.endpoint': [{ code: 'push_service_unknown' }],
    });
  }
});
