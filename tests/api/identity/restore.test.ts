import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBeside } from '../harness/beside';
import { startTestServer, type TestServer } from '../harness/server';
import { change, login, pairOf, refresh, refusal, refusalOf } from './calls';
import { checkToken, endLinks, goodPassword, pages, restore, restoreToken } from './password-calls';
import { addActive, callsOf, type People, problems, rolesOf } from './people';

let server: TestServer;
let admin: People;
let driverRole: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = callsOf(server, (await server.signIn('admin@demo.test')).token);
  driverRole = (await rolesOf(admin)).driver?.id ?? '';
});

afterAll(() => server.close());

/** Time for a test that starts a server of its own. */
const slow = { timeout: 300_000 };

/** An active user of their own for each test; their address. */
const person = async () => (await addActive(server, admin, [driverRole])).email;

describe('a link to a new password', () => {
  it('comes by mail, is known for what it is, and gives the password once', async () => {
    const email = await person();
    const token = await restoreToken(server, email);
    const [mail] = await server.mails(email);
    expect(mail?.link).toBe(`${pages.restore}?token=${encodeURIComponent(token)}`);
    expect(mail?.html).toContain(mail?.link);

    const valid = { email, status: 'VALID', purpose: 'RESTORE', company: 'Trakt Bursztynowy Sp. z o.o.' };
    expect(await checkToken(server, token)).toEqual(valid);
    // Asking uses nothing up.
    expect(await checkToken(server, token)).toEqual(valid);

    expect((await restore(server, token)).data?.updateForgottenPassword.status).toBe('success');
    expect((await login(server, email, goodPassword)).errors).toBeUndefined();
    expect(refusal(await login(server, email)).reason).toBe('credentials');
    expect(await checkToken(server, token)).toEqual({ email: null, status: 'UNKNOWN', purpose: null, company: null });
    expect(problems(await restore(server, token, 'another one that is good'))).toEqual({
      'input.token': ['token_unknown'],
    });
    expect((await login(server, email, goodPassword)).errors).toBeUndefined();
  });

  it('proves the address, ends all sessions and is told of by mail', async () => {
    const email = await person();
    const session = await pairOf(server, email);
    await restore(server, await restoreToken(server, email));
    expect(await refusalOf(server, session.access_token)).toEqual({ code: 1103, reason: 'expired' });
    expect(refusal(await refresh(server, session.refresh_token)).code).toBe(1103);
    const [newest] = await server.mails(email);
    expect(newest).toMatchObject({ language: 'pl', subject: 'Hasło do systemu Waybill zostało zmienione' });
    expect(newest?.link).toBeUndefined();
    const proved =
      "SELECT email_proved_at IS NOT NULL, change_password_date > now() - interval '1 minute' FROM users WHERE email = $1";
    expect(await change(server, proved, email)).toEqual([['t', 't']]);
  });

  it('forgives what was tried at the account, and nothing of what was tried from the address', async () => {
    const email = await person();
    const counts = () =>
      change(
        server,
        "SELECT left(key, 7), count FROM sign_in_attempts WHERE key ~ '^(account|address):' ORDER BY 1, 2",
      );
    const before = await counts();
    await login(server, email, 'wrong');
    await login(server, email, 'wrong again');
    const tried = await counts();
    expect(tried).not.toEqual(before);
    await restore(server, await restoreToken(server, email));
    expect(await counts()).toEqual(tried.filter(([kind, count]) => !(kind === 'account' && count === '2')));
  });

  it('is used by one of twenty who come with it at once', async () => {
    const email = await person();
    const token = await restoreToken(server, email);
    const chosen = Array.from({ length: 20 }, (_, index) => `long enough number ${index}`);
    const answers = await Promise.all(chosen.map((password) => restore(server, token, password)));
    const winners = chosen.filter((_, index) => !answers[index]?.errors);
    expect(winners).toHaveLength(1);
    expect(answers.filter((answer) => problems(answer)?.['input.token']?.includes('token_unknown'))).toHaveLength(19);
    expect((await login(server, email, winners[0])).errors).toBeUndefined();
  });

  it('is not used up by whoever opens its page', async () => {
    const email = await person();
    const token = await restoreToken(server, email);
    const [mail] = await server.mails(email);
    const { pathname, search } = new URL(mail?.link ?? '');
    for (const method of ['GET', 'HEAD'])
      await fetch(server.url + pathname + search, { method, headers: { accept: 'text/html' } }).then((r) => r.text());
    // Nor by a mutation over GET, which is refused.
    const query = `mutation { updateForgottenPassword(input: { token: "${token}", password: "${goodPassword}" }) { status } }`;
    const got = await fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`);
    expect(got.status).toBeGreaterThanOrEqual(400);
    await got.text();
    expect((await checkToken(server, token))?.status).toBe('VALID');
    expect((await restore(server, token)).errors).toBeUndefined();
  });

  it('ends', async () => {
    const token = await restoreToken(server, await person());
    const [[minutes] = []] = await change(
      server,
      'SELECT round(extract(epoch FROM max(expires_at) - now()) / 60) FROM user_codes',
    );
    expect(Number(minutes)).toBe(60);
    await endLinks(server);
    expect(await checkToken(server, token)).toEqual({ email: null, status: 'EXPIRED', purpose: null, company: null });
    expect(problems(await restore(server, token))).toEqual({ 'input.token': ['token_expired'] });
  });

  it('ends when a newer one is sent', async () => {
    const email = await person();
    const first = await restoreToken(server, email);
    const second = await restoreToken(server, email);
    expect(second).not.toBe(first);
    expect((await checkToken(server, first))?.status).toBe('UNKNOWN');
    expect(problems(await restore(server, first))).toEqual({ 'input.token': ['token_unknown'] });
    expect((await restore(server, second)).errors).toBeUndefined();
  });

  it('is nobody else’s, and of no other kind', async () => {
    const email = await person();
    const token = await restoreToken(server, email);
    const [tenant, id, secret] = token.split('.');
    const others = [
      `2.${id}.${secret}`,
      `${tenant}.1.${secret}`,
      `${tenant}.${id}.${'A'.repeat(43)}`,
      `${token}A`,
      '',
      '\u0000',
      'x'.repeat(5000),
    ];
    for (const other of others) {
      expect((await checkToken(server, other))?.status).toBe('UNKNOWN');
      expect(problems(await restore(server, other))).toEqual({ 'input.token': ['token_unknown'] });
    }
    const invitation = 'mutation ($input: TokenPasswordInput!) { updateUserInvitePassword(input: $input) { status } }';
    const answer = await server.call(invitation, { input: { token, password: goodPassword } });
    expect(problems(answer)).toEqual({ 'input.token': ['token_unknown'] });
    expect((await checkToken(server, token))?.status).toBe('VALID');
  });

  it('outlives a password that is refused', async () => {
    const email = await person();
    const token = await restoreToken(server, email);
    for (const [password, code] of [
      ['short', 'password_short'],
      ['Password2026!', 'password_common'],
      [email, 'password_personal'],
    ]) {
      expect(problems(await restore(server, token, password))).toEqual({ 'input.password': [code] });
    }
    expect((await restore(server, token)).errors).toBeUndefined();
  });

  it('works for nobody who was disabled or removed since', async () => {
    const { id, email } = await addActive(server, admin, [driverRole]);
    const token = await restoreToken(server, email);
    await admin.setState(id, 'IN_ACTIVE');
    expect((await checkToken(server, token))?.status).toBe('UNKNOWN');
    expect(problems(await restore(server, token))).toEqual({ 'input.token': ['token_unknown'] });
  });

  it('lets in who has tried too many passwords before', slow, async () => {
    const limited = await startBeside(server, { environment: { SIGN_IN_ATTEMPTS_PER_ACCOUNT: '3' } });
    try {
      for (let attempt = 0; attempt < 4; attempt += 1) await login(limited, 'driver@demo.test', 'wrong');
      expect(refusal(await login(limited, 'driver@demo.test')).reason).toBe('locked');
      await restore(limited, await restoreToken(limited, 'driver@demo.test'));
      expect((await login(limited, 'driver@demo.test', goodPassword)).errors).toBeUndefined();
    } finally {
      await limited.close();
    }
  });

  it('counts no attempt when the password chosen by it is refused', slow, async () => {
    const limited = await startBeside(server, { environment: { SIGN_IN_ATTEMPTS_PER_ACCOUNT: '3' } });
    try {
      const token = await restoreToken(limited, await person());
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect(problems(await restore(limited, token, 'short'))).toEqual({ 'input.password': ['password_short'] });
      expect((await restore(limited, token)).errors).toBeUndefined();
    } finally {
      await limited.close();
    }
  });

  it('is kept as a hash alone, and stands nowhere but in the mail', async () => {
    const token = await restoreToken(server, await person());
    const kept = await change(server, 'SELECT c::text FROM user_codes c UNION ALL SELECT m::text FROM mails m');
    expect(kept.length).toBeGreaterThan(1);
    expect(JSON.stringify(kept)).not.toContain(token.split('.')[2]);
  });
});

describe('a new password for an account with a second factor', () => {
  it('does not skip it: the right password alone is asked for a code', async () => {
    const { id, email } = await addActive(server, admin, [driverRole]);
    const token = await restoreToken(server, email);
    await change(
      server,
      "INSERT INTO second_factors (tenant_id, user_id, secret, confirmed_at) VALUES (1, $1, 'sealed', now())",
      id,
    );
    await change(server, 'UPDATE users SET uses_two_factor_auth = true WHERE id = $1', id);
    expect((await restore(server, token)).data?.updateForgottenPassword).toEqual({
      status: 'success',
      message: expect.any(String),
    });
    expect(refusal(await login(server, email, goodPassword))).toEqual({ code: 1102, reason: 'code_required' });
    expect(await change(server, 'SELECT secret FROM second_factors WHERE user_id = $1', id)).toEqual([['sealed']]);
  });
});
