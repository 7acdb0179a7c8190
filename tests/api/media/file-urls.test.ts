import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignedFileUrls } from '../../../server/areas/media/signed-urls';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { fetchVehicleId, type MediaRecord, createPdf, createPhoto, uploadFile } from './calls';

const secret = 'a secret that only the tests know, long enough';

let server: TestServer;
let admin: SignedInUser;
let other: SignedInUser;
let picture: MediaRecord;
let document: MediaRecord;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  other = await server.signIn('admin@other.test');
  const id = await fetchVehicleId(server, admin.token);
  picture = await uploadFile(server, admin.token, await createPhoto('Zdjęcie "1".jpg'), { id });
  document = await uploadFile(server, admin.token, createPdf(), { id, collection: 'papers' });
});

afterAll(() => server.close());

/** Requests a path and reads the whole response, because a server cannot stop while responses are unread. */
async function get(address: string, token?: string): Promise<Response> {
  const response = await fetch(`${server.url}${address}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const { status, headers } = response;
  return new Response(await response.arrayBuffer(), { status, headers });
}

/** The response that every invalid file URL must get. */
const nowhere = { status: 404, body: { errors: [{ message: 'Not Found' }] } };
const answerTo = async (address: string, token?: string) => {
  const response = await get(address, token);
  return { status: response.status, body: await response.json() };
};

/** Returns the URL of a file, signed as the server would have signed it `minutesAgo` minutes ago. */
const signed = (key: string, minutesAgo: number) =>
  new SignedFileUrls([secret], 15).of(key, Date.now() - minutesAgo * 60_000);
const keyOf = ({ url }: MediaRecord) => url.slice('/files/'.length, url.indexOf('?'));

describe('the URL of a file', () => {
  it('opens the file without a session', async () => {
    expect((await get(picture.url)).status).toBe(200);
    expect((await get(picture.url, admin.token)).status).toBe(200);
  });

  it('expires', async () => {
    const { until } = Object.fromEntries(new URL(picture.url, server.url).searchParams);
    const minutes = (Number(until) * 1000 - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(15);
    expect((await get(signed(keyOf(picture), 9))).status).toBe(200);
    expect(await answerTo(signed(keyOf(picture), 16))).toEqual(nowhere);
  });

  it('stays the same for some minutes, so that browsers can cache', async () => {
    const now = Date.UTC(2026, 0, 1);
    const addresses = new SignedFileUrls([secret], 15);
    expect(addresses.of('1/2-thumb', now + 299_000)).toBe(addresses.of('1/2-thumb', now));
    expect(addresses.of('1/2-thumb', now + 300_000)).not.toBe(addresses.of('1/2-thumb', now));
  });

  it('is refused after any change to it', async () => {
    const address = new URL(picture.url, server.url);
    const changes: ((url: URL) => void)[] = [
      (url) => url.searchParams.set('until', String(Number(url.searchParams.get('until')) + 1)),
      (url) => url.searchParams.set('signature', 'A'.repeat(43)),
      (url) => url.searchParams.set('signature', ''),
      (url) => url.searchParams.delete('signature'),
      (url) => url.searchParams.append('signature', 'again'),
      (url) => (url.pathname = url.pathname.replace('-original', '-thumb')),
      (url) => (url.pathname = url.pathname.replace(admin.tenant, other.tenant)),
      (url) => (url.pathname = url.pathname.replace(picture.id, document.id)),
      (url) => (url.pathname = `/files/${encodeURIComponent('../database/PG_VERSION')}`),
    ];
    for (const change of changes) {
      const changed = new URL(address);
      change(changed);
      expect(await answerTo(changed.pathname + changed.search), changed.href).toEqual(nowhere);
    }
  });

  it('is refused when another secret signed it', async () => {
    const foreign = new SignedFileUrls(['a secret that another server has, long enough'], 15).of(keyOf(picture));
    expect(await answerTo(foreign)).toEqual(nowhere);
  });

  it('is refused with a token of another tenant, or an invalid one', async () => {
    expect(await answerTo(picture.url, other.token)).toEqual(nowhere);
    expect(await answerTo(picture.url, 'nobody')).toEqual(nowhere);
  });

  it('is refused for a file of another tenant, even with a valid signature', async () => {
    expect(await answerTo(signed(`${other.tenant}/${picture.id}-original`, 0))).toEqual(nowhere);
    expect(await answerTo(signed(`${admin.tenant}/${picture.id}-original/../../x`, 0))).toEqual(nowhere);
  });

  it('is returned to its own tenant only', async () => {
    const query = `query ($id: Mixed!) { media(first: 100, where: { column: id, value: $id }) { data { id url } } }`;
    const own = await server.call<{ media: { data: unknown[] } }>(query, { id: picture.id }, { token: admin.token });
    expect(own.data?.media.data).toEqual([{ id: picture.id, url: expect.stringContaining('/files/') }]);
    const theirs = await server.call<{ media: { data: unknown[] } }>(query, { id: picture.id }, { token: other.token });
    expect(theirs.data?.media.data).toEqual([]);
  });
});

describe('a file is served', () => {
  it('with its content type, never executable, and privately cached', async () => {
    const { headers } = await get(picture.url);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="Zdj_cie _1_.jpg"; filename*=UTF-8''Zdj%C4%99cie%20%221%22.jpg`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toContain('max-age');
  });

  it('as a download when a browser would open it as a document', async () => {
    const { headers } = await get(document.url);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="registration\.pdf"/);
  });
});
