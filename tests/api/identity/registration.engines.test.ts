import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBeside } from '../harness/beside';
import { startTestServer, type TestServer } from '../harness/server';
import { problemsOf } from '../tenancy/calls';
import { answersOf, change, login, post, refusal, refresh } from './calls';
import { goodPassword, newcomer, register, signedIn } from './registering';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

/** How many tenants, users and the like there are: what a refused registration must leave as it was. */
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
  const [row] = await change(server, `SELECT ${tables.map((table) => `(SELECT count(*) FROM ${table})`).join(', ')}`);
  return row;
}

describe('registering a company', () => {
  it('signs its administrator in, who has all to enter yet', async () => {
    const { data, errors } = await register(server, { email: '  Zofia@Baltyk.Example ', lang: 'pl' });
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

  it('gives the company the roles that every company begins with', async () => {
    const { tenant } = await newcomer(server, 'roles@baltyk.example');
    const roles = await change(server, 'SELECT name FROM roles WHERE tenant_id = $1 ORDER BY name', tenant);
    expect(roles.flat()).toEqual(['admin', 'driver', 'logistician', 'support']);
    const granted = await change(
      server,
      `SELECT count(*) FROM role_permissions p JOIN permissions k ON k.id = p.permission_id WHERE p.tenant_id = $1 AND k.code LIKE 'operator.%'`,
      tenant,
    );
    expect(granted).toEqual([['0']]);
  });

  it('remembers the device, keeps the session, and lets the password in afterwards', async () => {
    const { token, refreshToken } = await newcomer(server, 'stays@baltyk.example');
    const { data } = await server.call(
      '{ userDevices(first: 5) { data { device { current_user_device } } } }',
      {},
      { token },
    );
    expect(data?.userDevices).toEqual({ data: [{ device: { current_user_device: true } }] });
    expect((await refresh(server, refreshToken)).errors).toBeUndefined();
    expect((await login(server, 'stays@baltyk.example', goodPassword)).errors).toBeUndefined();
    expect(refusal(await login(server, 'stays@baltyk.example', 'not the password'))).toEqual({
      code: 1101,
      reason: 'credentials',
    });
  });

  it('takes the address as not proved, and keeps nothing of the password but its hash', async () => {
    const { tenant } = await newcomer(server, 'unproved@baltyk.example');
    const [row] = await change(server, 'SELECT email_proved_at, password_hash FROM users WHERE tenant_id = $1', tenant);
    expect(row).toEqual([null, expect.stringMatching(/^\$argon2id\$/)]);
  });
});

describe('a registration that is refused', () => {
  it('for an address that someone has, in whatever company and spelling, says so on the field', async () => {
    const before = await counts();
    const taken = await register(server, { email: 'ADMIN@demo.test' });
    expect(refusal(taken).code).toBe(23505);
    expect(problemsOf(taken)).toEqual({ 'input.email': ['unique'] });
    expect(await counts()).toEqual(before);
  });

  it('lets one of ten at once have an address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register(server, { email: 'race@baltyk.example' })),
    );
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(9);
    expect(refused.map(problemsOf)).toEqual(refused.map(() => ({ 'input.email': ['unique'] })));
    expect(await change(server, "SELECT count(*) FROM users WHERE email = 'race@baltyk.example'")).toEqual([['1']]);
    const won = answers.flatMap(({ data }) => (data ? [signedIn(data.register)] : []));
    expect((await server.call('{ tenant(first: 2) { data { id } } }', {}, { token: won[0]?.token })).data).toEqual({
      tenant: { data: [{ id: won[0]?.tenant }] },
    });
  });

  it.each([
    ['no address', { email: 'zofia' }, { 'input.email': ['email'] }],
    ['a character that nobody sees', { email: 'zofia\0@baltyk.example' }, { 'input.email': ['email'] }],
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
    ['both wrong', { email: '@', password: '' }, { 'input.email': ['email'], 'input.password': ['password_short'] }],
  ])('for %s, and stores nothing', async (_name, input, problems) => {
    const before = await counts();
    const answer = await register(server, input);
    expect(refusal(answer).code).toBe(6);
    expect(problemsOf(answer)).toEqual(problems);
    expect(await counts()).toEqual(before);
  });

  it('leaves nothing behind when it fails half way', async () => {
    await change(
      server,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk on fire'; END $$`,
    );
    // The session is the last of the rows that are written.
    await change(server, 'CREATE TRIGGER refuse BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION refuse()');
    const before = await counts();
    const { errors } = await register(server, { email: 'half@baltyk.example' });
    await change(server, 'DROP TRIGGER refuse ON sessions');
    expect(errors?.[0]?.message).toBe('Internal Server Error');
    expect(await counts()).toEqual(before);
    expect((await register(server, { email: 'half@baltyk.example' })).errors).toBeUndefined();
  });
});

describe('attempts to register', () => {
  let strict: TestServer;

  beforeAll(async () => {
    strict = await startBeside(server, { environment: { SIGN_IN_ATTEMPTS_PER_ADDRESS: '5' } });
    await change(strict, 'DELETE FROM sign_in_attempts');
  });

  afterAll(() => strict.close());

  it('do not count when their input is refused', async () => {
    for (let time = 0; time < 7; time += 1)
      expect(refusal(await register(strict, { email: 'new@baltyk.example', password: 'short' })).code).toBe(6);
    expect(await change(strict, "SELECT key FROM sign_in_attempts WHERE key LIKE 'register:%'")).toEqual([]);
  });

  it('are counted per address, also at once and in a batch; signing in is another count', async () => {
    // Somebody has this address: which a try finds out.
    const taken = 'admin@demo.test';
    const query = 'mutation ($input: RegisterInput!) { register(input: $input) { expires_in } }';
    const input = { email: taken, password: goodPassword, lang: 'en' };
    const batch = [0, 1].map(() => ({ query, variables: { input } }));
    const batched = await answersOf(await post(strict.url, JSON.stringify(batch)));
    expect(batched.map((answer) => refusal(answer).code)).toEqual([23505, 23505]);
    const others = await Promise.all(Array.from({ length: 6 }, () => register(strict, { email: taken })));
    const codes = others.map((answer) => refusal(answer));
    expect(codes.filter(({ code }) => code === 23505)).toHaveLength(3);
    expect(codes.filter(({ reason }) => reason === 'locked')).toHaveLength(3);
    expect((await login(strict, 'admin@demo.test')).errors).toBeUndefined();
  });
});
