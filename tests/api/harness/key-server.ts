import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

/** What a provider says of a person; what is not given is as usual, what is null is left out. */
export type Said = Readonly<Record<string, unknown>>;

/** How an ID token is signed. */
export interface Signing {
  /** Name of the key in the header. */
  kid?: string;
  alg?: 'RS256' | 'ES256';
}

/** A provider of our own on this machine: its keys, the exchange of codes, and what it tells of access tokens. */
export interface KeyServer {
  /** Its address, without a slash at the end. */
  url: string;
  clientId: string;
  /** Environment of a server that takes it for Google, or for Microsoft. */
  environment: Readonly<Record<string, string>>;
  /** What an ID token says of somebody, unless told otherwise. */
  claims(said?: Said): JWTPayload;
  /** An ID token of Google’s form. */
  credential(said?: Said, signing?: Signing): Promise<string>;
  /** An authorization code, good for one exchange. */
  code(said?: Said): string;
  /** An access token that the provider knows of. */
  accessToken(said?: Said): string;
  /** The public key that it signs with, as its key set has it. */
  publicKey: JWK;
  /** Signs with this key from now on, under another name, as providers do every few weeks. */
  changeKeys(): Promise<void>;
  /** How it answers: as it should, not at all, with an error, or with no end. */
  behave(how: 'well' | 'silent' | 'broken' | 'endless'): void;
  /** How often each path was asked for. */
  asked(path: string): number;
  close(): Promise<void>;
}

const clientSecret = 'a secret between the server and its provider';

/** Starts one. Close it when the tests are done. */
export async function startKeyServer(): Promise<KeyServer> {
  const keys = { RS256: await newKey('RS256'), ES256: await newKey('ES256') };
  const codes = new Map<string, Said>();
  const accessTokens = new Map<string, Said>();
  const asked = new Map<string, number>();
  let behaviour: 'well' | 'silent' | 'broken' | 'endless' = 'well';

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://provider');
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    if (behaviour === 'silent') return;
    if (behaviour === 'broken') answer(response, 500, 'out of order');
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

  const claims = (said: Said = {}): JWTPayload => {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: url, aud: clientId, sub: randomUUID(), iat: now, nbf: now - 60, exp: now + 3600 };
    return Object.fromEntries(Object.entries({ ...usual, ...said }).filter(([, value]) => value !== null));
  };
  const credential = (said: Said = {}, { alg = 'RS256', kid = keys[alg].kid }: Signing = {}) =>
    new SignJWT(claims(said)).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(keys[alg].privateKey);

  async function route(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    switch (pathname) {
      case '/keys':
        return answer(response, 200, { keys: [keys.RS256.publicKey, keys.ES256.publicKey] });
      case '/token':
        return exchange(new URLSearchParams(await bodyOf(request)), response);
      case '/tokeninfo': {
        const token = new URL(request.url ?? '/', url).searchParams.get('access_token') ?? '';
        const said = accessTokens.get(token);
        return said ? answer(response, 200, said) : answer(response, 400, { error: 'invalid_token' });
      }
      default:
        return answer(response, 404, 'nothing here');
    }
  }

  async function exchange(form: URLSearchParams, response: ServerResponse): Promise<void> {
    const code = form.get('code') ?? '';
    const said = codes.get(code);
    const known = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
    const formed = form.get('grant_type') === 'authorization_code' && Boolean(form.get('redirect_uri'));
    if (!said || !known || !formed) return answer(response, 400, { error: 'invalid_grant' });
    codes.delete(code);
    answer(response, 200, {
      access_token: randomUUID(),
      expires_in: 3599,
      token_type: 'Bearer',
      id_token: await credential(said),
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
    code: (said = {}) => remembered(codes, said),
    // Token info writes everything as text.
    accessToken: (said = {}) => {
      const texts = Object.entries({ ...claims(), ...said }).filter(([, value]) => value !== null);
      return remembered(accessTokens, Object.fromEntries(texts.map(([name, value]) => [name, String(value)])));
    },
    get publicKey() {
      return keys.RS256.publicKey;
    },
    changeKeys: async () => {
      keys.RS256 = await newKey('RS256');
    },
    behave: (how) => {
      behaviour = how;
    },
    asked: (path) => asked.get(path) ?? 0,
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

function remembered(where: Map<string, Said>, said: Said): string {
  const name = randomUUID();
  where.set(name, said);
  return name;
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
