import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { loginByPassword, demoAccountPassword, refusalOf, fetchTokenRefusal, runSql, signInForTokens } from './calls';
import {
  acceptInvitation,
  fetchLinkTokenState,
  mailLinkPages,
  readMailedToken,
  requestResetToken,
  sendInvitation,
  strongPassword,
  updatePassword,
} from './password-calls';
import { authenticatorCodeOf, enableSecondFactor } from './second-factor';
import {
  createActiveUser,
  fetchPermissionIds,
  fetchRoles,
  newEmail,
  problemCodesByPath,
  usersApiOf,
} from './users-api';
import type { UsersApi } from './users-api';

let server: TestServer;
let admin: SignedInUser;
let people: UsersApi;
let driverRole: string;
let user: { id: string; email: string };
let token: string;
let next: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { CODES_PER_HOUR: '20' } });
  admin = await server.signIn('admin@demo.test');
  people = usersApiOf(server, admin.token);
  driverRole = (await fetchRoles(people)).driver?.id ?? '';
});

beforeEach(async () => {
  user = await createActiveUser(server, people, [driverRole]);
  token = (await signInForTokens(server, user.email)).access_token;
  next = newEmail();
});

afterAll(() => server.close());

function call(method: string, type: string, input: object, by = token) {
  const query = `mutation ($input: ${type}!) { ${method}(input: $input) { message } }`;
  return server.call<Record<string, { message: string }>>(query, { input }, { token: by });
}
const changeEmail = (email: string, more: object = {}) =>
  call('changeEmail', 'ChangeEmailInput', { email, password: demoAccountPassword, ...more });
const changeOthers = (user_id: string, email: string, by = admin.token) =>
  call('changeUserEmail', 'ChangeUserEmailInput', { user_id, email }, by);
const prove = (code: string, by = token) => call('proveEmail', 'ProveEmailInput', { code }, by);
const withUser = (method: string, id: string, by = token) =>
  server.call(`mutation ($id: ID!) { ${method}(user_id: $id) { status } }`, { id }, { token: by });

const account = async (by = token) =>
  (await server.call('{ account { email pending_email } }', {}, { token: by })).data?.account;

/** Returns the code in the newest mail with one to an address. */
async function mailedCode(address: string): Promise<string> {
  const codes = (await server.mails(address)).flatMap(({ text }) => /\b\d{3} ?\d{3}\b/.exec(text) ?? []);
  return codes[0] ?? `no code for ${address}`;
}
const subjects = async (address: string) => (await server.mails(address)).map(({ subject }) => subject).toSorted();

describe('changing one’s own address', () => {
  it('takes effect with the code that the new address gets, and is mailed to the old one', async () => {
    const elsewhere = await signInForTokens(server, user.email);
    expect((await changeEmail(` ${next.toUpperCase()} `)).errors).toBeUndefined();
    expect(await account()).toEqual({ email: user.email, pending_email: next });
    expect(refusalOf(await loginByPassword(server, next)).reason).toBe('credentials');
    expect((await loginByPassword(server, user.email)).errors).toBeUndefined();
    expect(await subjects(user.email)).toContain('Zmiana adresu e-mail w systemie Waybill');

    const link = await requestResetToken(server, user.email);
    expect((await prove(await mailedCode(next))).errors).toBeUndefined();
    expect(await account()).toEqual({ email: next, pending_email: null });
    expect(await subjects(user.email)).toContain('Adres e-mail w systemie Waybill został zmieniony');
    expect(refusalOf(await loginByPassword(server, user.email)).reason).toBe('credentials');
    expect((await loginByPassword(server, next)).errors).toBeUndefined();
    // What was sent to the old mailbox, and other sessions, end.
    expect((await fetchLinkTokenState(server, link))?.status).toBe('UNKNOWN');
    expect(await fetchTokenRefusal(server, elsewhere.access_token)).toEqual({ code: 1103, reason: 'expired' });
    expect(await fetchTokenRefusal(server, token)).toBeUndefined();
    const [row] = await runSql(
      server,
      'SELECT user_id, details::text FROM activities WHERE entity_id = $1 ORDER BY id DESC LIMIT 1',
      user.id,
    );
    expect(row?.[0]).toBe(user.id);
    expect(JSON.parse(row?.[1] ?? '')).toMatchObject({ fields: ['email'] });
    // The old address is free for another account.
    expect((await people.createUser({ email: user.email, roles: { connect: [driverRole] } })).errors).toBeUndefined();
  });

  it('is refused with a wrong password, the same address or no address, and needs the second factor', async () => {
    expect(problemCodesByPath(await changeEmail(next, { password: 'wrong' }))).toEqual({
      'input.password': ['password_wrong'],
    });
    expect(problemCodesByPath(await changeEmail(user.email))).toEqual({ 'input.email': ['email_same'] });
    expect(problemCodesByPath(await changeEmail('nobody'))).toEqual({ 'input.email': ['email'] });
    const { secret } = await enableSecondFactor(server, token, user.id);
    expect(refusalOf(await changeEmail(next))).toEqual({ code: 1102, reason: 'code_required' });
    expect(refusalOf(await changeEmail(next, { code: '000000' })).reason).toBe('code_wrong');
    expect(await account()).toEqual({ email: user.email, pending_email: null });
    expect((await changeEmail(next, { code: authenticatorCodeOf(secret, 1) })).errors).toBeUndefined();
    expect(await account()).toEqual({ email: user.email, pending_email: next });
  });

  it('answers alike for a taken address, whose holder gets a mail instead of a code', async () => {
    const taken = await createActiveUser(server, people, [driverRole]);
    const free = await changeEmail(next);
    const used = await changeEmail(taken.email);
    expect(used.body).toEqual(free.body);
    expect(await account()).toEqual({ email: user.email, pending_email: taken.email });
    expect(await subjects(taken.email)).toEqual(['Ktoś próbował użyć Twojego adresu e-mail']);
    expect(problemCodesByPath(await prove('123456'))).toEqual({ 'input.code': ['email_code_wrong'] });
  });

  it('is canceled by its user, and by a new password', async () => {
    await changeEmail(next);
    const code = await mailedCode(next);
    expect((await withUser('cancelEmailChange', user.id)).errors).toBeUndefined();
    expect(await account()).toEqual({ email: user.email, pending_email: null });
    expect(problemCodesByPath(await prove(code))).toEqual({ 'input.code': ['email_nothing_to_prove'] });
    await changeEmail(next);
    const { data } = await updatePassword(server, token, demoAccountPassword, strongPassword);
    expect(await account(data?.updatePassword.access_token)).toEqual({ email: user.email, pending_email: null });
  });
});

describe('changing another user’s address', () => {
  it('waits for the code that the user enters, and is shown, resent and canceled until then', async () => {
    const where = { column: 'id', value: user.id };
    const pending = async () =>
      (
        await people.list<{ email: string; pending_email: string | null }>('users', 'email pending_email', { where })
      )[0];
    expect((await changeOthers(user.id, next)).errors).toBeUndefined();
    expect(await pending()).toEqual({ email: user.email, pending_email: next });
    const first = await mailedCode(next);
    await runSql(server, 'DELETE FROM mails');
    expect((await withUser('resendEmailCode', user.id, admin.token)).errors).toBeUndefined();
    await expect.poll(() => mailedCode(next)).not.toBe(first);
    expect(problemCodesByPath(await prove(first))).toEqual({ 'input.code': ['email_code_wrong'] });
    expect((await withUser('cancelEmailChange', user.id, admin.token)).errors).toBeUndefined();
    expect(await pending()).toEqual({ email: user.email, pending_email: null });

    await changeOthers(user.id, newEmail());
    const last = newEmail();
    await changeOthers(user.id, last);
    expect((await prove(await mailedCode(last))).errors).toBeUndefined();
    expect(await pending()).toEqual({ email: last, pending_email: null });
  });

  it('mails the newest address once when it follows another one at once', async () => {
    const last = newEmail();
    await changeOthers(user.id, next);
    await changeOthers(user.id, last);
    expect(await server.mails(last)).toHaveLength(1);
    expect((await prove(await mailedCode(last))).errors).toBeUndefined();
  });

  it('takes effect at once for an invited user, who gets a new invitation, and ends the earlier link', async () => {
    const invited = (await people.createUser({ email: newEmail(), roles: { connect: [driverRole] } })).data?.createUser;
    if (!invited) throw new Error('The user was not created.');
    const correct = (email: string, auth_url: string | undefined = mailLinkPages.invitation) =>
      call('changeUserEmail', 'ChangeUserEmailInput', { user_id: invited.id, email, auth_url }, admin.token);
    await sendInvitation(server, admin.token, invited.email);
    const wrongLink = await readMailedToken(server, invited.email);

    expect(problemCodesByPath(await correct(next, ''))).toEqual({ 'input.auth_url': ['required'] });
    expect(problemCodesByPath(await correct(next, 'https://evil.example/auth/invitation'))).toEqual({
      'input.auth_url': ['origin'],
    });
    expect(problemCodesByPath(await correct(invited.email))).toEqual({ 'input.email': ['email_same'] });
    expect(problemCodesByPath(await correct(user.email))).toEqual({ 'input.email': ['unique'] });
    expect((await fetchLinkTokenState(server, wrongLink))?.status).toBe('VALID');

    expect((await correct(` ${next.toUpperCase()} `)).errors).toBeUndefined();
    expect((await fetchLinkTokenState(server, wrongLink))?.status).toBe('UNKNOWN');
    expect(await server.mails(next)).toHaveLength(1);

    // An invitation that still waits is not mailed to the newest address in addition.
    const last = newEmail();
    await sendInvitation(server, admin.token, next);
    await correct(last);
    expect(await server.mails(last)).toHaveLength(1);
    const shown = await people.list('users', 'email state', { where: { column: 'id', value: invited.id } });
    expect(shown).toEqual([{ email: last, state: 'INVITED' }]);
    expect((await acceptInvitation(server, await readMailedToken(server, last))).errors).toBeUndefined();
    expect((await loginByPassword(server, last, strongPassword)).errors).toBeUndefined();
  });

  it('is refused without the permission, for oneself, other companies, and users with more power', async () => {
    const other = await server.signIn('admin@other.test');
    expect(refusalOf(await changeOthers(user.id, next, token)).code).toBe(1200);
    expect(problemCodesByPath(await changeOthers(admin.user, next))).toEqual({ 'input.user_id': ['own_email'] });
    for (const id of [other.user, '123', 'x']) {
      expect(problemCodesByPath(await changeOthers(id, next))).toEqual({ 'input.user_id': ['not_found'] });
      for (const method of ['resendEmailCode', 'cancelEmailChange'])
        expect(problemCodesByPath(await withUser(method, id, admin.token))).toEqual({ user_id: ['not_found'] });
    }
    for (const method of ['resendEmailCode', 'cancelEmailChange'])
      expect(problemCodesByPath(await withUser(method, admin.user))).toEqual({ user_id: ['not_found'] });

    const permissions = await fetchPermissionIds(people);
    const connect = [permissions['users.read'], permissions['users.write']];
    const role = (await people.createRole({ name: 'front desk', permissions: { connect } })).data?.createRole.id ?? '';
    const desk = await server.signIn((await createActiveUser(server, people, [role])).email);
    expect(problemCodesByPath(await changeOthers(admin.user, next, desk.token))).toEqual({
      'input.user_id': ['not_held'],
    });
    expect((await changeOthers(user.id, next, desk.token)).errors).toBeUndefined();
  });
});
