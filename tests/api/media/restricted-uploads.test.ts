import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { registerUser } from '../identity/registration';
import { listFiles, uploadForm, createPhoto } from './calls';

const directory = mkdtempSync(join(tmpdir(), 'waybill-media-'));
const incoming = () => listFiles(join(directory, 'incoming'));

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { DATA_DIR: directory } });
});

afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('uploads of a restricted user', () => {
  /** Sends only the first half of an upload. If the server responds, it has not waited for the rest. */
  async function sendHalf(token: string) {
    const body = await new Response(uploadForm(await createPhoto('noise.jpg', 1600, 1600), { id: '1' })).text();
    const boundary = body.slice(2, body.indexOf('\r\n'));
    const half = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(body.slice(0, body.length / 2))),
    });
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: half,
      duplex: 'half',
    } as RequestInit);
    const result: unknown = await response.json();
    return result;
  }

  const denied = { errors: [{ message: 'User does not have access to method', extensions: { code: 1200 } }] };

  it('are refused unread while the registration is unfinished', async () => {
    const { token } = await registerUser(server);
    expect(await sendHalf(token)).toEqual(denied);
    expect(incoming()).toEqual([]);
  });

  it('are refused unread while a required second factor is missing', async () => {
    const driver = await server.signIn('driver@demo.test');
    await runSql(
      server,
      "UPDATE roles SET requires_two_factor = true WHERE tenant_id = $1 AND name = 'driver'",
      driver.tenant,
    );
    expect(await sendHalf((await server.signIn('driver@demo.test')).token)).toEqual(denied);
    expect(incoming()).toEqual([]);
  });
});
