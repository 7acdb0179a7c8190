import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

/** Claims of a token that replace the fake provider's default claims. The token lacks a claim that is null here. */
export type ClaimOverrides = Readonly<Record<string, unknown>>;

/** Options of the signature of an ID token. Defaults to the provider's current key and RS256. */
export interface SigningOptions {
  /** Id of the key, as the token's header names it. */
  kid?: string;
  alg?: 'RS256' | 'ES256';
}

/**
 * A fake OAuth provider on this machine that acts as Google and as Microsoft. It has a key set, a token endpoint and a
 * token info endpoint.
 */
export interface FakeIdentityProvider {
  /** Address of the provider, without a trailing slash. */
  url: string;
  clientId: string;
  /** Environment variables with which a Waybill server uses this provider as Google and as Microsoft. */
  environment: Readonly<Record<string, string>>;
  /** Returns the claims of an ID token: the defaults, with overrides. */
  claims(overrides?: ClaimOverrides): JWTPayload;
  /** Returns a signed ID token, as Google's button returns it to the page. */
  credential(overrides?: ClaimOverrides, signing?: SigningOptions): Promise<string>;
  /** Returns an authorization code, which the token endpoint exchanges once for an ID token. */
  code(overrides?: ClaimOverrides): string;
  /** Returns an access token, which the token info endpoint accepts. */
  accessToken(overrides?: ClaimOverrides): string;
  /** The public key in the provider's key set. */
  publicKey: JWK;
  /** Replaces the key that signs tokens, as Google and Microsoft do every few weeks. */
  rotateKeys(): Promise<void>;
  /** Sets how all endpoints respond: correctly, not at all, with an error, or with a response that never ends. */
  setBehaviour(how: 'well' | 'silent' | 'broken' | 'endless'): void;
  /** Returns how many requests a path of the provider has received. */
  requestCount(path: string): number;
  close(): Promise<void>;
}

const clientSecret = 'a secret between the server and its provider';

/** Starts a fake identity provider. The caller must close it. */
export async function startIdentityProvider(): Promise<FakeIdentityProvider> {
  const keys = { RS256: await newKey('RS256'), ES256: await newKey('ES256') };
  const codes = new Map<string, ClaimOverrides>();
  const accessTokens = new Map<string, ClaimOverrides>();
  const requestCounts = new Map<string, number>();
  let behaviour: 'well' | 'silent' | 'broken' | 'endless' = 'well';

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://provider');
    requestCounts.set(pathname, (requestCounts.get(pathname) ?? 0) + 1);
    if (behaviour === 'silent') return;
    if (behaviour === 'broken') sendJson(response, 500, 'out of order');
    else if (behaviour === 'endless')
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"keys":[');
    else void route(pathname, request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the key server has no port');
  const url = `http://127.0.0.1:${address.port}`;
  const clientId = 'waybill-tests.apps.example';

  const claims = (overrides: ClaimOverrides = {}): JWTPayload => {
    const now = Math.floor(Date.now() / 1000);
    const defaults = { iss: url, aud: clientId, sub: randomUUID(), iat: now, nbf: now - 60, exp: now + 3600 };
    return Object.fromEntries(Object.entries({ ...defaults, ...overrides }).filter(([, value]) => value !== null));
  };
  const credential = (overrides: ClaimOverrides = {}, { alg = 'RS256', kid = keys[alg].kid }: SigningOptions = {}) =>
    new SignJWT(claims(overrides)).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(keys[alg].privateKey);

  async function route(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    switch (pathname) {
      case '/keys':
        return sendJson(response, 200, { keys: [keys.RS256.publicKey, keys.ES256.publicKey] });
      case '/token':
        return exchange(new URLSearchParams(await readBody(request)), response);
      case '/tokeninfo': {
        const token = new URL(request.url ?? '/', url).searchParams.get('access_token') ?? '';
        const overrides = accessTokens.get(token);
        return overrides ? sendJson(response, 200, overrides) : sendJson(response, 400, { error: 'invalid_token' });
      }
      default:
        return sendJson(response, 404, 'nothing here');
    }
  }

  async function exchange(form: URLSearchParams, response: ServerResponse): Promise<void> {
    const code = form.get('code') ?? '';
    const overrides = codes.get(code);
    const isKnownClient = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
    const isWellFormed = form.get('grant_type') === 'authorization_code' && Boolean(form.get('redirect_uri'));
    if (!overrides || !isKnownClient || !isWellFormed) return sendJson(response, 400, { error: 'invalid_grant' });
    codes.delete(code);
    sendJson(response, 200, {
      access_token: randomUUID(),
      expires_in: 3599,
      token_type: 'Bearer',
      id_token: await credential(overrides),
    });
  }

  return {
    url,
    clientId,
    environment: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_ISSUER: url,
      GOOGLE_KEYS_URL: `${url}/keys`,
      GOOGLE_TOKEN_URL: `${url}/token`,
      GOOGLE_TOKEN_INFO_URL: `${url}/tokeninfo`,
      MICROSOFT_CLIENT_ID: clientId,
      MICROSOFT_ISSUER: `${url}/{tid}/v2.0`,
      MICROSOFT_KEYS_URL: `${url}/keys`,
    },
    claims,
    credential,
    code: (overrides = {}) => storeClaims(codes, overrides),
    // Google's token info endpoint returns all values as texts.
    accessToken: (overrides = {}) => {
      const texts = Object.entries({ ...claims(), ...overrides }).filter(([, value]) => value !== null);
      return storeClaims(accessTokens, Object.fromEntries(texts.map(([name, value]) => [name, String(value)])));
    },
    get publicKey() {
      return keys.RS256.publicKey;
    },
    rotateKeys: async () => {
      keys.RS256 = await newKey('RS256');
    },
    setBehaviour: (how) => {
      behaviour = how;
    },
    requestCount: (path) => requestCounts.get(path) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function newKey(alg: 'RS256' | 'ES256') {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const kid = randomUUID();
  return { kid, privateKey, publicKey: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}

function storeClaims(store: Map<string, ClaimOverrides>, overrides: ClaimOverrides): string {
  const name = randomUUID();
  store.set(name, overrides);
  return name;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
