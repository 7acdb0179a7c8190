import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyServer, startKeyServer } from '../harness/key-server';
import { startTestServer, type TestServer } from '../harness/server';
import { problemsOf } from '../tenancy/calls';
import { change, refusal } from './calls';
import { restore, restoreToken } from './password-calls';
import { newcomer, signedIn } from './registering';
import { hosted, socialLogin, socialRegister } from './social';

let google: KeyServer;
let server: TestServer;

beforeAll(async () => {
  google = await startKeyServer();
  server = await startTestServer({ environment: google.environment });
});

afterAll(async () => {
  await server.close();
  await google.close();
});

const names = (email: string) =>
  change(
    server,
    'SELECT provider, subject FROM social_names s JOIN users u ON u.tenant_id = s.tenant AND u.id = s.user_id WHERE u.email = $1',
    email,
  );

describe('an account whose address is proved', () => {
  it('is signed in to, on a device that is remembered, and linked for good', async () => {
    const email = 'admin@demo.test';
    const { data, errors } = await socialLogin(server, await google.credential({ sub: 'g-admin', ...hosted(email) }));
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

    // From now on it is the provider's name that counts, whatever the address has become there.
    const moved = await google.credential({ sub: 'g-admin', email: 'elsewhere@example.com', email_verified: false });
    expect((await socialLogin(server, moved)).data?.socialLogin.user.email).toBe(email);
    expect(await names(email)).toHaveLength(1);
  });

  it('is found whatever the spelling of its address', async () => {
    expect(
      (await socialLogin(server, await google.credential({ sub: 'g-other', ...hosted('ADMIN@other.test') }))).errors,
    ).toBeUndefined();
  });

  it('is linked by a code and by an access token alike', async () => {
    const said = (sub: string, email: string) => ({ sub, ...hosted(email) });
    const byCode = await socialLogin(server, google.code(said('g-driver', 'driver@demo.test')), { kind: 'CODE' });
    expect(byCode.errors).toBeUndefined();
    await change(server, "UPDATE users SET email = 'support@gmail.com' WHERE email = 'support@demo.test'");
    await change(server, "UPDATE sign_in_names SET email = 'support@gmail.com' WHERE email = 'support@demo.test'");
    const byToken = await socialLogin(
      server,
      google.accessToken({ sub: 'g-support', email: 'support@gmail.com', email_verified: true }),
      { kind: 'ACCESS_TOKEN' },
    );
    expect(byToken.errors).toBeUndefined();
  });

  it('is not linked unless the provider vouches for the address', async () => {
    const email = 'logistician@demo.test';
    const doubtful = [
      { sub: 'g-1', email },
      { sub: 'g-2', email, email_verified: false, hd: 'demo.test' },
      { sub: 'g-3', email, email_verified: 'no', hd: 'demo.test' },
      // Shown once to be theirs, of a domain that Google does not host.
      { sub: 'g-4', email, email_verified: true },
    ];
    for (const said of doubtful)
      expect(refusal(await socialLogin(server, await google.credential(said)))).toEqual({
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
    expect(refusal(await asMicrosoft({}))).toEqual({ code: 1101, reason: 'not_linked' });
    expect(refusal(await asMicrosoft({ xms_edov: false }))).toEqual({ code: 1101, reason: 'not_linked' });
    expect(await names(email)).toEqual([]);
    expect((await asMicrosoft({ xms_edov: '1' })).errors).toBeUndefined();
    expect(await names(email)).toEqual([['MICROSOFT', `${tid}.m-1`]]);
  });

  it('is linked once when ten come at once', async () => {
    const email = 'operator@waybill.test';
    const token = await google.credential({ sub: 'g-operator', ...hosted(email) });
    const answers = await Promise.all(Array.from({ length: 10 }, () => socialLogin(server, token)));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(await names(email)).toEqual([['GOOGLE', 'g-operator']]);
  });
});

describe('an account whose holder has not proved the address', () => {
  it('is not linked, whatever the provider says: who registered it may not be who owns it', async () => {
    const email = 'squatter@victim.example';
    await newcomer(server, email);
    const victim = await google.credential({ sub: 'g-victim', ...hosted(email) });
    expect(refusal(await socialLogin(server, victim))).toEqual({ code: 1101, reason: 'not_linked' });
    await change(server, 'UPDATE users SET email_proved_at = now() WHERE email = $1', email);
    expect((await socialLogin(server, victim)).errors).toBeUndefined();
  });

  it('is closed to whoever registered it by a provider, once the owner of the address has a password', async () => {
    const email = 'owner@victim.example';
    const tid = '72f988bf-86f1-41af-91ab-2d7cd011db47';
    const said = { iss: `${google.url}/${tid}/v2.0`, tid, sub: 'm-squatter', email };
    const squatter = async () => google.credential(said);
    const microsoft = { provider: 'MICROSOFT' };
    expect((await socialRegister(server, await squatter(), microsoft)).errors).toBeUndefined();
    expect((await restore(server, await restoreToken(server, email))).errors).toBeUndefined();
    expect(await names(email)).toEqual([]);
    expect(refusal(await socialLogin(server, await squatter(), microsoft)).reason).toBe('not_linked');
  });

  it('stays linked through a new password once its address was proved', async () => {
    const email = 'restorer@gmail.com';
    const said = { sub: 'g-restorer', email, email_verified: true };
    expect((await socialRegister(server, await google.credential(said))).errors).toBeUndefined();
    expect((await restore(server, await restoreToken(server, email))).errors).toBeUndefined();
    expect((await socialLogin(server, await google.credential(said))).errors).toBeUndefined();
  });
});

describe('whoever may not work', () => {
  const notRegistered = { code: 1101, reason: 'not_registered' };

  it('is told the same as a stranger: whether unknown, invited, disabled or removed, linked or not', async () => {
    expect(
      refusal(
        await socialLogin(server, await google.credential({ sub: 'g-stranger', ...hosted('stranger@demo.test') })),
      ),
    ).toEqual(notRegistered);
    expect(refusal(await socialLogin(server, await google.credential({ sub: 'g-nameless' })))).toEqual(notRegistered);
    const email = 'worker@steps.example';
    const token = await google.credential({ sub: 'g-worker', ...hosted(email) });
    await newcomer(server, email);
    await change(server, 'UPDATE users SET email_proved_at = now() WHERE email = $1', email);
    const inState = async (state: string) => {
      await change(server, 'UPDATE users SET state = $2 WHERE email = $1', email, state);
      return refusal(await socialLogin(server, token));
    };
    expect(await inState('INVITED')).toEqual(notRegistered);
    expect(await inState('IN_ACTIVE')).toEqual(notRegistered);
    expect(await names(email)).toEqual([]);
    expect(await inState('ACTIVE')).toEqual({ code: undefined, reason: undefined });
    expect(await inState('IN_ACTIVE')).toEqual(notRegistered);
    await change(server, "UPDATE users SET state = 'DELETED', deleted_at = now() WHERE email = $1", email);
    expect(refusal(await socialLogin(server, token))).toEqual(notRegistered);
  });

  it('is out when the company was removed', async () => {
    const email = 'gone@steps.example';
    const { data } = await socialRegister(server, await google.credential({ sub: 'g-gone', ...hosted(email) }));
    await change(server, 'UPDATE tenants SET deleted_at = now() WHERE id = $1', data?.socialRegister.user.tenant.id);
    expect(refusal(await socialLogin(server, await google.credential({ sub: 'g-gone', ...hosted(email) })))).toEqual(
      notRegistered,
    );
  });

  it('leaves the provider’s name free when they are removed', async () => {
    const owner = await server.signIn('admin@other.test');
    const email = 'leaver@other.test';
    const { data } = await server.call<{ roles: { data: { id: string }[] } }>(
      '{ roles(first: 1, where: { column: name, value: "driver" }) { data { id } } }',
      {},
      { token: owner.token },
    );
    const input = { email, roles: { sync: [data?.roles.data[0]?.id] } };
    const made = await server.call<{ createUser: { id: string } }>(
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
      { input },
      { token: owner.token },
    );
    const id = made.data?.createUser.id;
    await change(server, "UPDATE users SET state = 'ACTIVE', email_proved_at = now() WHERE email = $1", email);
    const token = await google.credential({ sub: 'g-leaver', ...hosted(email) });
    expect((await socialLogin(server, token)).errors).toBeUndefined();
    expect(
      (await server.call('mutation ($id: ID!) { deleteUser(id: $id) { id } }', { id }, { token: owner.token })).errors,
    ).toBeUndefined();
    expect(refusal(await socialLogin(server, token))).toEqual(notRegistered);
    expect((await socialRegister(server, token)).errors).toBeUndefined();
  });
});

describe('registering by a provider', () => {
  it('begins a company whose administrator has a name and a proved address, and no password', async () => {
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
    const [row] = await change(
      server,
      'SELECT password_hash, email_proved_at IS NOT NULL FROM users WHERE email = $1',
      email,
    );
    expect(row).toEqual([null, 't']);
    const again = await socialLogin(server, await google.credential(said));
    expect(again.data?.socialLogin.user.tenant.id).toBe(data?.socialRegister.user.tenant.id);
  });

  it('takes an address as not proved when the provider does not vouch for it', async () => {
    const email = 'unsure@steps.example';
    expect((await socialRegister(server, await google.credential({ sub: 'g-unsure', email }))).errors).toBeUndefined();
    expect(await change(server, 'SELECT email_proved_at FROM users WHERE email = $1', email)).toEqual([[null]]);
  });

  it('is refused for an address that someone has, and for a person who is known', async () => {
    const tenants = () => change(server, 'SELECT count(*) FROM tenants');
    const before = await tenants();
    const taken = await socialRegister(
      server,
      await google.credential({ sub: 'g-taken', ...hosted('admin@demo.test') }),
    );
    expect(refusal(taken).code).toBe(23505);
    expect(problemsOf(taken)).toEqual({ 'input.email': ['unique'] });
    const known = await socialRegister(
      server,
      await google.credential({ sub: 'g-hanna', ...hosted('second@steps.example') }),
    );
    expect(refusal(known).code).toBe(23505);
    expect(problemsOf(known)).toEqual({ 'input.token': ['unique'] });
    expect(await tenants()).toEqual(before);
  });

  it('needs an address', async () => {
    for (const email of [undefined, '', 'zofia', 7]) {
      const answer = await socialRegister(server, await google.credential({ sub: 'g-none', email: email ?? null }));
      expect(problemsOf(answer)).toEqual({ 'input.token': ['email'] });
    }
  });

  it('cuts names that are too long, and leaves out what is none', async () => {
    const said = { sub: 'g-long', ...hosted('long@steps.example'), given_name: 'Ż'.repeat(300), family_name: 'a\0b' };
    const { data } = await socialRegister(server, await google.credential(said));
    expect(data?.socialRegister.user.profile).toMatchObject({ first_name: 'Ż'.repeat(100), last_name: null });
    expect(data && signedIn(data.socialRegister).methods).toContain('createVehicle');
  });
});
