import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { problemCodesOf } from '../tenancy/calls';
import { refusalOf } from './calls';

let server: TestServer;
let driver: SignedInUser;

beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: 'https://waybill.example.com' } });
  driver = await server.signIn('driver@demo.test');
});

afterAll(() => server.close());

const draw = (url: string, token?: string) =>
  server.call<{ generateCode: { qr_image: string } }>(
    'mutation ($url: String!) { generateCode(url: $url) { qr_image } }',
    { url },
    { token },
  );

describe('a QR code of a URL', () => {
  it('is an SVG without scripts or external resources', async () => {
    const { data, errors } = await draw('https://waybill.example.com/vehicle/7', driver.token);
    expect(errors).toBeUndefined();
    const [kind = '', content = ''] = data?.generateCode.qr_image.split(',') ?? [];
    expect(kind).toBe('data:image/svg+xml;base64');
    const svg = Buffer.from(content, 'base64').toString();
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
    expect(svg).not.toMatch(/script|href|onload/i);
  });

  it('differs for another URL', async () => {
    const one = await draw('https://waybill.example.com/vehicle/7', driver.token);
    const other = await draw('https://waybill.example.com/vehicle/8', driver.token);
    expect(one.data).not.toEqual(other.data);
  });

  it.each([
    'https://evil.example/vehicle/7',
    'javascript:alert(1)',
    'otpauth://totp/x?secret=y',
    'waybill.example.com',
    '',
  ])('is refused for a URL outside the console: %s', async (url) =>
    expect(problemCodesOf(await draw(url, driver.token))).toEqual({ url: ['origin'] }),
  );

  it('is refused without a session', async () => {
    expect(refusalOf(await draw('https://waybill.example.com/')).code).toBe(1101);
  });
});
