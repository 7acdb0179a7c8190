import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql, loginByPassword, refusalOf } from './calls';
import {
  acceptInvitation,
  fetchLinkTokenState,
  expireLinks,
  strongPassword,
  mailLinkPages,
  resetPassword,
  readMailedToken,
  sendInvitation,
} from './password-calls';
import {
  createActiveUser,
  usersApiOf,
  newEmail,
  type UsersApi,
  problemCodesByPath,
  fetchRoles,
  type UserRecord,
} from './users-api';

let server: TestServer;
let token: string;
let admin: UsersApi;
let driverRole: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn('admin@demo.test'));
  admin = usersApiOf(server, token);
  driverRole = (await fetchRoles(admin)).driver?.id ?? '';
});

afterAll(() => server.close());

/** Creates an invited user without sending the invitation mail. */
async function createInvitedUser(): Promise<UserRecord> {
  const { data, errors } = await admin.createUser({ email: newEmail(), roles: { connect: [driverRole] } });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createUser;
}

/** Creates a user and sends the invitation mail. Returns the user, and as `link` the token in the mail's link. */
async function inviteUser(): Promise<{ user: UserRecord; link: string }> {
  const user = await createInvitedUser();
  await sendInvitation(server, token, user.email);
  return { user, link: await readMailedToken(server, user.email) };
}

const stateOf = async (id: string) =>
  (await admin.list('users', 'state modified_at', { where: { column: 'id', value: id } }))[0];

describe('an invitation', () => {
  it('is sent in the company’s language, with the inviting user', async () => {
    const user = await createInvitedUser();
    expect(await server.mails(user.email)).toEqual([]);
    expect((await sendInvitation(server, token, user.email)).data).toEqual({
      userInvite: { status: 'success', message: 'The invitation has been sent.' },
    });
    const [mail] = await server.mails(user.email);
    expect(mail).toMatchObject({
      language: 'pl',
      subject: 'Zaproszenie do systemu Waybill od firmy Trakt Bursztynowy Sp. z o.o.',
    });
    expect(mail?.text).toContain('Joanna Wilczyńska zaprasza Cię');
    expect(mail?.link).toBe(`${mailLinkPages.invitation}?token=${mail?.token}`);
  });

  it('activates the user with a password, once', async () => {
    const { user, link } = await inviteUser();
    expect(await fetchLinkTokenState(server, link)).toMatchObject({
      email: user.email,
      status: 'VALID',
      purpose: 'INVITATION',
    });
    expect((await acceptInvitation(server, link)).data?.updateUserInvitePassword.status).toBe('success');
    expect((await stateOf(user.id))?.state).toBe('ACTIVE');
    expect((await loginByPassword(server, user.email, strongPassword)).errors).toBeUndefined();
    expect(await runSql(server, 'SELECT email_proved_at IS NOT NULL FROM users WHERE id = $1', user.id)).toEqual([
      ['t'],
    ]);
    expect((await fetchLinkTokenState(server, link))?.status).toBe('UNKNOWN');
    expect(problemCodesByPath(await acceptInvitation(server, link, 'another one that is good'))).toEqual({
      'input.token': ['token_unknown'],
    });
  });

  it('is accepted for one of two concurrent calls', async () => {
    const { user, link } = await inviteUser();
    const chosen = ['first of the two', 'second of the two'];
    const responses = await Promise.all(chosen.map((password) => acceptInvitation(server, link, password)));
    const winners = chosen.filter((_, index) => !responses[index]?.errors);
    expect(winners).toHaveLength(1);
    expect((await loginByPassword(server, user.email, winners[0])).errors).toBeUndefined();
  });

  it('is recorded in the user’s history when accepted', async () => {
    const { user, link } = await inviteUser();
    await acceptInvitation(server, link);
    expect((await stateOf(user.id))?.modified_at).not.toBe(user.modified_at);
    const history = await admin.list<{ action: string; user: { id: string } | null; param: unknown }>(
      'activities',
      'action user { id } param',
      {
        where: {
          AND: [
            { column: 'service_id', value: user.id },
            { column: 'action', value: 'CHANGED_STATUS' },
          ],
        },
      },
    );
    expect(history).toMatchObject([{ action: 'CHANGED_STATUS', user: { id: user.id } }]);
  });

  it('expires after days', async () => {
    const { user, link } = await inviteUser();
    const [[days] = []] = await runSql(
      server,
      'SELECT round(extract(epoch FROM expires_at - now()) / 86400) FROM user_codes WHERE user_id = $1',
      user.id,
    );
    expect(Number(days)).toBe(7);
    await expireLinks(server);
    expect((await fetchLinkTokenState(server, link))?.status).toBe('EXPIRED');
    expect(problemCodesByPath(await acceptInvitation(server, link))).toEqual({ 'input.token': ['token_expired'] });
    expect((await stateOf(user.id))?.state).toBe('INVITED');
  });

  it('is invalidated by a newer one', async () => {
    const { user, link } = await inviteUser();
    await sendInvitation(server, token, user.email);
    expect((await fetchLinkTokenState(server, link))?.status).toBe('UNKNOWN');
    const second = await readMailedToken(server, user.email);
    expect(second).not.toBe(link);
    expect(problemCodesByPath(await acceptInvitation(server, link))).toEqual({ 'input.token': ['token_unknown'] });
    expect((await acceptInvitation(server, second)).errors).toBeUndefined();
  });

  it('cannot be used to reset a password', async () => {
    const { link } = await inviteUser();
    expect(problemCodesByPath(await resetPassword(server, link))).toEqual({ 'input.token': ['token_unknown'] });
    expect((await fetchLinkTokenState(server, link))?.status).toBe('VALID');
  });

  it('is invalidated when the user is removed', async () => {
    const { user, link } = await inviteUser();
    await admin.deleteUser(user.id);
    expect((await fetchLinkTokenState(server, link))?.status).toBe('UNKNOWN');
    expect(problemCodesByPath(await acceptInvitation(server, link))).toEqual({ 'input.token': ['token_unknown'] });
  });

  it('stays valid after a refused password', async () => {
    const { link } = await inviteUser();
    expect(problemCodesByPath(await acceptInvitation(server, link, 'qwertyuiop'))).toEqual({
      'input.password': ['password_common'],
    });
    expect((await acceptInvitation(server, link)).errors).toBeUndefined();
  });
});

describe('inviting', () => {
  it('is refused for an active user, an unknown address, and users of another company', async () => {
    const { email } = await createActiveUser(server, admin, [driverRole]);
    expect(problemCodesByPath(await sendInvitation(server, token, email))).toEqual({ 'input.email': ['not_invited'] });
    const unknown = await sendInvitation(server, token, newEmail());
    expect(problemCodesByPath(unknown)).toEqual({ 'input.email': ['not_found'] });
    expect((await sendInvitation(server, token, 'admin@other.test')).body).toEqual(unknown.body);
    expect((await sendInvitation(server, token, 'admin@other.test\u0000')).body).toEqual(unknown.body);
  });

  it('accepts only allowed URLs', async () => {
    const { email } = await createInvitedUser();
    for (const url of [
      'https://evil.example/auth/invitation',
      'http://localhost@evil.example/',
      mailLinkPages.resetPassword,
      `${mailLinkPages.invitation}#x`,
    ]) {
      expect(problemCodesByPath(await sendInvitation(server, token, email, url))).toEqual({
        'input.auth_url': ['origin'],
      });
    }
    expect(await server.mails(email)).toEqual([]);
  });

  it('is refused without the permission', async () => {
    const { email } = await createInvitedUser();
    const driver = await server.signIn('driver@demo.test');
    expect(refusalOf(await sendInvitation(server, driver.token, email)).code).toBe(1200);
  });

  it('is limited per address', { timeout: 300_000 }, async () => {
    const limited = await startSecondServer(server, { environment: { SIGN_IN_ATTEMPTS_PER_ACCOUNT: '3' } });
    try {
      const own = await limited.signIn('admin@demo.test');
      const { data } = await usersApiOf(limited, own.token).createUser({
        email: newEmail(),
        roles: { connect: [driverRole] },
      });
      const email = data?.createUser.email ?? '';
      // An invitation that is refused because of its URL does not count towards the limit.
      for (let time = 0; time < 4; time += 1)
        expect(
          problemCodesByPath(await sendInvitation(limited, own.token, email, mailLinkPages.resetPassword)),
        ).toBeDefined();
      const responses = await Promise.all(Array.from({ length: 10 }, () => sendInvitation(limited, own.token, email)));
      expect(responses.filter(({ errors }) => !errors)).toHaveLength(3);
      expect(responses.filter((response) => refusalOf(response).reason === 'locked')).toHaveLength(7);
      expect(await limited.mails(email)).toHaveLength(3);
    } finally {
      await limited.close();
    }
  });
});
