import { base64url, exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import { type FakeIdentityProvider, type ClaimOverrides, startIdentityProvider } from '../harness/identity-provider';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql, refusalOf } from './calls';
import { googleClaimsOf, socialLogin, socialRegister } from './social';

const email = 'admin@demo.test';
const tid = '72f988bf-86f1-41af-91ab-2d7cd011db47';
const notGood = { code: 1101, reason: 'social' };

let google: FakeIdentityProvider;
let server: TestServer;

beforeAll(async () => {
  google = await startIdentityProvider();
  server = await startTestServer({ environment: google.environment });
});

afterAll(async () => {
  await server.close();
  await google.close();
});

const seconds = () => Math.floor(Date.now() / 1000);
const claimsWith = (changes: object = {}): ClaimOverrides => ({
  sub: 'google-1',
  ...googleClaimsOf(email),
  ...changes,
});
const claims = () => google.claims(claimsWith());

/** Returns an ID token with valid claims, signed with the given header and key. */
const signed = (header: { alg: string; kid?: string }, key: Parameters<SignJWT['sign']>[0]) =>
  new SignJWT(claims()).setProtectedHeader(header).sign(key);

/**
 * Functions that build ID tokens as an attacker could, from public data: the public key, the client id, and another
 * user's token. By title of the case.
 */
const forgeries: Readonly<Record<string, () => Promise<string> | string>> = {
  'without a signature': () => `${base64url.encode('{"alg":"none"}')}.${base64url.encode(JSON.stringify(claims()))}.`,
  'without a signature, with "none" in mixed case': () =>
    `${base64url.encode('{"alg":"nOnE"}')}.${base64url.encode(JSON.stringify(claims()))}.`,
  'signed with the public key as a secret (JSON)': () =>
    signed({ alg: 'HS256', kid: google.publicKey.kid }, new TextEncoder().encode(JSON.stringify(google.publicKey))),
  'signed with the public key as a secret (PEM)': async () => {
    const key = await importJWK(google.publicKey, 'RS256', { extractable: true });
    if (key instanceof Uint8Array) throw new Error('not a public key');
    return signed({ alg: 'HS256', kid: google.publicKey.kid }, new TextEncoder().encode(await exportSPKI(key)));
  },
  'signed with another key under the published id': async () =>
    signed({ alg: 'RS256', kid: google.publicKey.kid }, (await generateKeyPair('RS256')).privateKey),
  'signed with an unpublished key': async () =>
    signed({ alg: 'RS256', kid: 'unknown' }, (await generateKeyPair('RS256')).privateKey),
  'signed by an algorithm that is not accepted': async () =>
    signed({ alg: 'RS512', kid: google.publicKey.kid }, (await generateKeyPair('RS512')).privateKey),
  'whose payload was changed': async () => {
    const [header, , signature] = (await google.credential({ sub: 'google-2' })).split('.');
    return `${header}.${base64url.encode(JSON.stringify(claims()))}.${signature}`;
  },
  'that expired': () => google.credential(claimsWith({ exp: seconds() - 60 })),
  'that never expires': () => google.credential(claimsWith({ exp: null })),
  'that is not valid yet': () => google.credential(claimsWith({ nbf: seconds() + 600 })),
  'of another issuer': () => google.credential(claimsWith({ iss: 'https://accounts.example.com' })),
  'of an issuer that begins like ours': () => google.credential(claimsWith({ iss: `${google.url}.evil.example` })),
  'of no issuer': () => google.credential(claimsWith({ iss: null })),
  'for another audience': () => google.credential(claimsWith({ aud: 'another-client' })),
  'for several audiences': () => google.credential(claimsWith({ aud: [google.clientId, 'another-client'] })),
  'without an audience': () => google.credential(claimsWith({ aud: null })),
  'without a subject': () => google.credential(claimsWith({ sub: null })),
  'with an empty subject': () => google.credential(claimsWith({ sub: '' })),
  'with a number as its subject': () => google.credential(claimsWith({ sub: 7 })),
  'with a subject that is too long': () => google.credential(claimsWith({ sub: 'x'.repeat(300) })),
  'with an expiry but no time of issue': () => google.credential(claimsWith({ iat: null })),
  'that is not a JWT': () => 'not a token',
  'that is empty': () => '',
  'that is too long': () => `${'a'.repeat(20_000)}.b.c`,
};

describe('an ID token', () => {
  it('from the provider, for our client and valid now, signs in', async () => {
    expect((await socialLogin(server, await google.credential(claimsWith()))).errors).toBeUndefined();
    expect((await socialLogin(server, await google.credential(claimsWith(), { alg: 'ES256' }))).errors).toBeUndefined();
  });

  it.each(Object.entries(forgeries))('%s is refused for sign-in and registration', async (_name, forge) => {
    const before = await runSql(
      server,
      'SELECT (SELECT count(*) FROM sessions), (SELECT count(*) FROM tenants), (SELECT count(*) FROM social_names)',
    );
    const token = await forge();
    expect(refusalOf(await socialLogin(server, token))).toEqual(notGood);
    expect(refusalOf(await socialRegister(server, token))).toEqual(notGood);
    const after = await runSql(
      server,
      'SELECT (SELECT count(*) FROM sessions), (SELECT count(*) FROM tenants), (SELECT count(*) FROM social_names)',
    );
    expect(after).toEqual(before);
  });

  it('is refused as an access token of the API', async () => {
    const { errors } = await server.call(
      '{ userDevices(first: 1) { data { id } } }',
      {},
      { token: await google.credential(claimsWith()) },
    );
    expect(refusalOf({ errors })).toEqual({ code: 1101, reason: 'invalid' });
  });
});

describe('Microsoft’s issuer', () => {
  const microsoft = { provider: 'MICROSOFT' };
  const ofTenant = (changes: object) =>
    google.credential(claimsWith({ iss: `${google.url}/${tid}/v2.0`, tid, xms_edov: true, ...changes }));

  it('must match the tenant in the token', async () => {
    expect((await socialLogin(server, await ofTenant({}), microsoft)).errors).toBeUndefined();
  });

  it.each([
    ['names another tenant', { tid: '00000000-86f1-41af-91ab-2d7cd011db47' }],
    ['names none', { tid: null }],
    ['names one that is no id', { tid: '../x', iss: 'PLACE/../x/v2.0' }],
    ['is Google’s', { iss: 'PLACE' }],
  ])('is refused when the token %s', async (_name, changes) => {
    const { iss } = { iss: undefined, ...changes };
    const token = await ofTenant({
      ...changes,
      ...(typeof iss === 'string' ? { iss: iss.replace('PLACE', google.url) } : {}),
    });
    expect(refusalOf(await socialLogin(server, token, microsoft))).toEqual(notGood);
  });

  it('is refused as Google', async () => {
    expect(refusalOf(await socialLogin(server, await ofTenant({})))).toEqual(notGood);
  });

  it('identifies a user within the tenant only', async () => {
    const other = '11111111-86f1-41af-91ab-2d7cd011db47';
    const token = await ofTenant({ tid: other, iss: `${google.url}/${other}/v2.0`, email: 'nobody@demo.test' });
    expect(refusalOf(await socialLogin(server, token, microsoft)).reason).toBe('not_registered');
  });
});

describe('an access token', () => {
  const kind = { kind: 'ACCESS_TOKEN' };

  it('signs in when the provider knows it and it is for our client', async () => {
    expect((await socialLogin(server, google.accessToken(claimsWith()), kind)).errors).toBeUndefined();
  });

  it.each([
    ['for another audience', { aud: 'another-client' }],
    ['without an audience', { aud: null }],
    ['that expired', { exp: 1 }],
    ['without an expiry', { exp: null }],
    ['without a subject', { sub: null }],
  ])('%s is refused', async (_name, changes) => {
    expect(refusalOf(await socialLogin(server, google.accessToken(claimsWith(changes)), kind))).toEqual(notGood);
  });

  it('unknown to the provider is refused, also for a provider without token info', async () => {
    expect(refusalOf(await socialLogin(server, 'made up', kind))).toEqual(notGood);
    expect(
      refusalOf(await socialLogin(server, google.accessToken(claimsWith()), { ...kind, provider: 'MICROSOFT' })),
    ).toEqual(notGood);
  });
});

describe('an authorization code', () => {
  const kind = { kind: 'CODE' };

  it('works once', async () => {
    const code = google.code(claimsWith());
    expect((await socialLogin(server, code, kind)).errors).toBeUndefined();
    expect(refusalOf(await socialLogin(server, code, kind))).toEqual(notGood);
  });

  it('returns an ID token that is verified like any other', async () => {
    expect(refusalOf(await socialLogin(server, google.code(claimsWith({ aud: 'another-client' })), kind))).toEqual(
      notGood,
    );
    expect(refusalOf(await socialLogin(server, google.code(claimsWith({ exp: seconds() - 60 })), kind))).toEqual(
      notGood,
    );
  });

  it('unknown to the provider is refused', async () => {
    expect(refusalOf(await socialLogin(server, 'made up', kind))).toEqual(notGood);
    expect(refusalOf(await socialLogin(server, google.code(claimsWith()), { ...kind, provider: 'MICROSOFT' }))).toEqual(
      notGood,
    );
  });
});

describe('a provider', () => {
  it('is refused with the missing setting when it is not configured', async () => {
    const bare = await startSecondServer(server);
    const response = await socialLogin(bare, await google.credential(claimsWith()));
    expect(refusalOf(response)).toEqual(notGood);
    expect(response.errors?.[0]?.message).toBe('The client id is required.');
    await bare.close();
  });

  it.each(['CREDENTIAL', 'CODE', 'ACCESS_TOKEN'] as const)('configured for %s refuses other kinds', async (only) => {
    const strict = await startSecondServer(server, { environment: { ...google.environment, GOOGLE_TOKEN_KIND: only } });
    const handed = {
      CREDENTIAL: await google.credential(claimsWith()),
      CODE: google.code(claimsWith()),
      ACCESS_TOKEN: google.accessToken(claimsWith()),
    };
    const reasons = Object.entries(handed).map(async ([kind, token]) => [
      kind,
      refusalOf(await socialLogin(strict, token, { kind })).reason,
    ]);
    expect(Object.fromEntries(await Promise.all(reasons))).toEqual({
      CREDENTIAL: 'social',
      CODE: 'social',
      ACCESS_TOKEN: 'social',
      [only]: undefined,
    });
    const stranger = claimsWith({ sub: 'google-3', email: 'nobody.yet@gmail.com' });
    const [credential, access] = [await google.credential(stranger), google.accessToken(stranger)];
    const [wrong, kind] = only === 'CREDENTIAL' ? [access, 'ACCESS_TOKEN'] : [credential, 'CREDENTIAL'];
    expect(refusalOf(await socialRegister(strict, wrong, { kind }))).toEqual(notGood);
    await strict.close();
  });
});
