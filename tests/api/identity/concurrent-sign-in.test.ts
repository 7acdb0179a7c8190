import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeIdentityProvider, startIdentityProvider } from '../harness/identity-provider';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql, loginByPassword, signInForTokens, demoAccountPassword, refusalOf } from './calls';
import { strongPassword, resetPassword, requestResetToken, updatePassword } from './password-calls';
import { createActiveUser, usersApiOf, type UsersApi, fetchRoles } from './users-api';
import { enableSecondFactor } from './second-factor';
import { googleClaimsOf, socialLogin } from './social';

const refused = { code: 1101, reason: 'credentials' };

let google: FakeIdentityProvider;
let server: TestServer;
let admin: UsersApi;
let driverRole: string;
let person: { id: string; email: string };
/**
 * Work that the server awaits once, after it has verified the user and before it creates the session. Set by a test.
 */
let meanwhile: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  google = await startIdentityProvider();
  const beforeWrite = async () => {
    const happens = meanwhile;
    meanwhile = undefined;
    await happens?.();
  };
  server = await startTestServer({ environment: google.environment, beforeWrite });
  admin = usersApiOf(server, (await server.signIn('admin@demo.test')).token);
  driverRole = (await fetchRoles(admin)).driver?.id ?? '';
});

beforeEach(async () => {
  person = await createActiveUser(server, admin, [driverRole]);
  await runSql(server, 'UPDATE users SET email_proved_at = now() WHERE id = $1', person.id);
});

afterAll(async () => {
  await server.close();
  await google.close();
});

const ways = [
  ['by password', () => loginByPassword(server, person.email)],
  [
    'by a provider',
    async () => socialLogin(server, await google.credential({ sub: person.email, ...googleClaimsOf(person.email) })),
  ],
] as const;

const changes: readonly [string, () => Promise<() => Promise<unknown>>][] = [
  [
    'the password is restored',
    async () => {
      const token = await requestResetToken(server, person.email);
      return () => resetPassword(server, token);
    },
  ],
  [
    'the password is changed',
    async () => {
      const { access_token } = await signInForTokens(server, person.email);
      return () => updatePassword(server, access_token, demoAccountPassword, strongPassword);
    },
  ],
  [
    'a second factor is turned on',
    async () => {
      const { access_token } = await signInForTokens(server, person.email);
      return () => enableSecondFactor(server, access_token, person.id);
    },
  ],
  ['the account is disabled', async () => () => admin.setState(person.id, 'IN_ACTIVE')],
  ['the account is removed', async () => () => admin.deleteUser(person.id)],
];

describe.each(ways)('a sign-in %s in progress', (_way, signIn) => {
  it.each(changes)('creates no session when %s meanwhile', async (_what, prepare) => {
    const happens = await prepare();
    const sessions = () => runSql(server, 'SELECT id FROM sessions WHERE user_id = $1', person.id);
    let kept: unknown;
    meanwhile = async () => {
      await happens();
      kept = await sessions();
    };
    expect(refusalOf(await signIn())).toEqual(refused);
    expect(kept).toBeDefined();
    expect(await sessions()).toEqual(kept);
  });

  it('creates a session when something else changes', async () => {
    meanwhile = () => runSql(server, 'UPDATE users SET lang = $2 WHERE id = $1', person.id, 'en');
    expect((await signIn()).errors).toBeUndefined();
  });
});

it('a password reset ends concurrent sign-ins', async () => {
  const token = await requestResetToken(server, person.email);
  const signingIn = Array.from({ length: 10 }, () => loginByPassword(server, person.email));
  await Promise.all([...signingIn, resetPassword(server, token)]);
  expect(await runSql(server, 'SELECT id FROM sessions WHERE user_id = $1', person.id)).toEqual([]);
});
