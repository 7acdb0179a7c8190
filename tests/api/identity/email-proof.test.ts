import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { deleteExpiredProofs } from '../../../server/areas/identity/email-proofs/sweep';
import { methodDocumentOf, contractMethods } from '../contract/contract';
import { smallestArgumentsOf } from '../contract/input';
import { problemCodesOf } from '../tenancy/calls';
import { loginByPassword, refusalOf, fetchTokenRefusal, runSql } from './calls';
import {
  proveEmail,
  readMailedCode,
  tryRegisterCompany,
  registerUnproved,
  registerUser,
  resendEmailCode,
} from './registration';
import { strongPassword } from './password-calls';
import { newEmail } from './users-api';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const holder = 'logistician@demo.test';

async function mailedCode(email: string): Promise<string> {
  const code = await readMailedCode(server, email);
  if (!code) throw new Error(`The newest mail to ${email} has no code.`);
  return code;
}

const nextTo = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const mustProve = async ({ token }: SignedInUser) => {
  const { data } = await server.call<{ account: { must_prove_email: boolean } }>(
    '{ account { must_prove_email } }',
    {},
    { token },
  );
  return data?.account.must_prove_email;
};

describe('an unproved registration', () => {
  it('can call only the methods that prove the address, read the own account and sign out', async () => {
    const founder = await registerUnproved(server);
    const own = [
      'account',
      'latestSuccessfulPayment',
      'proveEmail',
      'resendEmailCode',
      'subscriptionState',
      'userDevices',
    ];
    const open = contractMethods.filter(({ name }) => name !== 'deleteDevice');
    const allowed: string[] = [];
    for (const method of open) {
      const { errors } = await server.call(
        methodDocumentOf(method, 1),
        smallestArgumentsOf(method, () => founder.user),
        { token: founder.token },
      );
      if (!errors?.some(({ extensions }) => extensions?.code === 1200)) allowed.push(method.name);
    }
    const publicOnes = ['login', 'register', 'refreshToken', 'forgotPassword', 'externalAccess'];
    expect(allowed).toEqual(expect.arrayContaining([...own, ...publicOnes]));
    expect(allowed).not.toEqual(expect.arrayContaining(['updateTenant']));
    const others = ['tenant', 'updateTenant', 'tariffs', 'startTrial', 'createContactSale', 'updateAccount', 'users'];
    expect(allowed.filter((name) => others.includes(name))).toEqual([]);
    expect(allowed.length).toBeLessThan(own.length + 12);
  });

  it('goes on after the code of its mail, typed with a space', async () => {
    const email = newEmail();
    const founder = await registerUnproved(server, email);
    expect(await mustProve(founder)).toBe(true);
    const code = await mailedCode(email);
    const answer = await proveEmail(server, founder, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(answer.data?.proveEmail.status).toBe('success');
    expect(await mustProve(founder)).toBe(false);
    expect(
      (await server.call('{ tenant(first: 1) { data { id } } }', {}, { token: founder.token })).errors,
    ).toBeUndefined();
    expect((await loginByPassword(server, email, strongPassword)).errors).toBeUndefined();
    expect(problemCodesOf(await proveEmail(server, founder, code))).toEqual({
      'input.code': ['email_nothing_to_prove'],
    });
  });

  it('reserves nothing: of two with one address, the first proof wins', async () => {
    const email = newEmail();
    const first = await registerUnproved(server, email);
    const firstCode = await mailedCode(email);
    const second = await registerUnproved(server, email);
    const secondCode = await mailedCode(email);
    expect(problemCodesOf(await proveEmail(server, first, secondCode))).toEqual({ 'input.code': ['email_code_wrong'] });
    const answers = await Promise.all([
      proveEmail(server, first, firstCode),
      proveEmail(server, second, secondCode),
      proveEmail(server, second, secondCode),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await runSql(server, 'SELECT count(*) FROM sign_in_names WHERE email = $1', email)).toEqual([['1']]);
    expect([await mustProve(first), await mustProve(second)]).toEqual(expect.arrayContaining([false, true]));
  });

  it('is deleted after a day, with its session; a proved one stays', async () => {
    const [late, proved] = [await registerUnproved(server), await registerUser(server)];
    const recent = await registerUnproved(server);
    await runSql(
      server,
      "UPDATE email_proofs SET created_at = now() - interval '25 hours' WHERE tenant_id = $1",
      late.tenant,
    );
    await server.database.system(deleteExpiredProofs);
    const left = await runSql(
      server,
      'SELECT id FROM tenants WHERE id IN ($1, $2, $3)',
      late.tenant,
      proved.tenant,
      recent.tenant,
    );
    expect(new Set(left.flat())).toEqual(new Set([proved.tenant, recent.tenant]));
    expect(await fetchTokenRefusal(server, late.token)).toEqual({ code: 1103, reason: 'expired' });
  });
});

describe('a taken address', () => {
  it('is answered as a free one, and its holder is mailed in the holder’s language', async () => {
    const [free, taken] = [newEmail(), holder.toUpperCase()];
    const [ofFree, ofTaken] = [
      await tryRegisterCompany(server, { email: free }),
      await tryRegisterCompany(server, { email: taken, lang: 'en' }),
    ];
    // Compares the responses without ids, tokens, address and language, which differ between any two registrations.
    const shapeOf = ({ status, body }: typeof ofFree) =>
      JSON.stringify({ status, body }).replace(/"(\d{6,}|[^"]*@[^"]*|[\w.-]{60,}|pl|en)"/g, '"…"');
    expect(shapeOf(ofTaken)).toBe(shapeOf(ofFree));
    const [mail] = await server.mails(holder);
    expect(mail).toMatchObject({ language: 'pl', subject: 'Ktoś próbował użyć Twojego adresu e-mail' });
    expect(await readMailedCode(server, holder)).toBeUndefined();
  });

  it('is never proved: each code is wrong, then used up, as for a free one', async () => {
    const outcomes = async (email: string) => {
      const founder = await registerUnproved(server, email);
      const wrong = nextTo((await readMailedCode(server, email)) ?? '000000');
      const seen: unknown[] = [];
      for (let time = 0; time < 6; time += 1) seen.push((await proveEmail(server, founder, wrong)).body);
      seen.push((await resendEmailCode(server, founder)).body, (await proveEmail(server, founder, wrong)).body);
      await runSql(
        server,
        "UPDATE email_proofs SET code_expires_at = now() - interval '1 second' WHERE email = $1",
        email,
      );
      seen.push((await proveEmail(server, founder, wrong)).body);
      return seen;
    };
    const ofFree = await outcomes(newEmail());
    expect(await outcomes(holder)).toEqual(ofFree);
    const codes = ['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'used_up', undefined, 'wrong', 'expired'];
    expect(ofFree.map((body) => /email_code_(\w+)/.exec(JSON.stringify(body))?.[1])).toEqual(codes);
  });

  it('does not make the registrant’s browser known to the holder’s account', async () => {
    const strict = await startSecondServer(server, {
      environment: { SIGN_IN_ATTEMPTS_PER_ACCOUNT: '3', CODES_PER_HOUR: '10' },
    });
    try {
      const headers = { 'content-type': 'application/json' };
      const call = (query: string, input: object, cookie = '') =>
        fetch(`${strict.url}/graphql`, {
          method: 'POST',
          headers: { ...headers, cookie },
          body: JSON.stringify({ query, variables: { input } }),
        });
      const registration = 'mutation ($input: RegisterInput!) { register(input: $input) { expires_in } }';
      const registered = await call(registration, { email: 'driver@demo.test', password: strongPassword, lang: 'en' });
      const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
      expect(cookie).not.toBe('');
      const signIn = 'mutation ($input: LoginInput!) { login(input: $input) { expires_in } }';
      const guess = { username: 'driver@demo.test', password: 'not the password' };
      for (let time = 0; time < 4; time += 1) await call(signIn, guess, cookie);
      const keys = await runSql(server, "SELECT key FROM sign_in_attempts WHERE key LIKE 'device:%'");
      expect(keys).toEqual([]);
    } finally {
      await strict.close();
    }
  });
});

describe('codes', () => {
  it('are replaced by a newer one, and work once among ten calls at once', async () => {
    const email = newEmail();
    const founder = await registerUnproved(server, email);
    const old = await mailedCode(email);
    expect((await resendEmailCode(server, founder)).errors).toBeUndefined();
    const newer = await mailedCode(email);
    expect(problemCodesOf(await proveEmail(server, founder, old))).toEqual({ 'input.code': ['email_code_wrong'] });
    const answers = await Promise.all(Array.from({ length: 10 }, () => proveEmail(server, founder, newer)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('are mailed a limited number of times to one address, and only to the caller', async () => {
    const strict = await startSecondServer(server, { environment: { CODES_PER_HOUR: '3' } });
    try {
      const email = newEmail();
      const founder = await registerUnproved(strict, email);
      expect(problemCodesOf(await resendEmailCode(strict, { ...founder, user: '7' }))).toEqual({
        user_id: ['not_found'],
      });
      const answers = await Promise.all(Array.from({ length: 5 }, () => resendEmailCode(strict, founder)));
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(2);
      expect(refusalOf(await tryRegisterCompany(strict, { email })).reason).toBe('locked');
      expect((await tryRegisterCompany(strict, { email: newEmail() })).errors).toBeUndefined();
    } finally {
      await strict.close();
    }
  });

  it('are stored as hashes, and are not in the log of mails', async () => {
    const email = newEmail();
    await registerUnproved(server, email);
    const code = await mailedCode(email);
    const [row] = await runSql(server, 'SELECT code_hash FROM email_proofs WHERE email = $1', email);
    expect(row).toEqual([expect.stringMatching(/^\$argon2id\$/)]);
    const mails = await runSql(server, 'SELECT mail::text FROM mails');
    expect(mails.flat().some((mail) => mail?.includes(code) && mail.includes('EMAIL_PROOF'))).toBe(false);
  });
});
