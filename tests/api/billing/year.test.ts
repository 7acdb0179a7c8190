import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Session } from '../../../server/database/database';
import { setBillingClock } from '../harness/clock';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { registerCompany, startTrial } from '../identity/registration';
import {
  keepOnlyRenewalOf,
  confirmRenewalPayment,
  fetchRenewalDueAtInSession,
  setSubscriptionCanceled,
  enterRenewalCard,
  advanceBillingClock,
  planTariff,
  fetchSubscription,
} from './subscription-clock';
import { sandboxCards, payTariff, waitForPayment } from './payments';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const start = { tariff: '1', billing_cycle: 'MONTHLY' } as const;
const fleet = { tariff: '2', billing_cycle: 'MONTHLY' } as const;
const names: Readonly<Record<string, string>> = { 1: 'START', 2: 'FLEET' };

/**
 * Expected story of one company's year. Columns: date | action | subscription | changed payments | mails | next due
 * time of the renewal job.
 */
const year = `
2027-01-04 | tries START | TRIAL START 2027-01-04..2027-01-17 | TRIAL SUCCEEDED 0 2027-01-04..2027-01-17 | - | 2027-01-14T06:00
2027-01-14 | is reminded | TRIAL START 2027-01-04..2027-01-17 | - | TRIAL_ENDING | 2027-01-18T00:00
2027-01-16 | pays START | ACTIVE START 2027-01-16..2027-02-15 | TRIAL SUCCEEDED 0 2027-01-04..2027-01-15, SUBSCRIPTION SUCCEEDED 6027 2027-01-16..2027-02-15 | PAYMENT_RECEIVED | 2027-02-12T06:00
2027-02-11 | works | ACTIVE START 2027-01-16..2027-02-15 | - | - | 2027-02-12T06:00
2027-02-13 | is renewed | ACTIVE START 2027-01-16..2027-02-15 | RENEWAL SUCCEEDED 6027 2027-02-16..2027-03-15 | PAYMENT_RECEIVED | 2027-03-12T06:00
2027-02-20 | grows to FLEET | ACTIVE FLEET 2027-02-20..2027-03-19 | RENEWAL SUCCEEDED 6027 2027-02-16..2027-02-19, UPGRADE SUCCEEDED 19526 2027-02-20..2027-03-19 | PAYMENT_RECEIVED | 2027-03-16T06:00
2027-03-01 | plans START | ACTIVE FLEET 2027-02-20..2027-03-19 then START | - | - | 2027-03-16T06:00
2027-03-16 | pays what is planned | ACTIVE FLEET 2027-02-20..2027-03-19 then START | RENEWAL SUCCEEDED 6027 2027-03-20..2027-04-19 | PAYMENT_RECEIVED | 2027-03-20T00:00
2027-03-20 | shrinks to START | ACTIVE START 2027-03-20..2027-04-19 | - | - | 2027-04-16T06:00
2027-04-01 | enters a card that fails | ACTIVE START 2027-03-20..2027-04-19 | - | - | 2027-04-16T06:00
2027-04-16 | fails | ACTIVE START 2027-03-20..2027-04-19 1 failed | RENEWAL FAILED 6027 | RENEWAL_FAILED | 2027-04-17T06:00
2027-04-17 | fails again | ACTIVE START 2027-03-20..2027-04-19 2 failed | RENEWAL FAILED 6027 | RENEWAL_FAILED | 2027-04-18T06:00
2027-04-17 | enters another card | ACTIVE START 2027-03-20..2027-04-19 | - | - | 2027-04-17T10:00
2027-04-17 | is renewed at once | ACTIVE START 2027-03-20..2027-04-19 | RENEWAL SUCCEEDED 6027 2027-04-20..2027-05-19 | PAYMENT_RECEIVED | 2027-05-16T06:00
2027-05-05 | cancels | ACTIVE START 2027-04-20..2027-05-19 canceled | - | SUBSCRIPTION_CANCELED | 2027-05-20T00:00
2027-05-10 | resumes | ACTIVE START 2027-04-20..2027-05-19 | - | - | 2027-05-16T06:00
2027-05-16 | is renewed | ACTIVE START 2027-04-20..2027-05-19 | RENEWAL SUCCEEDED 6027 2027-05-20..2027-06-19 | PAYMENT_RECEIVED | 2027-06-16T06:00
2027-06-17 | is renewed, and the card is changed | ACTIVE START 2027-05-20..2027-06-19 | RENEWAL SUCCEEDED 6027 2027-06-20..2027-07-19 | PAYMENT_RECEIVED | 2027-07-16T06:00
2027-07-19 | fails four times | ACTIVE START 2027-06-20..2027-07-19 4 failed | RENEWAL FAILED 6027, RENEWAL FAILED 6027, RENEWAL FAILED 6027, RENEWAL FAILED 6027 | RENEWAL_FAILED, RENEWAL_FAILED, RENEWAL_FAILED, RENEWAL_FAILED | 2027-07-20T00:00
2027-07-20 | is over | EXPIRED START 2027-06-20..2027-07-19 4 failed | - | SUBSCRIPTION_ENDED | -
2027-07-25 | comes back by hand | ACTIVE START 2027-07-25..2027-08-24 | SUBSCRIPTION SUCCEEDED 6027 2027-07-25..2027-08-24 | PAYMENT_RECEIVED | 2027-08-21T06:00
2027-09-22 | is renewed twice | ACTIVE START 2027-08-25..2027-09-24 | RENEWAL SUCCEEDED 6027 2027-08-25..2027-09-24, RENEWAL SUCCEEDED 6027 2027-09-25..2027-10-24 | PAYMENT_RECEIVED, PAYMENT_RECEIVED | 2027-10-21T06:00
2027-10-01 | enters a card that asks | ACTIVE START 2027-09-25..2027-10-24 | - | - | 2027-10-21T06:00
2027-10-22 | is asked to confirm | ACTIVE START 2027-09-25..2027-10-24 2 failed | RENEWAL PENDING 6027 | CONFIRM_PAYMENT, CONFIRM_PAYMENT | 2027-10-23T06:00
2027-10-22 | confirms | ACTIVE START 2027-09-25..2027-10-24 | RENEWAL SUCCEEDED 6027 2027-10-25..2027-11-24 | PAYMENT_RECEIVED | 2027-11-21T06:00
2027-11-10 | cancels | ACTIVE START 2027-10-25..2027-11-24 canceled | - | SUBSCRIPTION_CANCELED | 2027-11-25T00:00
2027-11-25 | has left | CANCELED START 2027-10-25..2027-11-24 canceled | - | SUBSCRIPTION_ENDED | -
2028-01-04 | is left alone | CANCELED START 2027-10-25..2027-11-24 canceled | - | - | -
`
  .trim()
  .split('\n');

/**
 * Builds the lines that are compared with `year`. Each line shows what has changed for one company since its previous
 * line.
 */
class Chronicle {
  private paid = new Map<string, string>();
  private mails = 0;

  constructor(private readonly founder: SignedInUser) {}

  /** Returns the next line, in the columns of `year`. */
  async line(at: string, what: string): Promise<string> {
    const [standing, { paid, sent, due }] = await Promise.all([this.standing(), this.records()]);
    return [
      at.slice(0, 10),
      what,
      standing,
      paid.join(', ') || '-',
      sent.join(', ') || '-',
      due?.slice(0, 16) ?? '-',
    ].join(' | ');
  }

  private async standing(): Promise<string> {
    const {
      state,
      tariff_id: tariff,
      start_date: first,
      end_date: last,
      next_tariff_id: next,
      canceled_at: canceled,
      renewal,
    } = await fetchSubscription(server, this.founder);
    const plans = [
      ...(next ? [`then ${names[next]}`] : []),
      ...(canceled ? ['canceled'] : []),
      ...(renewal.tries > 0 ? [`${renewal.tries} failed`] : []),
    ];
    return [state, names[tariff ?? ''] ?? '-', first ? `${first}..${last}` : '-', ...plans].join(' ');
  }

  private records() {
    const { tenant } = this.founder;
    return server.database.system(async (session) => ({
      paid: await this.payments(session, tenant),
      sent: await this.letters(session, tenant),
      due: await fetchRenewalDueAtInSession(session, tenant),
    }));
  }

  private async payments(session: Session, tenant: string): Promise<string[]> {
    const columns = "concat_ws(' ', purpose, status, amount, start_date || '..' || end_date)";
    const text = `SELECT id, ${columns} FROM payments WHERE tenant_id = $1 ORDER BY id`;
    const rows = await session.rows({ text, params: [tenant] });
    const now = new Map(rows.map(([id, row]) => [String(id), String(row)]));
    const changed = [...now].filter(([id, row]) => this.paid.get(id) !== row).map(([, row]) => row);
    this.paid = now;
    return changed;
  }

  private async letters(session: Session, tenant: string): Promise<string[]> {
    const billing = [
      'PAYMENT_RECEIVED',
      'RENEWAL_FAILED',
      'CONFIRM_PAYMENT',
      'TRIAL_ENDING',
      'SUBSCRIPTION_ENDING',
      'SUBSCRIPTION_CANCELED',
      'SUBSCRIPTION_ENDED',
    ];
    const text =
      "SELECT mail ->> 'kind' FROM mails WHERE tenant = $1 AND mail ->> 'kind' = ANY ($2) ORDER BY created_at, id";
    const rows = await session.rows({ text, params: [tenant, billing] });
    const fresh = rows.slice(this.mails).map(([kind]) => String(kind));
    this.mails = rows.length;
    return fresh;
  }
}

it(
  'a year of a company: trial, payment, upgrade, downgrade, failure, return, cancellation',
  { timeout: 120_000 },
  async () => {
    const began = Date.now();
    await setBillingClock(server.database, '2027-01-04T09:00:00Z');
    const founder = await registerCompany(server, 'year@life.example');
    await keepOnlyRenewalOf(server, founder.tenant);
    const chronicle = new Chronicle(founder);
    const mailSubjects: string[] = [];
    const step = async (at: string, what: string, action?: () => Promise<unknown>) => {
      await advanceBillingClock(server, founder.tenant, at);
      await action?.();
      mailSubjects.push(await chronicle.line(at, what));
    };
    const toConfirm = async () => (await fetchSubscription(server, founder)).renewal.confirm_payment_id ?? '';

    await step('2027-01-04T09:00:00Z', 'tries START', () => startTrial(server, founder, '1'));
    await step('2027-01-14T06:00:00Z', 'is reminded');
    await step('2027-01-16T10:00:00Z', 'pays START', () => payTariff(server, founder, start));
    await step('2027-02-11T10:00:00Z', 'works');
    await step('2027-02-13T06:00:00Z', 'is renewed');
    await step('2027-02-20T10:00:00Z', 'grows to FLEET', () => payTariff(server, founder, fleet));
    await step('2027-03-01T10:00:00Z', 'plans START', () => planTariff(server, founder, '1', 'MONTHLY'));
    await step('2027-03-16T07:00:00Z', 'pays what is planned');
    await step('2027-03-20T00:00:00Z', 'shrinks to START');
    await step('2027-04-01T10:00:00Z', 'enters a card that fails', () =>
      enterRenewalCard(server, founder, '4000000000000341'),
    );
    await step('2027-04-16T06:00:00Z', 'fails');
    await step('2027-04-17T06:00:00Z', 'fails again');
    await step('2027-04-17T10:00:00Z', 'enters another card', () =>
      enterRenewalCard(server, founder, sandboxCards.good),
    );
    await step('2027-04-17T10:01:00Z', 'is renewed at once');
    await step('2027-05-05T10:00:00Z', 'cancels', () =>
      setSubscriptionCanceled(server, founder, 'disableSubscription', founder.tenant),
    );
    await step('2027-05-10T10:00:00Z', 'resumes', () =>
      setSubscriptionCanceled(server, founder, 'resumeSubscription', founder.tenant),
    );
    await step('2027-05-16T06:00:00Z', 'is renewed');
    await step('2027-06-17T10:00:00Z', 'is renewed, and the card is changed', () =>
      enterRenewalCard(server, founder, '4000000000000341'),
    );
    await step('2027-07-19T23:59:00Z', 'fails four times');
    await step('2027-07-20T00:00:00Z', 'is over');
    await step('2027-07-25T10:00:00Z', 'comes back by hand', () => payTariff(server, founder, start));
    await step('2027-09-22T10:00:00Z', 'is renewed twice');
    await step('2027-10-01T10:00:00Z', 'enters a card that asks', () =>
      enterRenewalCard(server, founder, '4000002760003184'),
    );
    await step('2027-10-22T06:00:00Z', 'is asked to confirm');
    await step('2027-10-22T09:00:00Z', 'confirms', async () => {
      const id = await toConfirm();
      await confirmRenewalPayment(server, founder, id);
      await waitForPayment(server, id, 'SUCCEEDED');
    });
    await step('2027-11-10T10:00:00Z', 'cancels', () =>
      setSubscriptionCanceled(server, founder, 'disableSubscription', founder.tenant),
    );
    await step('2027-11-25T00:00:00Z', 'has left');
    await step('2028-01-04T00:00:00Z', 'is left alone');

    process.stdout.write(`${mailSubjects.join('\n')}\n${Date.now() - began} ms\n`);
    expect(mailSubjects).toEqual(year);
    const letters = await server.mails('year@life.example');
    expect(letters.filter(({ subject }) => /płatność|subskrypcj|okres próbny/iu.test(subject))).toHaveLength(24);
    const receipts = await runSql(
      server,
      "SELECT number FROM payments WHERE tenant_id = $1 AND status = 'SUCCEEDED' AND amount > 0 ORDER BY paid_at, id",
      founder.tenant,
    );
    expect(receipts.map(([number]) => number)).toEqual(
      receipts.map((_, place) => `WB/2027/${String(place + 1).padStart(6, '0')}`),
    );
    expect(receipts).toHaveLength(11);
  },
);
