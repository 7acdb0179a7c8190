import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBeside } from '../harness/beside';
import { type AnswerError, startTestServer, type TestServer } from '../harness/server';
import { answersOf, change, login, loginDocument, password, post, refusal } from './calls';

let base: TestServer;
/** On the same database, with the limits of some tests. */
let server: TestServer;

const perAccount = 4;
const wrong = { username: 'admin@demo.test', password: 'wrong' };

function counted(answers: readonly { errors?: readonly AnswerError[] }[]) {
  const reasons = answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions?.reason);
  return {
    credentials: reasons.filter((reason) => reason === 'credentials').length,
    locked: reasons.filter((reason) => reason === 'locked').length,
  };
}

async function limitTo(limits: { account: number; address: number }) {
  const environment = {
    SIGN_IN_ATTEMPTS_PER_ACCOUNT: String(limits.account),
    SIGN_IN_ATTEMPTS_PER_ADDRESS: String(limits.address),
  };
  server = await startBeside(base, { environment });
}

beforeAll(async () => {
  base = await startTestServer();
});
afterAll(() => base.close());
beforeEach(() => change(server, 'DELETE FROM sign_in_attempts'));

describe('attempts on one account', () => {
  beforeAll(() => limitTo({ account: perAccount, address: 1000 }));
  afterAll(() => server.close());

  it('are refused above their number, even with the right password', async () => {
    for (let attempt = 0; attempt < perAccount; attempt += 1) {
      expect(refusal(await login(server, wrong.username, wrong.password))).toEqual({
        code: 1101,
        reason: 'credentials',
      });
    }
    expect(refusal(await login(server, wrong.username, password))).toEqual({ code: 1101, reason: 'locked' });
  });

  it('are counted each when a hundred come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => login(server, wrong.username, wrong.password)));
    expect(counted(answers)).toEqual({ credentials: perAccount, locked: 100 - perAccount });
  });

  it('are counted each when a hundred come in batches', async () => {
    const batch = JSON.stringify(
      Array.from({ length: 25 }, () => ({ query: loginDocument, variables: { input: wrong } })),
    );
    const answers = await Promise.all(Array.from({ length: 4 }, async () => answersOf(await post(server.url, batch))));
    expect(counted(answers.flat())).toEqual({ credentials: perAccount, locked: 100 - perAccount });
  });

  it('are counted each behind aliases, a hundred in all', async () => {
    // Nobody else's attempts: some of these go on when the answer, which tells of the first refusal alone, is there.
    const input = { username: 'aliases@demo.test', password: 'wrong' };
    const fields = Array.from({ length: 10 }, (_, index) => `a${index}: login(input: $input) { access_token }`);
    const document = `mutation ($input: LoginInput!) { ${fields.join(' ')} }`;
    const answers = [];
    for (let round = 0; round < 10; round += 1) answers.push(await server.call(document, { input }));
    const { credentials, locked } = counted(answers);
    expect(credentials + locked).toBe(10);
    expect(credentials).toBeLessThanOrEqual(perAccount);
    expect(refusal(await login(server, input.username, 'wrong')).reason).toBe('locked');
  });

  it('begin anew after a success', async () => {
    for (let round = 0; round < 3; round += 1) {
      await login(server, wrong.username, 'wrong');
      await login(server, wrong.username, 'wrong');
      expect((await login(server, wrong.username)).errors).toBeUndefined();
    }
  });

  it('begin anew when their time is over', async () => {
    for (let attempt = 0; attempt < perAccount; attempt += 1) await login(server, wrong.username, 'wrong');
    expect(refusal(await login(server, wrong.username)).reason).toBe('locked');
    await change(server, "UPDATE sign_in_attempts SET window_ends = now() - interval '1 second'");
    expect((await login(server, wrong.username)).errors).toBeUndefined();
  });

  it('are refused alike for an account that is not there', async () => {
    const bodies = async (username: string) => {
      const answers = [];
      for (let attempt = 0; attempt < perAccount + 2; attempt += 1)
        answers.push((await login(server, username, 'wrong')).body);
      return answers;
    };
    expect(await bodies('nobody@demo.test')).toEqual(await bodies('admin@demo.test'));
  });
});

describe('attempts from one address', () => {
  const perAddress = 5;

  beforeAll(() => limitTo({ account: 1000, address: perAddress }));
  afterAll(() => server.close());

  const tryMany = (number: number) =>
    Promise.all(Array.from({ length: number }, (_, index) => login(server, `person${index}@demo.test`, 'wrong')));

  it('are refused above their number, whatever the account', async () => {
    expect(counted(await tryMany(20))).toEqual({ credentials: perAddress, locked: 20 - perAddress });
  });

  it('that succeed cost it nothing', async () => {
    for (let round = 0; round < perAddress + 2; round += 1)
      expect((await login(server, 'admin@demo.test')).errors).toBeUndefined();
  });

  it('leave no more accounts behind than the address may try', async () => {
    await tryMany(30);
    expect(await change(server, "SELECT key FROM sign_in_attempts WHERE key LIKE 'account:%'")).toHaveLength(
      perAddress,
    );
  });
});
