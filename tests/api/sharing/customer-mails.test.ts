import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { queryRows, returnedRecordOf } from '../transport/requests-api';
import { createTransitionFixture, type TransitionFixture } from '../transport/transition-fixture';

let server: TestServer;
let fixture: TransitionFixture;
let email: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: 'https://waybill.example' } });
  fixture = await createTransitionFixture(server);
});
beforeEach(async () => {
  email = `customer.${Date.now()}@example.com`;
});
afterAll(() => server.close());

const setMails = (isOn: boolean) =>
  queryRows(
    server,
    'UPDATE tenants SET customer_mail_confirmed = $1, customer_mail_on_the_way = $1, customer_mail_delivered = $1 WHERE id = 1',
    isOn,
  );

/**
 * Creates a request whose customer has the address `email`, and confirms it. The company mails customers, or not, from then
 * on: the fixture starts a task before the customer has the address.
 */
async function createConfirmed(mails: 'mails' | 'no mails') {
  await setMails(false);
  const request = await fixture.createEquipped();
  await queryRows(server, 'UPDATE customers SET email = $1 WHERE id = $2', email, request.customer?.id);
  await setMails(mails === 'mails');
  for (const status of ['NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED'])
    returnedRecordOf(await fixture.calls.step({ id: request.id, status }));
  return request;
}

it('tells the customer of each step once, with a link that shows the request', async () => {
  const { id, number, routes } = await createConfirmed('mails');
  for (const text of ['Load', 'Unload']) {
    const input = {
      service_transportation_id: id,
      route: { connect: routes[0]?.id },
      text,
      media_upload_enabled: false,
    };
    const task = returnedRecordOf(await fixture.calls.createRouteTask(input));
    for (const status of ['IN_PROGRESS', 'DONE'])
      returnedRecordOf(await fixture.calls.routeTaskStep({ id: task.id, status }));
  }
  returnedRecordOf(await fixture.calls.step({ id, status: 'SERVICE_PROVIDED' }));
  const mails = await server.mails(email);
  // The company's language is Polish.
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
    [
      `Potwierdzono transport ${number}`,
      `Transport ${number} jest w drodze`,
      `Dostarczono transport ${number}`,
    ].toSorted(),
  );
  const token = /^https:\/\/waybill\.example\/externalAccess#(.+)$/.exec(mails[0]?.link ?? '')?.[1];
  const query = 'query ($token: String!) { externalAccess(token: $token) { number } }';
  expect((await server.call(query, { token })).data).toEqual({ externalAccess: { number } });
  const links = await queryRows(server, 'SELECT mailed FROM shared_links WHERE service_transportation_id = $1', id);
  expect(links).toHaveLength(1);
});

it('tells the customer nothing when the company has not chosen it', async () => {
  const { id } = await createConfirmed('no mails');
  expect(await server.mails(email)).toEqual([]);
  expect(await queryRows(server, 'SELECT 1 FROM shared_links WHERE service_transportation_id = $1', id)).toEqual([]);
});

it('sends no mail when the link was revoked before', async () => {
  await setMails(true);
  const request = await fixture.createEquipped();
  await queryRows(server, 'UPDATE customers SET email = $1 WHERE id = $2', email, request.customer?.id);
  for (const status of ['NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED'])
    returnedRecordOf(await fixture.calls.step({ id: request.id, status }));
  const sent = (await server.mails(email)).length;
  await queryRows(
    server,
    'UPDATE shared_links SET revoked_at = now() WHERE service_transportation_id = $1',
    request.id,
  );
  returnedRecordOf(await fixture.calls.step({ id: request.id, status: 'SERVICE_PROVIDED' }));
  expect(await server.mails(email)).toHaveLength(sent);
});
