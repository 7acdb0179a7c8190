import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../harness/clock';
import { startTestServer, type TestServer } from '../harness/server';
import { change } from '../identity/calls';
import { newCompany } from '../identity/registering';
import { deliver, ofIntent, ofPage, ofRefund, type SentEvent, writePayment } from './events';
import { begun, payAt, paymentOf, processorTells } from './paying';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const seconds = (moment: string) => Date.parse(moment) / 1000;
const happened = (event: SentEvent, moment: string): SentEvent => ({ ...event, created: seconds(moment) });

/** A payment that was begun on the last of December. */
async function writtenDown(tenant: string) {
  const told = await writePayment(server, tenant);
  await change(server, "UPDATE payments SET created_at = '2027-12-31T23:00:00Z' WHERE id = $1", told.payment);
  return told;
}

const heardAt = '2028-01-01T00:05:00Z';

describe('a word that comes late', () => {
  it('dates the period and the receipt by when it was paid, and numbers it in the order in which receipts are issued', async () => {
    await setClock(server.database, heardAt);
    const [one, other] = [await newCompany(server, 'one@late.example'), await newCompany(server, 'other@late.example')];
    const [first, second] = [await writtenDown(one.tenant), await writtenDown(other.tenant)];
    // What was paid later is heard of sooner.
    await deliver(server, happened(ofPage('completed', second), '2027-12-31T23:59:00Z'));
    await deliver(server, happened(ofIntent('succeeded', first), '2027-12-31T23:58:00Z'));
    const told = [await paymentOf(server, second.payment), await paymentOf(server, first.payment)];
    const period = { start_date: '2027-12-31', end_date: '2028-01-30', status: 'SUCCEEDED' };
    expect(told).toMatchObject([
      { ...period, number: 'WB/2028/000001', paid_at: expect.stringContaining('2027-12-31T23:59:00') },
      { ...period, number: 'WB/2028/000002', paid_at: expect.stringContaining('2027-12-31T23:58:00') },
    ]);
    for (const { issued_at } of told) expect(issued_at).toContain('2028-01-01T00:05:00');
    expect(await change(server, 'SELECT last FROM receipt_numbers WHERE year = 2028')).toEqual([['2']]);
  });

  it.each([
    ['of the future counts from now', '2028-01-03T00:00:00Z', '2028-01-01T00:05:00'],
    ['of before it was begun counts from then', '2027-12-31T10:00:00Z', '2027-12-31T23:00:00'],
  ])('%s', async (_name, moment, counted) => {
    await setClock(server.database, heardAt);
    const told = await writtenDown((await newCompany(server, `bounds${moment.slice(8, 10)}@late.example`)).tenant);
    await deliver(server, happened(ofIntent('succeeded', told), moment));
    expect((await paymentOf(server, told.payment)).paid_at).toContain(counted);
  });

  it('and tells that it was paid back dates its receipt by the charge as well', async () => {
    await setClock(server.database, heardAt);
    const told = await writtenDown((await newCompany(server, 'back@late.example')).tenant);
    await deliver(server, ofRefund({ ...told, charged: seconds('2027-12-31T23:30:00Z') }));
    expect(await paymentOf(server, told.payment)).toMatchObject({
      status: 'REFUNDED',
      number: expect.stringMatching(/^WB\/2028\//),
      paid_at: expect.stringContaining('2027-12-31T23:30:00'),
    });
  });

  it('and was asked for instead dates it by the charge', async () => {
    await setClock(server.database, '2028-01-31T23:50:00Z');
    const founder = await newCompany(server, 'asked@late.example');
    const { id, url } = await begun(server, founder, { tariff: '1', billing_cycle: 'MONTHLY' });
    await processorTells(server, false);
    await payAt(server, url);
    await setClock(server.database, '2028-02-01T00:10:00Z');
    await server.call('mutation ($id: ID!) { refreshPayment(id: $id) { id } }', { id }, { token: founder.token });
    const paid = await paymentOf(server, id);
    expect(paid).toMatchObject({
      status: 'SUCCEEDED',
      start_date: '2028-01-31',
      paid_at: expect.stringContaining('2028-01-31T23:50'),
    });
    await processorTells(server, true);
  });
});
