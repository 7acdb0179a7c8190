import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { warnOfDocuments } from '../../../server/areas/document-warnings/warn';
import { setBillingClock } from '../harness/clock';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { queryRows, queryValue } from '../transport/requests-api';
import { inboxApiOf } from './inbox-api';

let server: TestServer;
let admin: SignedInUser;
let driver: string;
let vehicle: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  driver = await queryValue(server, "SELECT id FROM users WHERE email = 'driver@demo.test'");
  vehicle = await queryValue(
    server,
    'SELECT id FROM vehicles WHERE tenant_id = 1 AND is_active AND deleted_at IS NULL ORDER BY id LIMIT 1',
  );
});
beforeEach(async () => {
  await queryRows(server, 'DELETE FROM inbox_entries');
  await queryRows(server, 'UPDATE users SET driving_licence_until = NULL, code_95_until = NULL, adr_until = NULL');
  await queryRows(server, 'UPDATE vehicles SET inspection_until = NULL, insurance_until = NULL');
});
afterAll(() => server.close());

/** Moves the clock, and runs the daily job. */
async function runOn(moment: string): Promise<void> {
  await setBillingClock(server.database, moment);
  await server.database.system((session) => warnOfDocuments(session, '1'));
}

/** Returns the texts of the administrator's entries, newest first. */
const readTexts = async () =>
  (await inboxApiOf(server, admin).entries()).map(({ text, details }) => `${text}; ${details}`);

it('notifies those who maintain the record 60, 30 and 7 days before a document expires, once each', async () => {
  const plate = await queryValue(server, 'SELECT license FROM vehicles WHERE id = $1', vehicle);
  await queryRows(server, "UPDATE vehicles SET inspection_until = '2036-06-29' WHERE id = $1", vehicle);
  const text = (days: number) => `Inspection of ${plate} is valid until 29 June 2036; At most ${days} days left`;
  await runOn('2036-04-30T10:00:00Z');
  expect(await readTexts()).toEqual([]);
  // The day of the company has begun, and that of UTC has not.
  await runOn('2036-04-30T22:30:00Z');
  await runOn('2036-05-02T10:00:00Z');
  expect(await readTexts()).toEqual([text(60)]);
  expect((await inboxApiOf(server, admin).entries())[0]).toMatchObject({
    path: `/vehicle/${vehicle}`,
    is_urgent: false,
  });
  // No server ran on the thirtieth day before.
  await runOn('2036-06-03T10:00:00Z');
  await runOn('2036-06-23T10:00:00Z');
  await runOn('2036-06-24T10:00:00Z');
  await runOn('2036-07-01T10:00:00Z');
  expect(await readTexts()).toEqual([text(7), text(30), text(60)]);
  const others = await queryRows(
    server,
    'SELECT DISTINCT u.email FROM inbox_entries e JOIN users u ON u.id = e.user_id WHERE u.email LIKE $1',
    '%@demo.test',
  );
  expect(others).not.toContainEqual(['driver@demo.test']);
});

it('warns of the licence of a driver in the language of the reader, and again once it is renewed', async () => {
  const name = await queryValue(server, 'SELECT display_name FROM users WHERE id = $1', driver);
  await queryRows(server, "UPDATE users SET driving_licence_until = '2037-01-20' WHERE id = $1", driver);
  await runOn('2037-01-01T10:00:00Z');
  expect(await inboxApiOf(server, admin).entries('pl')).toMatchObject([
    {
      text: `Prawo jazdy, ${name}: ważność do 20 stycznia 2037`,
      details: 'Zostało najwyżej 30 dni',
      path: `/user/${driver}`,
    },
  ]);
  await queryRows(server, "UPDATE users SET driving_licence_until = '2037-01-22' WHERE id = $1", driver);
  await runOn('2037-01-02T10:00:00Z');
  expect(await readTexts()).toHaveLength(2);
});

it('says nothing of vehicles out of use, and counts many documents in one entry that opens their list', async () => {
  await queryRows(
    server,
    `UPDATE vehicles SET insurance_until = '2038-03-05', inspection_until = CASE WHEN is_active THEN NULL ELSE '2038-03-05'::date END
     WHERE tenant_id = 1 AND deleted_at IS NULL`,
  );
  const count = await queryValue(
    server,
    'SELECT count(*) FROM vehicles WHERE tenant_id = 1 AND deleted_at IS NULL AND is_active',
  );
  await runOn('2038-03-01T10:00:00Z');
  expect(await inboxApiOf(server, admin).entries()).toMatchObject([
    {
      text: `${count} documents of vehicles expire soon`,
      path: '/vehicle?f=is_active:equals:true&f=documents_until:during:next60days&sort=documents_until',
    },
  ]);
});
