import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import {
  fetchVehicleId,
  listFiles,
  uploadForm,
  createPdf,
  createPhoto,
  uploadProblemsOf,
  sendUploadForm,
  tryUpload,
  uploadFile,
  waitForCondition,
} from './calls';

const directory = mkdtempSync(join(tmpdir(), 'waybill-media-'));
const stored = () => listFiles(join(directory, 'files'));
const incoming = () => listFiles(join(directory, 'incoming'));
let server: TestServer;
let admin: SignedInUser;
let vehicle: string;
beforeAll(async () => {
  server = await startTestServer({ environment: { DATA_DIR: directory, FILES_MAX_MEGABYTES: '2' } });
  admin = await server.signIn('admin@demo.test');
  vehicle = await fetchVehicleId(server, admin.token);
});

afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const fetchFile = (url: string) => fetch(`${server.url}${url}`);
const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());

describe('a photo of a vehicle', () => {
  it('is stored unchanged, with name, size and type', async () => {
    const file = await createPhoto('Ciągnik z przodu.jpg');
    const media = await uploadFile(server, admin.token, file, { id: vehicle });
    expect(media).toMatchObject({
      file_name: 'Ciągnik z przodu.jpg',
      size: file.size,
      mime_type: 'image/jpeg',
      collection_name: 'photos',
      model_type: 'VEHICLE',
      model_id: vehicle,
    });
    const response = await fetchFile(media.url);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(await bytesOf(file));
    expect(incoming()).toEqual([]);
  });

  it('gets two variants, rotated and without EXIF metadata', async () => {
    const picture = sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#446688' } });
    // EXIF orientation 6 means that viewers show the picture turned by 90 degrees, so its width and height are swapped.
    const turned = await picture.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const media = await uploadFile(server, admin.token, new File([new Uint8Array(turned)], 'upright.jpg'), {
      id: vehicle,
    });
    expect(media.conversions.map(({ name, width, height }) => ({ name, width, height }))).toEqual([
      { name: 'thumb', width: 320, height: 320 },
      { name: 'preview', width: 533, height: 1600 },
    ]);
    for (const { url, width, height } of media.conversions) {
      const response = await fetchFile(url);
      expect(response.headers.get('content-type')).toBe('image/webp');
      const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(found).toMatchObject({ format: 'webp', width, height });
      expect(found.exif).toBeUndefined();
    }
  });

  it('is the vehicle’s preview when it is the first, also in lists', async () => {
    const selection = '{ preview { id url } media { id collection_name url conversions { name url } } }';
    const document = `query ($id: Mixed!) {
      vehicles(first: 1, where: { column: id, value: $id }) { data ${selection} }
      vehiclesView(first: 1, where: { column: id, value: $id }) { data ${selection} }
    }`;
    interface Row {
      preview: { id: string; url: string } | null;
      media: { id: string; url: string; conversions: { url: string }[] }[];
    }
    const { data } = await server.call<Record<'vehicles' | 'vehiclesView', { data: Row[] }>>(
      document,
      { id: vehicle },
      { token: admin.token },
    );
    for (const row of [data?.vehicles.data[0], data?.vehiclesView.data[0]]) {
      expect(row?.media.length).toBe(2);
      expect(row?.preview?.id).toBe(row?.media[0]?.id);
      for (const url of [row?.preview?.url, row?.media[1]?.url, row?.media[1]?.conversions[0]?.url]) {
        expect((await fetchFile(url ?? '')).status).toBe(200);
      }
    }
  });

  it('needs no more statements for many vehicles than for one', async () => {
    const statementsFor = async (first: number) => {
      const before = server.statements.length;
      await server.call(
        `{ vehiclesView(first: ${first}) { data { id preview { url } media { url } } } }`,
        {},
        { token: admin.token },
      );
      return server.statements.length - before;
    };
    expect(await statementsFor(50)).toBe(await statementsFor(1));
  });
});

describe('an upload is refused and removed', () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const many = 9000;

  /** A decompression bomb: a white PNG of a few kilobytes that decodes to hundreds of megabytes. */
  const bomb = () =>
    sharp({ create: { width: many, height: many, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png()
      .toBuffer();

  it.each([
    [
      'larger than its kind of file may be',
      () => new File([new Uint8Array(3 * 1024 * 1024)], 'large.jpg'),
      { code: 'file_too_large', payload: { max: 2 } },
    ],
    ['empty', () => new File([], 'empty.jpg'), { code: 'file_empty' }],
    [
      'a program that is called a picture',
      () => new File(['MZ\x90\0\x03\0\0\0'], 'truck.jpg', { type: 'image/jpeg' }),
      { code: 'file_type', payload: { types: 'JPEG, PNG, WEBP' } },
    ],
    [
      'a page that is called a picture',
      () => new File(['<!doctype html><script>alert(1)</script>'], 'truck.png', { type: 'image/png' }),
      { code: 'file_type' },
    ],
    ['an SVG with a script', () => new File([script], 'logo.svg', { type: 'image/svg+xml' }), { code: 'file_type' }],
    [
      'an SVG that says it is a PNG',
      () => new File([`<?xml version="1.0"?>${script}`], 'logo.png', { type: 'image/png' }),
      { code: 'file_type' },
    ],
    ['a paper among the photos', () => createPdf(), { code: 'file_type' }],
    [
      'a picture that breaks off',
      async () => new File([new Uint8Array(await bytesOf(await createPhoto())).slice(0, 500)], 'half.jpg'),
      { code: 'file_damaged' },
    ],
    [
      'a picture that would fill the memory',
      async () => new File([new Uint8Array(await bomb())], 'bomb.png'),
      { code: 'picture_too_large', payload: { max: 50 } },
    ],
  ])('when it is %s', async (_what, make, problem) => {
    const before = stored();
    const result = await tryUpload(server, admin.token, await make(), { id: vehicle });
    expect(uploadProblemsOf(result)?.['input.file']).toMatchObject([problem]);
    expect(result.errors?.[0]?.extensions?.code).toBe(6);
    expect(result.data ?? null).toBeNull();
    expect({ stored: stored(), incoming: incoming() }).toEqual({ stored: before, incoming: [] });
  });

  it('when its type is not among the caller’s types; these cannot extend the collection’s', async () => {
    const before = stored();
    const narrow = await tryUpload(server, admin.token, await createPhoto(), {
      id: vehicle,
      allowed_types: ['image/png'],
    });
    expect(uploadProblemsOf(narrow)?.['input.file']).toEqual([{ code: 'file_type', payload: { types: 'PNG' } }]);
    const wide = await tryUpload(server, admin.token, new File([script], 'logo.svg'), {
      id: vehicle,
      allowed_types: ['image/svg+xml', 'text/html'],
    });
    expect(uploadProblemsOf(wide)?.['input.file']?.[0]?.code).toBe('file_type');
    expect(stored()).toEqual(before);
  });

  it('when the record has no such collection', async () => {
    const result = await tryUpload(server, admin.token, await createPhoto(), { id: vehicle, collection: '../../etc' });
    expect(Object.keys(uploadProblemsOf(result) ?? {})).toEqual(['input.collection']);
    expect(incoming()).toEqual([]);
  });

  it('when its client disconnects half way', async () => {
    const before = stored();
    const body = await new Response(uploadForm(await createPhoto('noise.jpg', 1600, 1600), { id: vehicle })).text();
    const boundary = body.slice(2, body.indexOf('\r\n'));
    const leaving = new AbortController();
    const half = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(body.slice(0, body.length / 2))),
    });
    const sending = fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: half,
      signal: leaving.signal,
      duplex: 'half',
    } as RequestInit);
    await waitForCondition(() => incoming().length > 0, 'the first half has come');
    leaving.abort();
    await expect(sending).rejects.toThrow('This operation was aborted');
    await waitForCondition(() => incoming().length === 0, 'the first half is gone');
    expect(stored()).toEqual(before);
  });

  it('unread without a session', async () => {
    const result = await sendUploadForm(server, uploadForm(await createPhoto(), { id: vehicle }));
    expect(result.errors?.[0]?.extensions).toMatchObject({ code: 1101 });
    expect(incoming()).toEqual([]);
  });

  it.each([
    ['has no map', (form: FormData) => form.delete('map')],
    ['maps to no variable', (form: FormData) => form.set('map', '{"file":["variables.__proto__.polluted"]}')],
    ['maps to where a value stands', (form: FormData) => form.set('map', '{"file":["variables.input.id"]}')],
    ['lacks a file', (form: FormData) => form.delete('file')],
    ['is not JSON', (form: FormData) => form.set('operations', '{')],
    [
      'puts a file at many places',
      (form: FormData) => form.set('map', JSON.stringify({ file: Array(11).fill('variables.input.file') })),
    ],
  ])('when the call %s', async (_what, spoil) => {
    const form = uploadForm(await createPhoto(), { id: vehicle });
    spoil(form);
    const result = await sendUploadForm(server, form, admin.token);
    expect(result.status).toBe(400);
    expect(result.errors?.[0]?.extensions?.code).toBe(6);
    expect(incoming()).toEqual([]);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'whatever'],
    [
      'that ends in the middle',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{}',
    ],
  ])('when its body is %s', async (_what, type, body) => {
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': type };
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 6 } }] });
    expect(incoming()).toEqual([]);
  });

  it('when its file is passed as JSON', async () => {
    const input = { id: vehicle, model_type: 'VEHICLE', collection: 'photos', file: { path: '/etc/passwd' } };
    const result = await server.call(
      'mutation ($input: UploadMediaInput!) { uploadMedia(input: $input) { id } }',
      { input },
      { token: admin.token },
    );
    expect(result.errors?.[0]?.extensions?.validation).toHaveProperty('input.file');
  });
});

describe('the name of a file', () => {
  it.each([
    ['../../../etc/cron.d/truck.jpg', 'truck.jpg'],
    ['C:\\fleet\\truck.jpg', 'truck.jpg'],
    ['truck.html', 'truck.html.jpg'],
    ['\u202Egpj.exe', 'gpj.exe.jpg'],
    ['.jpg', 'jpg.jpg'],
    ['TRUCK.JPEG', 'TRUCK.JPEG'],
  ])('%j is stored as %j', async (given, kept) => {
    const before = stored();
    const media = await uploadFile(server, admin.token, await createPhoto(given), { id: vehicle });
    expect(media.file_name).toBe(kept);
    const added = stored().filter((path) => !before.includes(path));
    expect(added).toEqual(['original', 'preview', 'thumb'].map((variant) => `${admin.tenant}/${media.id}-${variant}`));
  });
});

describe('several files', () => {
  it('are accepted in one call, for the operations of a batch', async () => {
    const query = 'mutation ($input: UploadMediaInput!) { uploadMedia(input: $input) { file_name collection_name } }';
    const inputs = [{ collection: 'photos' }, { collection: 'papers' }].map((input) => ({
      ...input,
      id: vehicle,
      model_type: 'VEHICLE',
      file: null,
    }));
    const form = new FormData();
    form.append('operations', JSON.stringify(inputs.map((input) => ({ query, variables: { input } }))));
    form.append('map', JSON.stringify({ 0: ['0.variables.input.file'], 1: ['1.variables.input.file'] }));
    form.append('0', await createPhoto());
    form.append('1', createPdf());
    const { body } = await sendUploadForm(server, form, admin.token);
    expect(body).toEqual([
      { data: { uploadMedia: { file_name: 'truck.jpg', collection_name: 'photos' } } },
      { data: { uploadMedia: { file_name: 'registration.pdf', collection_name: 'papers' } } },
    ]);
  });
});
