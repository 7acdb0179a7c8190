import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type SignedIn, type TestServer } from '../harness/server';
import { problemsOf } from '../tenancy/calls';
import { refusal } from './calls';

let server: TestServer;
let driver: SignedIn;

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

describe('a code of an address', () => {
  it('is drawn as an SVG, without anything that runs or is fetched', async () => {
    const { data, errors } = await draw('https://waybill.example.com/vehicle/7', driver.token);
    expect(errors).toBeUndefined();
    const [kind = '', content = ''] = data?.generateCode.qr_image.split(',') ?? [];
    expect(kind).toBe('data:image/svg+xml;base64');
    const svg = Buffer.from(content, 'base64').toString();
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
    expect(svg).not.toMatch(/script|href|onload/i);
  });

  it('is another for another address', async () => {
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
  ])('is refused for what is not the console’s: %s', async (url) =>
    expect(problemsOf(await draw(url, driver.token))).toEqual({ url: ['origin'] }),
  );

  it('is for whoever is signed in', async () => {
    expect(refusal(await draw('https://waybill.example.com/')).code).toBe(1101);
  });
});
