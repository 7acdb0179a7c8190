import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { type BucketServer, startBucketServer } from './bucket-server';
import { fetchVehicleId, listFiles, createPhoto, tryUpload, uploadFile } from './calls';

const directory = mkdtempSync(join(tmpdir(), 'waybill-media-'));

let bucket: BucketServer;
let server: TestServer;
let admin: SignedInUser;
let vehicle: string;

beforeAll(async () => {
  bucket = await startBucketServer('waybill', 'tests');
  server = await startTestServer({
    environment: {
      DATA_DIR: directory,
      S3_BUCKET: 'waybill',
      S3_ENDPOINT: bucket.url,
      S3_ACCESS_KEY_ID: 'tests',
      S3_SECRET_ACCESS_KEY: 'known to the tests',
    },
  });
  admin = await server.signIn('admin@demo.test');
  vehicle = await fetchVehicleId(server, admin.token);
});

afterAll(async () => {
  await server.close();
  await bucket.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('files in a bucket', () => {
  it('are stored unchanged, and served by the server', async () => {
    const file = await createPhoto();
    const media = await uploadFile(server, admin.token, file, { id: vehicle });
    const keys = ['original', 'preview', 'thumb'].map((variant) => `${admin.tenant}/${media.id}-${variant}`);
    expect([...bucket.objects.keys()].toSorted()).toEqual(keys);
    expect(bucket.objects.get(keys[0] ?? '')?.content).toEqual(Buffer.from(await file.arrayBuffer()));
    expect(bucket.objects.get(keys[1] ?? '')?.type).toBe('image/webp');
    expect(listFiles(directory)).toEqual([]);

    for (const [url, size] of [
      [media.url, file.size],
      [media.conversions[0]?.url, bucket.objects.get(keys[2] ?? '')?.content.length],
    ] as const) {
      const response = await fetch(`${server.url}${url}`);
      expect(response.status).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBe(size);
    }
  });

  it('are removed when deleted', async () => {
    const { id, url } = await uploadFile(server, admin.token, await createPhoto(), { id: vehicle });
    await server.call('mutation ($id: ID!) { deleteMedia(id: $id) { id } }', { id }, { token: admin.token });
    expect([...bucket.objects.keys()].filter((key) => key.includes(id))).toEqual([]);
    expect((await fetch(`${server.url}${url}`)).status).toBe(404);
  });

  it('are removed when the last variant cannot be stored', async () => {
    const before = [...bucket.objects.keys()];
    bucket.refuse('-preview');
    const { errors } = await tryUpload(server, admin.token, await createPhoto(), { id: vehicle });
    bucket.refuse('');
    expect(errors?.[0]?.message).toBe('Internal Server Error');
    expect([...bucket.objects.keys()]).toEqual(before);
    const rows = await server.database.system((session) =>
      session.rows({ text: 'SELECT 1 FROM stored_files WHERE NOT settled', params: [] }),
    );
    expect(rows).toEqual([]);
    expect(listFiles(directory)).toEqual([]);
  });
});
