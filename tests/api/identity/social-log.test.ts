import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeIdentityProvider, startIdentityProvider } from '../harness/identity-provider';
import { startSecondServer } from '../harness/second-server';
import { startTestServer, type TestServer } from '../harness/server';
import { tryRegisterCompany } from './registration';
import { googleClaimsOf, socialLogin, socialRegister } from './social';
import { strongPassword } from './password-calls';

let google: FakeIdentityProvider;
let base: TestServer;
let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  google = await startIdentityProvider();
  base = await startTestServer();
  server = await startSecondServer(base, {
    environment: { ...google.environment, LOG_LEVEL: 'debug' },
    log: { write: (line) => lines.push(line) },
  });
});

afterAll(async () => {
  await server.close();
  await base.close();
  await google.close();
});

async function messages(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const from = lines.length;
  await work();
  const facts = lines.slice(from).map((line): Record<string, unknown> => JSON.parse(line));
  return facts.filter(({ reqId, msg }) => reqId !== undefined && msg !== 'answered');
}

describe('the log of sign-ins by provider', () => {
  it('contains registrations, links, sign-ins and refusals, and no credentials', async () => {
    const admin = await google.credential({ sub: 'g-admin', ...googleClaimsOf('admin@demo.test') });
    const founder = await google.credential({ sub: 'g-founder', ...googleClaimsOf('founder@steps.example') });
    const code = google.code({ sub: 'g-admin', ...googleClaimsOf('admin@demo.test') });
    const access = google.accessToken({ aud: 'another-client' });
    const whom = { user: expect.stringMatching(/^\d+$/), tenant: expect.stringMatching(/^\d+$/), address: '127.0.0.1' };

    expect(await messages(() => tryRegisterCompany(server, { email: 'plain@steps.example' }))).toMatchObject([
      { level: 30, msg: 'company registered', ...whom },
    ]);
    expect(await messages(() => socialRegister(server, founder))).toMatchObject([
      { level: 30, msg: 'company registered', ...whom },
    ]);
    const linked = { level: 30, msg: 'linked with a provider and signed in', provider: 'GOOGLE', ...whom };
    expect(await messages(() => socialLogin(server, admin))).toMatchObject([linked]);
    expect(await messages(() => socialLogin(server, code, { kind: 'CODE' }))).toMatchObject([
      { ...linked, msg: 'signed in by a provider' },
    ]);
    const refused = {
      level: 40,
      msg: 'sign-in by a provider refused',
      provider: 'GOOGLE',
      why: 'social',
      address: '127.0.0.1',
    };
    expect(await messages(() => socialLogin(server, access, { kind: 'ACCESS_TOKEN' }))).toMatchObject([refused]);

    const written = lines.join('\n');
    const secrets = [admin, founder, code, access, strongPassword, google.environment.GOOGLE_CLIENT_SECRET];
    for (const secret of secrets) expect(secret && written.includes(secret)).toBe(false);
  });
});
