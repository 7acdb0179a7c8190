import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBeside } from '../harness/beside';
import { startTestServer, type TestServer } from '../harness/server';
import { change, login, refusal } from './calls';
import { accept, checkToken, endLinks, goodPassword, pages, restore, tokenTo, userInvite } from './password-calls';
import { addActive, callsOf, newEmail, type People, problems, rolesOf, type UserRecord } from './people';

let server: TestServer;
let token: string;
let admin: People;
let driverRole: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn('admin@demo.test'));
  admin = callsOf(server, token);
  driverRole = (await rolesOf(admin)).driver?.id ?? '';
});

afterAll(() => server.close());

/** Somebody who was added and has not accepted. */
async function added(): Promise<UserRecord> {
  const { data, errors } = await admin.createUser({ email: newEmail(), roles: { connect: [driverRole] } });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createUser;
}

/** Somebody who has an invitation, with its token. */
async function invited(): Promise<{ user: UserRecord; link: string }> {
  const user = await added();
  await userInvite(server, token, user.email);
  return { user, link: await tokenTo(server, user.email) };
}

const stateOf = async (id: string) =>
  (await admin.list('users', 'state modified_at', { where: { column: 'id', value: id } }))[0];

describe('an invitation', () => {
  it('comes by mail in the company’s language, from who invites', async () => {
    const user = await added();
    expect(await server.mails(user.email)).toEqual([]);
    expect((await userInvite(server, token, user.email)).data).toEqual({
      userInvite: { status: 'success', message: 'The invitation is on its way.' },
    });
    const [mail] = await server.mails(user.email);
    expect(mail).toMatchObject({
      language: 'pl',
      subject: 'Zaproszenie do systemu Waybill od firmy Trakt Bursztynowy Sp. z o.o.',
    });
    expect(mail?.text).toContain('Joanna Wilczyńska zaprasza Cię');
    expect(mail?.link).toBe(`${pages.invitation}?token=${mail?.token}`);
  });

  it('makes an active user with a password of whoever accepts it, once', async () => {
    const { user, link } = await invited();
    expect(await checkToken(server, link)).toMatchObject({ email: user.email, status: 'VALID', purpose: 'INVITATION' });
    expect((await accept(server, link)).data?.updateUserInvitePassword.status).toBe('success');
    expect((await stateOf(user.id))?.state).toBe('ACTIVE');
    expect((await login(server, user.email, goodPassword)).errors).toBeUndefined();
    expect(await change(server, 'SELECT email_proved_at IS NOT NULL FROM users WHERE id = $1', user.id)).toEqual([
      ['t'],
    ]);
    expect((await checkToken(server, link))?.status).toBe('UNKNOWN');
    expect(problems(await accept(server, link, 'another one that is good'))).toEqual({
      'input.token': ['token_unknown'],
    });
  });

  it('is used by one of two who come with it at once', async () => {
    const { user, link } = await invited();
    const chosen = ['first of the two', 'second of the two'];
    const answers = await Promise.all(chosen.map((password) => accept(server, link, password)));
    const winners = chosen.filter((_, index) => !answers[index]?.errors);
    expect(winners).toHaveLength(1);
    expect((await login(server, user.email, winners[0])).errors).toBeUndefined();
  });

  it('that is accepted stands in the user’s history and changes the record', async () => {
    const { user, link } = await invited();
    await accept(server, link);
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

  it('ends after days', async () => {
    const { user, link } = await invited();
    const [[days] = []] = await change(
      server,
      'SELECT round(extract(epoch FROM expires_at - now()) / 86400) FROM user_codes WHERE user_id = $1',
      user.id,
    );
    expect(Number(days)).toBe(7);
    await endLinks(server);
    expect((await checkToken(server, link))?.status).toBe('EXPIRED');
    expect(problems(await accept(server, link))).toEqual({ 'input.token': ['token_expired'] });
    expect((await stateOf(user.id))?.state).toBe('INVITED');
  });

  it('that is sent again makes the first one worthless, at once', async () => {
    const { user, link } = await invited();
    await userInvite(server, token, user.email);
    expect((await checkToken(server, link))?.status).toBe('UNKNOWN');
    const second = await tokenTo(server, user.email);
    expect(second).not.toBe(link);
    expect(problems(await accept(server, link))).toEqual({ 'input.token': ['token_unknown'] });
    expect((await accept(server, second)).errors).toBeUndefined();
  });

  it('gives no password to forget, and its link is of no other kind', async () => {
    const { link } = await invited();
    expect(problems(await restore(server, link))).toEqual({ 'input.token': ['token_unknown'] });
    expect((await checkToken(server, link))?.status).toBe('VALID');
  });

  it('is worth nothing once its user was removed', async () => {
    const { user, link } = await invited();
    await admin.deleteUser(user.id);
    expect((await checkToken(server, link))?.status).toBe('UNKNOWN');
    expect(problems(await accept(server, link))).toEqual({ 'input.token': ['token_unknown'] });
  });

  it('outlives a password that is refused', async () => {
    const { link } = await invited();
    expect(problems(await accept(server, link, 'qwertyuiop'))).toEqual({ 'input.password': ['password_common'] });
    expect((await accept(server, link)).errors).toBeUndefined();
  });
});

describe('inviting', () => {
  it('is refused for who has accepted, for a stranger, and for another company’s people', async () => {
    const { email } = await addActive(server, admin, [driverRole]);
    expect(problems(await userInvite(server, token, email))).toEqual({ 'input.email': ['not_invited'] });
    const unknown = await userInvite(server, token, newEmail());
    expect(problems(unknown)).toEqual({ 'input.email': ['not_found'] });
    expect((await userInvite(server, token, 'admin@other.test')).body).toEqual(unknown.body);
    expect((await userInvite(server, token, 'admin@other.test\u0000')).body).toEqual(unknown.body);
  });

  it('leads to an allowed page alone', async () => {
    const { email } = await added();
    for (const url of [
      'https://evil.example/auth/invitation',
      'http://localhost@evil.example/',
      pages.restore,
      `${pages.invitation}#x`,
    ]) {
      expect(problems(await userInvite(server, token, email, url))).toEqual({ 'input.auth_url': ['origin'] });
    }
    expect(await server.mails(email)).toEqual([]);
  });

  it('is for those who may change users', async () => {
    const { email } = await added();
    const driver = await server.signIn('driver@demo.test');
    expect(refusal(await userInvite(server, driver.token, email)).code).toBe(1200);
  });

  it('fills nobody’s letter box', { timeout: 300_000 }, async () => {
    const limited = await startBeside(server, { environment: { SIGN_IN_ATTEMPTS_PER_ACCOUNT: '3' } });
    try {
      const own = await limited.signIn('admin@demo.test');
      const { data } = await callsOf(limited, own.token).createUser({
        email: newEmail(),
        roles: { connect: [driverRole] },
      });
      const email = data?.createUser.email ?? '';
      // What is refused for its page does not count.
      for (let time = 0; time < 4; time += 1)
        expect(problems(await userInvite(limited, own.token, email, pages.restore))).toBeDefined();
      const answers = await Promise.all(Array.from({ length: 10 }, () => userInvite(limited, own.token, email)));
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(3);
      expect(answers.filter((answer) => refusal(answer).reason === 'locked')).toHaveLength(7);
      expect(await limited.mails(email)).toHaveLength(3);
    } finally {
      await limited.close();
    }
  });
});
