import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { summarizeHistoryEntry, fetchHistory } from '../activity/history';
import { methodDocumentOf, contractMethods } from '../contract/contract';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { runSql, loginMutation, demoAccountPassword, refusalOf } from './calls';
import { problemCodesByPath } from './users-api';

let server: TestServer;
let driver: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  driver = await server.signIn('driver@demo.test');
});

afterAll(() => server.close());

interface Account {
  id: string;
  lang: string | null;
  date_format: string | null;
  modified_at: string;
  profile: Record<string, string | null>;
}

const fields = 'id lang date_format modified_at profile { first_name last_name full_name phone country email }';
const read = async () =>
  (await server.call<{ account: Account }>(`{ account { ${fields} } }`, {}, { token: driver.token })).data?.account;
const update = (input: object) =>
  server.call<{ updateAccount: Account }>(
    `mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { ${fields} } }`,
    { input },
    { token: driver.token },
  );

describe('the account', () => {
  it('returns all fields of the contract to its user', async () => {
    const whole = contractMethods.find(({ name }) => name === 'account');
    if (!whole) throw new Error('The contract has no account.');
    const { data, errors } = await server.call<{ account: Record<string, unknown> }>(
      methodDocumentOf(whole),
      {},
      { token: driver.token },
    );
    expect(errors).toBeUndefined();
    expect(data?.account).toMatchObject({
      id: driver.user,
      email: 'driver@demo.test',
      state: 'ACTIVE',
      must_set_up_two_factor: false,
    });
    expect(data?.account).toMatchObject({
      tenant: { id: driver.tenant },
      roles: [{ name: 'driver' }],
      invite_url: null,
    });
    expect(Object.keys(data?.account ?? {})).toEqual(
      expect.arrayContaining(['avatar', 'permissions', 'statistic', 'rates', 'userCode']),
    );
  });

  it('equals the user in the response to signing in', async () => {
    const inner = /user \{.*\}(?=\s*\}\s*\}\s*$)/s.exec(loginMutation)?.[0].replace(/^user/, 'account');
    const { data: signedIn } = await server.call<{ login: { user: unknown } }>(loginMutation, {
      input: { username: 'driver@demo.test', password: demoAccountPassword },
    });
    const { data } = await server.call<{ account: unknown }>(`{ ${inner} }`, {}, { token: driver.token });
    expect(data?.account).toEqual(signedIn?.login.user);
  });

  it('is refused without a session', async () => {
    expect(refusalOf(await server.call('{ account { id } }'))).toEqual({ code: 1101, reason: 'absent' });
  });
});

describe('changes of the account', () => {
  it('updates the given fields only', async () => {
    const before = await read();
    const { data } = await update({
      lang: 'en',
      date_format: 'YYYY_MM_DD',
      profile: { phone: ' +48601234567 ', country: 'PL' },
    });
    expect(data?.updateAccount).toMatchObject({ lang: 'en', date_format: 'YYYY_MM_DD' });
    expect(data?.updateAccount.profile).toEqual({ ...before?.profile, phone: '+48 601 234 567', country: 'PL' });
    const cleared = await update({ lang: null, date_format: null, profile: { country: null } });
    expect(cleared.data?.updateAccount).toMatchObject({
      lang: null,
      date_format: null,
      profile: { phone: '+48 601 234 567', country: null },
    });
    expect(cleared.data?.updateAccount).toEqual(await read());
  });

  it('appear in lists of users, with a new `modified_at`', async () => {
    const before = await read();
    const { data } = await update({ profile: { first_name: `Jan ${Date.now()}` } });
    expect(Date.parse(data?.updateAccount.modified_at ?? '')).toBeGreaterThan(Date.parse(before?.modified_at ?? ''));
    const admin = await server.signIn('admin@demo.test');
    const query = `query ($where: UsersWhere) { users(first: 1, where: $where) { data { modified_at profile { first_name } } } }`;
    const where = { column: 'id', value: driver.user };
    const listed = await server.call(query, { where }, { token: admin.token });
    const { modified_at, profile } = data?.updateAccount ?? {};
    expect(listed.data).toEqual({ users: { data: [{ modified_at, profile: { first_name: profile?.first_name } }] } });
  });

  it('are recorded in the history and published', async () => {
    const admin = await server.signIn('admin@demo.test');
    const before = (await fetchHistory(server, admin.token, driver.user)).length;
    const received: unknown[] = [];
    const stop = await server.database.listen('waybill_changes', {
      onNotification: (payload) => received.push(JSON.parse(payload)),
      onReconnect: () => undefined,
    });
    const { date_format: format, profile } = (await read()) ?? {};
    const other = format === 'DD_MM_YYYY' ? 'MM_DD_YYYY' : 'DD_MM_YYYY';
    await update({ date_format: other, profile: { last_name: 'Nowak-Kowalska', first_name: profile?.first_name } });
    const entries = (await fetchHistory(server, admin.token, driver.user)).slice(before).map(summarizeHistoryEntry);
    expect(entries).toMatchObject([{ action: 'UPDATED', fields: ['date_format', 'profile.last_name'] }]);
    await expect
      .poll(() => received)
      .toContainEqual({
        tenant: driver.tenant,
        entity: 'users',
        id: driver.user,
        action: 'UPDATED',
        user: driver.user,
      });
    await stop();
  });

  it('are refused on the invalid field, and change nothing', async () => {
    const before = await read();
    const wrong = { first_name: 'x'.repeat(101), last_name: 'y'.repeat(101), phone: '12', country: 'XX' };
    expect(problemCodesByPath(await update({ lang: 'pl', profile: wrong }))).toEqual({
      'input.profile.first_name': ['too_long'],
      'input.profile.last_name': ['too_long'],
      'input.profile.phone': ['phone'],
      'input.profile.country': ['country'],
    });
    expect(await read()).toEqual(before);
  });

  it.each(['email', 'state', 'status', 'roles', 'uses_two_factor_auth', 'password', 'id', 'email_proved_at'])(
    'cannot change %s',
    async (field) => {
      const { data, errors } = await update({ [field]: 'x' });
      expect(errors).toHaveLength(1);
      expect(data?.updateAccount ?? null).toBeNull();
    },
  );

  it('create a missing profile', async () => {
    await runSql(server, 'DELETE FROM profiles WHERE user_id = $1', driver.user);
    const { data } = await update({ profile: { first_name: 'Anna', last_name: 'Nowa' } });
    expect(data?.updateAccount.profile).toMatchObject({ full_name: 'Anna Nowa', phone: null });
  });
});
