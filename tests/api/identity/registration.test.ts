import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import { startTestServer, type TestServer } from '../harness/server';
import { problemCodesOf } from '../tenancy/calls';
import { parseBatchResponse, runSql, loginByPassword, postToGraphql, refusalOf, refreshSession } from './calls';
import { proveEmail, readMailedCode, tryRegisterCompany, registerUnproved, registerUser } from './registration';
import { newEmail } from './users-api';
import { strongPassword } from './password-calls';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

/** Returns the numbers of tenants, users and related rows, which a refused registration must not change. */
async function counts(): Promise<unknown> {
  const tables = [
    'tenants',
    'companies',
    'users',
    'profiles',
    'roles',
    'user_has_roles',
    'sign_in_names',
    'devices',
    'sessions',
  ];
  const [row] = await runSql(server, `SELECT ${tables.map((table) => `(SELECT count(*) FROM ${table})`).join(', ')}`);
  return row;
}

describe('registering a company', () => {
  it('signs its administrator in, with no data entered yet', async () => {
    const { data, errors } = await tryRegisterCompany(server, { email: '  Zofia@Baltyk.Example ', lang: 'pl' });
    expect(errors).toBeUndefined();
    expect(data?.register).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      expires_in: 600,
      token_type: 'Bearer',
      user: {
        email: 'zofia@baltyk.example',
        lang: 'pl',
        status: null,
        state: 'ACTIVE',
        roles: [{ name: 'admin' }],
        profile: { email: 'zofia@baltyk.example', full_name: '' },
        tenant: { lang: 'pl', company: [{ name: '' }] },
      },
    });
  });

  it('creates the standard roles', async () => {
    const { tenant } = await registerUser(server);
    const roles = await runSql(server, 'SELECT name FROM roles WHERE tenant_id = $1 ORDER BY name', tenant);
    expect(roles.flat()).toEqual(['admin', 'driver', 'logistician', 'support']);
    const granted = await runSql(
      server,
      `SELECT count(*) FROM role_permissions p JOIN permissions k ON k.id = p.permission_id WHERE p.tenant_id = $1 AND k.code LIKE 'operator.%'`,
      tenant,
    );
    expect(granted).toEqual([['0']]);
  });

  it('stores the device and the session, and allows signing in with the password once the address is proved', async () => {
    const email = newEmail();
    const founder = await registerUnproved(server, email);
    expect(refusalOf(await loginByPassword(server, email, strongPassword))).toEqual({
      code: 1101,
      reason: 'credentials',
    });
    const { token, refreshToken } = founder;
    expect((await proveEmail(server, founder, (await readMailedCode(server, email)) ?? '')).errors).toBeUndefined();
    const { data } = await server.call(
      '{ userDevices(first: 5) { data { device { current_user_device } } } }',
      {},
      { token },
    );
    expect(data?.userDevices).toEqual({ data: [{ device: { current_user_device: true } }] });
    expect((await refreshSession(server, refreshToken)).errors).toBeUndefined();
    expect((await loginByPassword(server, email, strongPassword)).errors).toBeUndefined();
    expect(refusalOf(await loginByPassword(server, email, 'not the password'))).toEqual({
      code: 1101,
      reason: 'credentials',
    });
  });

  it('stores name, accepted terms, an unproved address, and the password only as a hash', async () => {
    const email = newEmail();
    const given = { first_name: ' Zofia ', last_name: 'Bielak', terms_version: '2026-11' };
    const { data } = await tryRegisterCompany(server, { email, ...given });
    expect(data?.register.user.profile.full_name).toBe('Zofia Bielak');
    const columns = 'email_proved_at, terms_version, terms_accepted_at IS NOT NULL, password_hash';
    const [row] = await runSql(server, `SELECT ${columns} FROM users WHERE email = $1`, email);
    expect(row).toEqual([null, '2026-11', 't', expect.stringMatching(/^\$argon2id\$/)]);
  });
});

describe('a refused registration', () => {
  it.each([
    ['no address', { email: 'zofia' }, { 'input.email': ['email'] }],
    ['an invisible character', { email: 'zofia\0@baltyk.example' }, { 'input.email': ['email'] }],
    [
      'a password too short',
      { email: 'a@baltyk.example', password: 'ferry' },
      { 'input.password': ['password_short'] },
    ],
    [
      'one of the commonest',
      { email: 'a@baltyk.example', password: 'password12345' },
      { 'input.password': ['password_common'] },
    ],
    [
      'the address itself',
      { email: 'zofia.bielak@baltyk.example', password: 'Zofia.Bielak' },
      { 'input.password': ['password_personal'] },
    ],
    [
      'a name too long, and one with a control character',
      { email: 'a@baltyk.example', first_name: 'Ż'.repeat(101), last_name: 'a\0b' },
      { 'input.first_name': ['too_long'], 'input.last_name': ['pattern'] },
    ],
    ['both wrong', { email: '@', password: '' }, { 'input.email': ['email'], 'input.password': ['password_short'] }],
  ])('reports %s, and stores nothing', async (_name, input, problems) => {
    const before = await counts();
    const response = await tryRegisterCompany(server, input);
    expect(refusalOf(response).code).toBe(6);
    expect(problemCodesOf(response)).toEqual(problems);
    expect(await counts()).toEqual(before);
  });

  it('stores nothing when it fails half way', async () => {
    await runSql(
      server,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk on fire'; END $$`,
    );
    // A registration writes the session as its last row, so a failure of that row must undo all others.
    await runSql(server, 'CREATE TRIGGER refuse BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION refuse()');
    const before = await counts();
    const { errors } = await tryRegisterCompany(server, { email: 'half@baltyk.example' });
    await runSql(server, 'DROP TRIGGER refuse ON sessions');
    expect(errors?.[0]?.message).toBe('Internal Server Error');
    expect(await counts()).toEqual(before);
    expect((await tryRegisterCompany(server, { email: 'half@baltyk.example' })).errors).toBeUndefined();
  });
});

describe('attempts to register', () => {
  let strict: TestServer;

  beforeAll(async () => {
    strict = await startSecondServer(server, { environment: { SIGN_IN_ATTEMPTS_PER_ADDRESS: '5' } });
    await runSql(strict, 'DELETE FROM sign_in_attempts');
  });

  afterAll(() => strict.close());

  it('do not count when their input is refused', async () => {
    for (let time = 0; time < 7; time += 1)
      expect(refusalOf(await tryRegisterCompany(strict, { email: 'new@baltyk.example', password: 'short' })).code).toBe(
        6,
      );
    expect(await runSql(strict, "SELECT key FROM sign_in_attempts WHERE key LIKE 'register:%'")).toEqual([]);
  });

  it('are counted per address, also concurrently and in a batch, separately from sign-ins', async () => {
    const email = newEmail();
    const query = 'mutation ($input: RegisterInput!) { register(input: $input) { expires_in } }';
    const input = { email, password: strongPassword, lang: 'en' };
    const batch = [0, 1].map(() => ({ query, variables: { input } }));
    const batched = await parseBatchResponse(await postToGraphql(strict.url, JSON.stringify(batch)));
    expect(batched.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    const others = await Promise.all(Array.from({ length: 6 }, () => tryRegisterCompany(strict, { email })));
    expect(others.filter(({ errors }) => !errors)).toHaveLength(3);
    expect(others.filter((answer) => refusalOf(answer).reason === 'locked')).toHaveLength(3);
    expect((await loginByPassword(strict, 'admin@demo.test')).errors).toBeUndefined();
  });
});

describe('a server in production without SMTP', () => {
  it('refuses registrations, and says so in its configuration', async () => {
    const environment = { NODE_ENV: 'production', CARDS: 'sandbox' };
    const closed = await startSecondServer(server, { environment });
    try {
      const config: unknown = await (await fetch(`${closed.url}/config.json`)).json();
      expect(config).toMatchObject({ registration: 'closed' });
      const refused = { code: 1423, reason: 'registration_closed' };
      expect(refusalOf(await tryRegisterCompany(closed, { email: newEmail() }))).toEqual(refused);
      expect(await (await fetch(`${server.url}/config.json`)).json()).toMatchObject({ registration: 'open' });
    } finally {
      await closed.close();
    }
  });
});
