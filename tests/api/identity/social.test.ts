import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeIdentityProvider, startIdentityProvider } from '../harness/identity-provider';
import { startTestServer, type TestServer } from '../harness/server';
import { problemCodesOf } from '../tenancy/calls';
import { runSql, refusalOf } from './calls';
import { resetPassword, requestResetToken } from './password-calls';
import { proveEmail, readMailedCode, registerUser, toSignedInUser } from './registration';
import { googleClaimsOf, socialLogin, socialRegister } from './social';

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

const names = (email: string) =>
  runSql(
    server,
    'SELECT provider, subject FROM social_names s JOIN users u ON u.tenant_id = s.tenant AND u.id = s.user_id WHERE u.email = $1',
    email,
  );

describe('an account with a proved address', () => {
  it('is signed in, linked permanently, and its device stored', async () => {
    const email = 'admin@demo.test';
    const { data, errors } = await socialLogin(
      server,
      await google.credential({ sub: 'g-admin', ...googleClaimsOf(email) }),
    );
    expect(errors).toBeUndefined();
    expect(data?.socialLogin).toMatchObject({
      expires_in: 600,
      token_type: 'Bearer',
      user: { email, roles: [{ name: 'admin' }], tenant: { id: '1' } },
    });
    expect(await names(email)).toEqual([['GOOGLE', 'g-admin']]);
    const devices = '{ userDevices(first: 20) { data { device { current_user_device } } } }';
    const { data: listed } = await server.call(devices, {}, { token: data?.socialLogin.access_token });
    expect(JSON.stringify(listed)).toContain('"current_user_device":true');

    // Once linked, the provider's subject (`sub`) identifies the user, even if the address at the provider changes.
    const moved = await google.credential({ sub: 'g-admin', email: 'elsewhere@example.com', email_verified: false });
    expect((await socialLogin(server, moved)).data?.socialLogin.user.email).toBe(email);
    expect(await names(email)).toHaveLength(1);
  });

  it('is found whatever the case of its address', async () => {
    expect(
      (await socialLogin(server, await google.credential({ sub: 'g-other', ...googleClaimsOf('ADMIN@other.test') })))
        .errors,
    ).toBeUndefined();
  });

  it('is linked by a code and by an access token', async () => {
    const claimsOf = (sub: string, email: string) => ({ sub, ...googleClaimsOf(email) });
    const byCode = await socialLogin(server, google.code(claimsOf('g-driver', 'driver@demo.test')), { kind: 'CODE' });
    expect(byCode.errors).toBeUndefined();
    await runSql(server, "UPDATE users SET email = 'support@gmail.com' WHERE email = 'support@demo.test'");
    await runSql(server, "UPDATE sign_in_names SET email = 'support@gmail.com' WHERE email = 'support@demo.test'");
    const byToken = await socialLogin(
      server,
      google.accessToken({ sub: 'g-support', email: 'support@gmail.com', email_verified: true }),
      { kind: 'ACCESS_TOKEN' },
    );
    expect(byToken.errors).toBeUndefined();
  });

  it('is not linked unless the provider is authoritative for the address', async () => {
    const email = 'logistician@demo.test';
    const doubtful = [
      { sub: 'g-1', email },
      { sub: 'g-2', email, email_verified: false, hd: 'demo.test' },
      { sub: 'g-3', email, email_verified: 'no', hd: 'demo.test' },
      // Google has verified the address, but does not host its domain, so the address may have a new owner since.
      { sub: 'g-4', email, email_verified: true },
    ];
    for (const said of doubtful)
      expect(refusalOf(await socialLogin(server, await google.credential(said)))).toEqual({
        code: 1101,
        reason: 'not_linked',
      });
    const tid = '72f988bf-86f1-41af-91ab-2d7cd011db47';
    const microsoft = {
      iss: `${google.url}/${tid}/v2.0`,
      tid,
      sub: 'm-1',
      email,
      email_verified: true,
      hd: 'demo.test',
    };
    const asMicrosoft = async (said: object) =>
      socialLogin(server, await google.credential({ ...microsoft, ...said }), { provider: 'MICROSOFT' });
    expect(refusalOf(await asMicrosoft({}))).toEqual({ code: 1101, reason: 'not_linked' });
    expect(refusalOf(await asMicrosoft({ xms_edov: false }))).toEqual({ code: 1101, reason: 'not_linked' });
    expect(await names(email)).toEqual([]);
    expect((await asMicrosoft({ xms_edov: '1' })).errors).toBeUndefined();
    expect(await names(email)).toEqual([['MICROSOFT', `${tid}.m-1`]]);
  });

  it('is linked once when ten sign-ins come at once', async () => {
    const email = 'operator@waybill.test';
    const token = await google.credential({ sub: 'g-operator', ...googleClaimsOf(email) });
    const responses = await Promise.all(Array.from({ length: 10 }, () => socialLogin(server, token)));
    expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(await names(email)).toEqual([['GOOGLE', 'g-operator']]);
  });
});

describe('an account from before addresses were proved', () => {
  it('is not linked, because its registrant may not own the address', async () => {
    const email = 'squatter@victim.example';
    await registerUser(server, email);
    await runSql(server, 'UPDATE users SET email_proved_at = NULL WHERE email = $1', email);
    const victim = await google.credential({ sub: 'g-victim', ...googleClaimsOf(email) });
    expect(refusalOf(await socialLogin(server, victim))).toEqual({ code: 1101, reason: 'not_linked' });
    await runSql(server, 'UPDATE users SET email_proved_at = now() WHERE email = $1', email);
    expect((await socialLogin(server, victim)).errors).toBeUndefined();
  });

  it('is closed to its registrant once the owner of the address sets a password', async () => {
    const email = 'owner@victim.example';
    const tid = '72f988bf-86f1-41af-91ab-2d7cd011db47';
    const said = { iss: `${google.url}/${tid}/v2.0`, tid, sub: 'm-squatter', email };
    const squatter = async () => google.credential(said);
    const microsoft = { provider: 'MICROSOFT' };
    const { data } = await socialRegister(server, await squatter(), microsoft);
    const { id, tenant } = data?.socialRegister.user ?? { id: '', tenant: { id: '' } };
    await runSql(server, 'DELETE FROM email_proofs WHERE user_id = $1', id);
    await runSql(
      server,
      'INSERT INTO sign_in_names (email, tenant, user_id) VALUES ($1, $2, $3)',
      email,
      tenant.id,
      id,
    );
    expect((await resetPassword(server, await requestResetToken(server, email))).errors).toBeUndefined();
    expect(await names(email)).toEqual([]);
    expect(refusalOf(await socialLogin(server, await squatter(), microsoft)).reason).toBe('not_linked');
  });

  it('stays linked after a password reset by the proved owner', async () => {
    const email = 'restorer@gmail.com';
    const said = { sub: 'g-restorer', email, email_verified: true };
    expect((await socialRegister(server, await google.credential(said))).errors).toBeUndefined();
    expect((await resetPassword(server, await requestResetToken(server, email))).errors).toBeUndefined();
    expect((await socialLogin(server, await google.credential(said))).errors).toBeUndefined();
  });
});

describe('a user who may not sign in', () => {
  const notRegistered = { code: 1101, reason: 'not_registered' };

  it('gets the same refusal as an unknown one: invited, disabled or removed, linked or not', async () => {
    expect(
      refusalOf(
        await socialLogin(
          server,
          await google.credential({ sub: 'g-stranger', ...googleClaimsOf('stranger@demo.test') }),
        ),
      ),
    ).toEqual(notRegistered);
    expect(refusalOf(await socialLogin(server, await google.credential({ sub: 'g-nameless' })))).toEqual(notRegistered);
    const email = 'worker@steps.example';
    const token = await google.credential({ sub: 'g-worker', ...googleClaimsOf(email) });
    await registerUser(server, email);
    const inState = async (state: string) => {
      await runSql(server, 'UPDATE users SET state = $2 WHERE email = $1', email, state);
      return refusalOf(await socialLogin(server, token));
    };
    expect(await inState('INVITED')).toEqual(notRegistered);
    expect(await inState('IN_ACTIVE')).toEqual(notRegistered);
    expect(await names(email)).toEqual([]);
    expect(await inState('ACTIVE')).toEqual({ code: undefined, reason: undefined });
    expect(await inState('IN_ACTIVE')).toEqual(notRegistered);
    await runSql(server, "UPDATE users SET state = 'DELETED', deleted_at = now() WHERE email = $1", email);
    expect(refusalOf(await socialLogin(server, token))).toEqual(notRegistered);
  });

  it('is refused after the company was removed', async () => {
    const email = 'gone@steps.example';
    const { data } = await socialRegister(server, await google.credential({ sub: 'g-gone', ...googleClaimsOf(email) }));
    await runSql(server, 'UPDATE tenants SET deleted_at = now() WHERE id = $1', data?.socialRegister.user.tenant.id);
    expect(
      refusalOf(await socialLogin(server, await google.credential({ sub: 'g-gone', ...googleClaimsOf(email) }))),
    ).toEqual(notRegistered);
  });

  it('frees the provider’s subject when removed', async () => {
    const owner = await server.signIn('admin@other.test');
    const email = 'leaver@other.test';
    const { data } = await server.call<{ roles: { data: { id: string }[] } }>(
      '{ roles(first: 1, where: { column: name, value: "driver" }) { data { id } } }',
      {},
      { token: owner.token },
    );
    const input = { email, roles: { sync: [data?.roles.data[0]?.id] } };
    const created = await server.call<{ createUser: { id: string } }>(
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
      { input },
      { token: owner.token },
    );
    const id = created.data?.createUser.id;
    await runSql(server, "UPDATE users SET state = 'ACTIVE', email_proved_at = now() WHERE email = $1", email);
    const claim = 'INSERT INTO sign_in_names SELECT email, tenant_id, id FROM users WHERE email = $1';
    await runSql(server, claim, email);
    const token = await google.credential({ sub: 'g-leaver', ...googleClaimsOf(email) });
    expect((await socialLogin(server, token)).errors).toBeUndefined();
    expect(
      (await server.call('mutation ($id: ID!) { deleteUser(id: $id) { id } }', { id }, { token: owner.token })).errors,
    ).toBeUndefined();
    expect(refusalOf(await socialLogin(server, token))).toEqual(notRegistered);
    expect((await socialRegister(server, token)).errors).toBeUndefined();
  });
});

describe('registering by a provider', () => {
  it('creates a company whose administrator has a name and proved address, and no password', async () => {
    const email = 'hanna@gmail.com';
    const said = {
      sub: 'g-hanna',
      email: 'Hanna@gmail.com',
      email_verified: true,
      given_name: ' Hanna ',
      family_name: 'Zielińska',
    };
    const { data, errors } = await socialRegister(server, await google.credential(said));
    expect(errors).toBeUndefined();
    expect(data?.socialRegister.user).toMatchObject({
      email,
      lang: 'pl',
      status: null,
      roles: [{ name: 'admin' }],
      profile: { full_name: 'Hanna Zielińska' },
      tenant: { lang: 'pl', company: [{ name: '' }] },
    });
    const [row] = await runSql(
      server,
      'SELECT password_hash, email_proved_at IS NOT NULL FROM users WHERE email = $1',
      email,
    );
    expect(row).toEqual([null, 't']);
    const again = await socialLogin(server, await google.credential(said));
    expect(again.data?.socialLogin.user.tenant.id).toBe(data?.socialRegister.user.tenant.id);
  });

  it('asks for the mailed code when the provider is not authoritative, also of a taken address', async () => {
    const registerWith = async (email: string) => {
      const { data } = await socialRegister(server, await google.credential({ sub: `g-${email}`, email }));
      const token = data?.socialRegister.access_token ?? '';
      expect(refusalOf(await server.call('{ tenant(first: 1) { data { id } } }', {}, { token })).code).toBe(1200);
      return { token, code: await readMailedCode(server, email) };
    };
    const { token, code } = await registerWith('unsure@steps.example');
    expect((await proveEmail(server, { token }, code ?? '')).errors).toBeUndefined();
    expect((await registerWith('logistician@demo.test')).code).toBeUndefined();
  });

  it('is refused for a taken address and for a linked subject', async () => {
    const tenants = () => runSql(server, 'SELECT count(*) FROM tenants');
    const before = await tenants();
    const taken = await socialRegister(
      server,
      await google.credential({ sub: 'g-taken', ...googleClaimsOf('admin@demo.test') }),
    );
    expect(refusalOf(taken).code).toBe(23505);
    expect(problemCodesOf(taken)).toEqual({ 'input.email': ['unique'] });
    const linked = await google.credential({ sub: 'g-hanna', ...googleClaimsOf('second@steps.example') });
    const known = await socialRegister(server, linked);
    expect(refusalOf(known).code).toBe(23505);
    expect(problemCodesOf(known)).toEqual({ 'input.token': ['unique'] });
    expect(await tenants()).toEqual(before);
  });

  it('requires an address', async () => {
    for (const email of [undefined, '', 'zofia', 7]) {
      const response = await socialRegister(server, await google.credential({ sub: 'g-none', email: email ?? null }));
      expect(problemCodesOf(response)).toEqual({ 'input.token': ['email'] });
    }
  });

  it('truncates long names, and omits invalid ones', async () => {
    const said = {
      sub: 'g-long',
      ...googleClaimsOf('long@steps.example'),
      given_name: 'Ż'.repeat(300),
      family_name: 'a\0b',
    };
    const { data } = await socialRegister(server, await google.credential(said));
    expect(data?.socialRegister.user.profile).toMatchObject({ first_name: 'Ż'.repeat(100), last_name: null });
    expect(data && toSignedInUser(data.socialRegister).methods).toContain('createVehicle');
  });
});
