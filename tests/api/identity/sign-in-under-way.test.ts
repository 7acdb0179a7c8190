import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type KeyServer, startKeyServer } from '../harness/key-server';
import { startTestServer, type TestServer } from '../harness/server';
import { change, login, pairOf, password, refusal } from './calls';
import { goodPassword, restore, restoreToken, updatePassword } from './password-calls';
import { addActive, callsOf, type People, rolesOf } from './people';
import { setUp } from './second-factor';
import { hosted, socialLogin } from './social';

const refused = { code: 1101, reason: 'credentials' };

let google: KeyServer;
let server: TestServer;
let admin: People;
let driverRole: string;
let person: { id: string; email: string };
/** Happens once, when whoever signs in has shown who they are, and has no session yet. */
let meanwhile: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  google = await startKeyServer();
  const beforeWrite = async () => {
    const happens = meanwhile;
    meanwhile = undefined;
    await happens?.();
  };
  server = await startTestServer({ environment: google.environment, beforeWrite });
  admin = callsOf(server, (await server.signIn('admin@demo.test')).token);
  driverRole = (await rolesOf(admin)).driver?.id ?? '';
});

beforeEach(async () => {
  person = await addActive(server, admin, [driverRole]);
  await change(server, 'UPDATE users SET email_proved_at = now() WHERE id = $1', person.id);
});

afterAll(async () => {
  await server.close();
  await google.close();
});

const ways = [
  ['by password', () => login(server, person.email)],
  [
    'by a provider',
    async () => socialLogin(server, await google.credential({ sub: person.email, ...hosted(person.email) })),
  ],
] as const;

const changes: readonly [string, () => Promise<() => Promise<unknown>>][] = [
  [
    'the password is restored',
    async () => {
      const token = await restoreToken(server, person.email);
      return () => restore(server, token);
    },
  ],
  [
    'the password is changed',
    async () => {
      const { access_token } = await pairOf(server, person.email);
      return () => updatePassword(server, access_token, password, goodPassword);
    },
  ],
  [
    'a second factor is turned on',
    async () => {
      const { access_token } = await pairOf(server, person.email);
      return () => setUp(server, access_token, person.id);
    },
  ],
  ['the account is disabled', async () => () => admin.setState(person.id, 'IN_ACTIVE')],
  ['the account is removed', async () => () => admin.deleteUser(person.id)],
];

describe.each(ways)('a sign-in %s that is under way', (_way, signIn) => {
  it.each(changes)('begins no session when %s meanwhile', async (_what, prepare) => {
    const happens = await prepare();
    const sessions = () => change(server, 'SELECT id FROM sessions WHERE user_id = $1', person.id);
    let kept: unknown;
    meanwhile = async () => {
      await happens();
      kept = await sessions();
    };
    expect(refusal(await signIn())).toEqual(refused);
    expect(kept).toBeDefined();
    expect(await sessions()).toEqual(kept);
  });

  it('begins one when something else is changed', async () => {
    meanwhile = () => change(server, 'UPDATE users SET lang = $2 WHERE id = $1', person.id, 'en');
    expect((await signIn()).errors).toBeUndefined();
  });
});

it('a password that is restored ends what signs in at once', async () => {
  const token = await restoreToken(server, person.email);
  const signingIn = Array.from({ length: 10 }, () => login(server, person.email));
  await Promise.all([...signingIn, restore(server, token)]);
  expect(await change(server, 'SELECT id FROM sessions WHERE user_id = $1', person.id)).toEqual([]);
});
