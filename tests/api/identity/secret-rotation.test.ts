import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resealSecondFactors } from '../../../server/areas/identity';
import { SecretVault } from '../../../server/areas/identity/second-factor/secret-vault';
import { startSecondServer } from '../harness/second-server';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { fetchTokenRefusal, refreshSession, refusalOf } from './calls';
import { authenticatorCodeOf, enableSecondFactor, forgetUsedCodes, loginWithCode } from './second-factor';

const email = 'logistician@demo.test';
const oldSecret = 'the secret before the rotation, long enough';
const newSecret = 'the secret after the rotation, long enough';

let before: TestServer;
let session: SignedInUser;
let factor: { secret: string; recoveryCodes: string[] };

/** Restarts the server with other secrets: starts a server on the same database, and ends it after the work. */
async function withSecrets(environment: Record<string, string>, work: (server: TestServer) => Promise<void>) {
  const server = await startSecondServer(before, { environment });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

/** Signs in with the password and the code that the app shows now. */
async function signInWithApp(server: TestServer) {
  await forgetUsedCodes(server);
  return refusalOf(await loginWithCode(server, email, authenticatorCodeOf(factor.secret)));
}

const accepted = { code: undefined, reason: undefined };

beforeAll(async () => {
  before = await startTestServer({ environment: { TOKEN_SECRET: oldSecret } });
  session = await before.signIn(email);
  factor = await enableSecondFactor(before, session.token, session.user);
});

afterAll(() => before.close());

describe('a rotation of TOKEN_SECRET', () => {
  const both = { TOKEN_SECRET: newSecret, TOKEN_SECRET_PREVIOUS: oldSecret };

  it('refuses tokens and second factors of a secret that is not accepted', async () => {
    await withSecrets({ TOKEN_SECRET: newSecret }, async (server) => {
      expect(await fetchTokenRefusal(server, session.token)).toEqual({ code: 1101, reason: 'invalid' });
      expect(await signInWithApp(server)).toEqual({ code: 1102, reason: 'code_wrong' });
    });
  });

  it('continues sessions and second factors while the old secret is accepted', async () => {
    await withSecrets(both, async (server) => {
      expect(await fetchTokenRefusal(server, session.token)).toBeUndefined();
      expect(await signInWithApp(server)).toEqual(accepted);
      const renewed = await refreshSession(server, session.refreshToken);
      expect(renewed.errors).toBeUndefined();
      session = { ...session, token: renewed.data?.refreshToken.access_token ?? '' };
    });
  });

  it('gives both servers of a rollout the same successor of a refresh token', async () => {
    await forgetUsedCodes(before);
    const login = await loginWithCode(before, email, authenticatorCodeOf(factor.secret));
    const token = login.data?.login.refresh_token ?? '';
    const first = await refreshSession(before, token);
    await withSecrets(both, async (server) => {
      const second = await refreshSession(server, token);
      expect(second.data?.refreshToken.refresh_token).toBe(first.data?.refreshToken.refresh_token);
    });
  });

  it('keeps sessions and second factors when the old secret is dropped afterwards', async () => {
    await withSecrets({ TOKEN_SECRET: newSecret }, async (server) => {
      expect(await fetchTokenRefusal(server, session.token)).toBeUndefined();
      expect(await signInWithApp(server)).toEqual(accepted);
      expect(refusalOf(await loginWithCode(server, email, factor.recoveryCodes[0]))).toEqual(accepted);
      expect(refusalOf(await loginWithCode(server, email, factor.recoveryCodes[0]))).not.toEqual(accepted);
    });
  });

  it('reports how many second factors were sealed, and how many no secret opens', async () => {
    const entries: [object, string][] = [];
    const keep = (facts: object, message: string) => void entries.push([facts, message]);
    const log = { info: keep, warn: keep, error: keep };
    await resealSecondFactors(
      before.database.jobs,
      new SecretVault(['a third secret that is long enough for it', newSecret]),
      log,
    );
    await resealSecondFactors(
      before.database.jobs,
      new SecretVault(['a third secret that is long enough for it', newSecret]),
      log,
    );
    await resealSecondFactors(before.database.jobs, new SecretVault(['a secret that has never sealed anything']), log);
    expect(entries).toEqual([
      [{ resealed: 1 }, 'second factors are sealed with TOKEN_SECRET'],
      [{ unreadable: 1 }, 'second factors cannot be read: was TOKEN_SECRET changed?'],
    ]);
  });
});
