import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyOfFailedPayment } from '../../../server/areas/billing/payments/notify-payers';
import { setBillingClock } from '../harness/clock';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { queryRows, returnedRecordOf } from '../transport/requests-api';
import { createTransitionFixture, type TransitionFixture } from '../transport/transition-fixture';
import { deliverNow, inboxApiOf } from './inbox-api';

let server: TestServer;
let fixture: TransitionFixture;
let logistician: SignedInUser;
let inbox: ReturnType<typeof inboxApiOf>;
const email = 'logistician@demo.test';

beforeAll(async () => {
  server = await startTestServer();
  fixture = await createTransitionFixture(server);
  logistician = await server.signIn(email);
  inbox = inboxApiOf(server, logistician);
  await queryRows(server, "UPDATE users SET lang = 'en' WHERE email = $1", email);
});
beforeEach(async () => {
  for (const table of ['inbox_entries', 'inbox_preferences', 'quiet_hours'])
    await queryRows(server, `DELETE FROM ${table}`);
});
afterEach(() => setBillingClock(server.database));
afterAll(() => server.close());

async function assign(): Promise<{ id: string; number: string }> {
  const request = await fixture.createComplete();
  returnedRecordOf(await fixture.calls.assign({ id: request.id, logist_id: logistician.user }));
  return request;
}

/** Moves the clock, sends what is due then, and returns the subjects of the mails sent since `before`. */
async function mailsAt(moment: string, before: number): Promise<string[]> {
  await setBillingClock(server.database, moment);
  await deliverNow(server);
  const mails = await server.mails(email);
  return mails.slice(0, mails.length - before).map(({ subject }) => subject);
}
const mailCount = async () => (await server.mails(email)).length;

describe('an unread entry', () => {
  it('is mailed once, a minute later, with a link to its record', async () => {
    await setBillingClock(server.database, '2035-03-02T10:00:00Z');
    const before = await mailCount();
    const { id, number } = await assign();
    expect(await mailsAt('2035-03-02T10:00:30Z', before)).toEqual([]);
    expect(await mailsAt('2035-03-02T10:01:00Z', before)).toEqual([`Request ${number} was assigned to you`]);
    expect((await server.mails(email))[0]?.link).toMatch(new RegExp(`/service-request/${id}$`));
    expect(await mailsAt('2035-03-03T10:01:00Z', before)).toHaveLength(1);
  });

  it('is not mailed when it is read before, also while its mail waits', async () => {
    await setBillingClock(server.database, '2035-03-02T10:00:00Z');
    const before = await mailCount();
    await assign();
    expect((await inbox.read()).data?.readInboxEntries).toBe(1);
    expect(await mailsAt('2035-03-02T10:05:00Z', before)).toEqual([]);
  });

  it('is mailed with the others of the day at seven, when the reader chose so', async () => {
    await setBillingClock(server.database, '2035-03-02T10:00:00Z');
    returnedRecordOf(await inbox.set({ preferences: [{ kind: 'REQUEST_ASSIGNED', mail: 'DAILY' }] }));
    const before = await mailCount();
    const [first, second] = [await assign(), await assign()];
    expect(await mailsAt('2035-03-02T20:00:00Z', before)).toEqual([]);
    // The demo's company is in Warsaw.
    expect(await mailsAt('2035-03-03T06:00:00Z', before)).toEqual(['2 unread notifications']);
    const [digest] = await server.mails(email);
    for (const { number } of [first, second]) expect(digest?.text).toContain(`Request ${number} was assigned to you`);
  });

  it('is mailed after the quiet hours, unless it is urgent', async () => {
    await setBillingClock(server.database, '2035-03-02T22:00:00Z');
    returnedRecordOf(await inbox.set({ quiet_from: '22:00', quiet_to: '06:30' }));
    const before = await mailCount();
    const { number } = await assign();
    const urgent = await fixture.createComplete();
    await queryRows(
      server,
      'INSERT INTO request_logisticians (tenant_id, id, service_transportation_id, user_id) VALUES (1, $1, $2, $3)',
      String(Number(urgent.id.slice(-9)) + 1),
      urgent.id,
      logistician.user,
    );
    returnedRecordOf(await fixture.calls.byId('deleteServiceTransportation', urgent.id));
    expect(await mailsAt('2035-03-03T05:29:00Z', before)).toEqual([`Request ${urgent.number} was cancelled`]);
    expect(await mailsAt('2035-03-03T05:30:00Z', before)).toContain(`Request ${number} was assigned to you`);
  });

  it('is not mailed when the reader wants no mail, also if it waits by then', async () => {
    await setBillingClock(server.database, '2035-03-02T10:00:00Z');
    const before = await mailCount();
    await assign();
    returnedRecordOf(await inbox.set({ preferences: [{ kind: 'REQUEST_ASSIGNED', mail: 'NONE' }] }));
    await assign();
    expect(await mailsAt('2035-03-02T10:05:00Z', before)).toEqual([]);
    expect(await inbox.entries()).toHaveLength(2);
  });

  it('is changed and mailed again only after the cool-down, when it flaps', async () => {
    await setBillingClock(server.database, '2035-03-02T10:00:00Z');
    const before = await mailCount();
    const { id, number } = await assign();
    expect(await mailsAt('2035-03-02T10:01:00Z', before)).toHaveLength(1);
    const input = { id, logist_id: logistician.user };
    for (const call of ['unassign', 'assign', 'unassign'] as const) returnedRecordOf(await fixture.calls[call](input));
    expect(await inbox.entries()).toMatchObject([{ kind: 'REQUEST_UNASSIGNED' }]);
    expect(await mailsAt('2035-03-02T10:09:00Z', before)).toHaveLength(1);
    expect(await mailsAt('2035-03-02T10:10:00Z', before)).toEqual([
      `Request ${number} is no longer assigned to you`,
      `Request ${number} was assigned to you`,
    ]);
  });

  it('that is snoozed comes back at its time, and is not mailed', async () => {
    await setBillingClock(server.database, '2035-03-02T10:00:00Z');
    const before = await mailCount();
    await assign();
    const [entry] = await inbox.entries();
    const late = await inbox.snooze(String(entry?.id), '2035-05-02T11:00:00Z');
    expect(late.errors?.[0]?.extensions?.validation).toEqual({
      'input.until': [{ code: 'snooze_too_long', payload: { max: 30 } }],
    });
    returnedRecordOf(await inbox.snooze(String(entry?.id), '2035-03-02T11:00:00Z'));
    expect(await mailsAt('2035-03-02T10:59:00Z', before)).toEqual([]);
    expect((await inbox.entries())[0]?.snoozed_until).not.toBeNull();
    expect(await mailsAt('2035-03-02T11:00:00Z', before)).toEqual([]);
    expect((await inbox.entries())[0]).toMatchObject({ snoozed_until: null, read_at: null });
  });
});

describe('an inbox', () => {
  it('is changed by its reader alone', async () => {
    await assign();
    const [entry] = await inbox.entries();
    for (const stranger of ['admin@demo.test', 'admin@other.test']) {
      const other = inboxApiOf(server, await server.signIn(stranger));
      expect((await other.read([String(entry?.id)])).data?.readInboxEntries).toBe(0);
      const { errors } = await other.snooze(String(entry?.id), new Date(Date.now() + 3_600_000).toISOString());
      expect(errors?.[0]?.extensions?.validation).toEqual({ 'input.id': [{ code: 'not_found' }] });
    }
    expect((await inbox.entries())[0]?.read_at).toBeNull();
  });

  it('has settings with complete quiet hours, and mails that are always sent', async () => {
    const admin = inboxApiOf(server, fixture.admin);
    const validation = async (input: object) => (await admin.set(input)).errors?.[0]?.extensions?.validation;
    expect(await validation({ quiet_from: '22:00' })).toEqual({ 'input.quiet_to': [{ code: 'required' }] });
    expect(await validation({ quiet_from: '22:00', quiet_to: '25:00' })).toEqual({
      'input.quiet_to': [{ code: 'time_of_day' }],
    });
    expect(await validation({ quiet_from: '22:00', quiet_to: '22:00' })).toEqual({
      'input.quiet_to': [{ code: 'quiet_all_day' }],
    });
    expect(await validation({ preferences: [{ kind: 'PAYMENT_FAILED', mail: 'NONE' }] })).toEqual({
      'input.preferences.0.mail': [{ code: 'mail_always_sent' }],
    });
  });
});

it('sends no mail of a failed payment to a payer who has read the entry within the minute', async () => {
  const payer = await server.signIn('admin@demo.test');
  await queryRows(server, "UPDATE users SET lang = 'en' WHERE email = 'admin@demo.test'");
  const fail = () =>
    server.database.system((session) =>
      notifyOfFailedPayment(session, '1', {
        kind: 'RENEWAL_FAILED',
        reason: null,
        end: '2036-01-31',
        next: null,
        amount: 6027,
        currency: 'EUR',
      }),
    );
  const count = async () => (await server.mails('admin@demo.test')).length;
  const before = await count();
  await fail();
  expect((await inboxApiOf(server, payer).read()).data?.readInboxEntries).toBe(1);
  expect(await count()).toBe(before);
  await fail();
  expect(await count()).toBe(before + 1);
});
