import { hkdfSync } from 'node:crypto';
import { base64url, decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SessionTokens, type AccessTokenClaims } from '../../../server/areas/identity/sign-in/tokens';
import { startTestServer, type TestServer } from '../harness/server';
import { parseResponse, signInForTokens, postToGraphql, refusalOf, fetchTokenRefusal } from './calls';

const secret = 'a secret for the tests of tokens, long enough';
const invalid = { code: 1101, reason: 'invalid' };

let server: TestServer;
let claims: AccessTokenClaims;
let good: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { TOKEN_SECRET: secret } });
  good = (await signInForTokens(server, 'admin@demo.test')).access_token;
  const { sub, tenant, session } = payloadOf(good);
  claims = { user: String(sub), tenant: String(tenant), session: String(session) };
});

afterAll(() => server.close());

const payloadOf = (token: string) => decodeJwt<Record<string, unknown>>(token);

/** Returns an access token with the payload of the valid token `good`, changed by `changes`, and signed with `key`. */
function forged(key: Uint8Array, changes: Record<string, unknown> = {}, alg = 'HS256'): Promise<string> {
  return new SignJWT({ ...payloadOf(good), ...changes }).setProtectedHeader({ alg }).sign(key);
}

describe('an access token', () => {
  it('signed by the server is accepted', async () => {
    expect(await fetchTokenRefusal(server, good)).toBeUndefined();
    expect(await fetchTokenRefusal(server, await new SessionTokens([secret]).accessToken(claims))).toBeUndefined();
  });

  it('differs from one that is issued in the same second', async () => {
    const tokens = new SessionTokens([secret]);
    expect(await tokens.accessToken(claims)).not.toBe(await tokens.accessToken(claims));
  });

  it('without a signature is refused', async () => {
    const [, payload] = good.split('.');
    for (const alg of ['none', 'None', 'NONE']) {
      const header = base64url.encode(JSON.stringify({ alg }));
      expect(await fetchTokenRefusal(server, `${header}.${payload}.`)).toEqual(invalid);
    }
  });

  it('signed with another key is refused, the bare secret included', async () => {
    const keys = [new Uint8Array(32).fill(1), new TextEncoder().encode(secret), new Uint8Array(32)];
    for (const key of keys) expect(await fetchTokenRefusal(server, await forged(key))).toEqual(invalid);
    expect(
      await fetchTokenRefusal(
        server,
        await new SessionTokens(['another secret, as long as the first one']).accessToken(claims),
      ),
    ).toEqual(invalid);
  });

  it('with a changed payload is refused', async () => {
    const [header, , signature] = good.split('.');
    const payload = base64url.encode(JSON.stringify({ ...payloadOf(good), tenant: '2' }));
    expect(await fetchTokenRefusal(server, `${header}.${payload}.${signature}`)).toEqual(invalid);
  });

  it('is reported as expired; one with a missing or wrong claim is refused', async () => {
    const key = new Uint8Array(hkdfSync('sha256', secret, '', 'access tokens', 32));
    expect(await fetchTokenRefusal(server, await forged(key))).toBeUndefined();
    const past = Math.floor(Date.now() / 1000) - 1;
    expect(await fetchTokenRefusal(server, await forged(key, { exp: past }))).toEqual({
      code: 1103,
      reason: 'expired',
    });
    for (const changes of [
      { exp: undefined },
      { nbf: past + 600 },
      { iss: 'other' },
      { aud: 'other' },
      { sub: undefined },
      { session: 7 },
      { tenant: "1'" },
    ]) {
      expect(await fetchTokenRefusal(server, await forged(key, changes))).toEqual(invalid);
    }
    expect(await fetchTokenRefusal(server, await forged(key, {}, 'HS512').catch(() => 'not made'))).toEqual(invalid);
  });

  it('that names another user’s session is refused', async () => {
    const other = payloadOf((await signInForTokens(server, 'admin@other.test')).access_token);
    const tokens = new SessionTokens([secret]);
    for (const changes of [{ user: String(other.sub) }, { tenant: '2' }, { session: String(other.session) }]) {
      expect(await fetchTokenRefusal(server, await tokens.accessToken({ ...claims, ...changes }))).toEqual({
        code: 1103,
        reason: 'expired',
      });
    }
  });

  it.each(['', 'Bearer', 'Basic YTpi', 'Bearer a b', 'Bearer x.y.z'])(
    'is not read from the header "%s"',
    async (authorization) => {
      const body = JSON.stringify({ query: '{ userDevices(first: 1) { data { id } } }' });
      const response = await parseResponse(await postToGraphql(server.url, body, { authorization }));
      expect(refusalOf(response).code).toBe(1101);
    },
  );
});
