import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { createPhoto, tryUpload } from '../media/calls';
import { pendingRequestsCondition, verificationApiOf } from '../tenancy/queue';
import { queryRows, queryValue, requestsApiOf, returnedRecordOf } from '../transport/requests-api';
import { createTransitionFixture, type TransitionFixture } from '../transport/transition-fixture';
import { inboxApiOf } from './inbox-api';

let server: TestServer;
let fixture: TransitionFixture;
let logistician: SignedInUser;
let otherLogistician: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  fixture = await createTransitionFixture(server);
  const [first, second] = fixture.logisticians;
  if (!first || !second) throw new Error('The demo has no two logisticians.');
  [logistician, otherLogistician] = [first, second];
});
beforeEach(() => queryRows(server, 'DELETE FROM inbox_entries'));
afterAll(() => server.close());

/** Returns the events since the test began, as `email kind`. */
async function readEvents(): Promise<string[]> {
  const rows = await queryRows(
    server,
    `SELECT u.email, e.kind FROM inbox_entries e JOIN users u ON u.tenant_id = e.tenant_id AND u.id = e.user_id
     ORDER BY e.id`,
  );
  return rows.map((row) => row.join(' '));
}

/** Returns a moment as readers in English see it: `02/06/2035 09:30`. */
const inWarsaw = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(iso))
    .replace(',', '');

const emailOf = (user: SignedInUser) => queryValue(server, 'SELECT email FROM users WHERE id = $1', user.user);
const logisticianApi = () => requestsApiOf(server, logistician);

async function startWork(id: string): Promise<void> {
  for (const status of ['NEW', 'IN_PROGRESS']) returnedRecordOf(await fixture.calls.step({ id, status }));
}

describe('an assignment', () => {
  it('notifies the logistician, in the language of the reader', async () => {
    const { id, number } = await fixture.createComplete();
    returnedRecordOf(await fixture.calls.assign({ id, logist_id: logistician.user }));
    expect(await readEvents()).toEqual([`${await emailOf(logistician)} REQUEST_ASSIGNED`]);
    const inbox = inboxApiOf(server, logistician);
    expect(await inbox.entries('pl')).toMatchObject([
      { text: `Przydzielono Ci zlecenie ${number}`, path: `/service-request/${id}`, read_at: null, is_urgent: false },
    ]);
    expect((await inbox.entries())[0]?.details).toMatch(/^By \S+/);
    expect(await inboxApiOf(server, otherLogistician).entries()).toEqual([]);
    expect(await inboxApiOf(server, await server.signIn('admin@other.test')).entries()).toEqual([]);
  });

  it('notifies once when a user assigns it to somebody else, and never its author', async () => {
    const { id } = await fixture.createComplete();
    returnedRecordOf(await logisticianApi().byId('takeServiceTransportation', id));
    expect(await readEvents()).toEqual([]);
  });

  it('that is taken back before anybody knows leaves nothing, and else notifies', async () => {
    const { id } = await fixture.createComplete();
    const input = { id, logist_id: logistician.user };
    returnedRecordOf(await fixture.calls.assign(input));
    returnedRecordOf(await fixture.calls.unassign(input));
    expect(await readEvents()).toEqual([]);
    returnedRecordOf(await fixture.calls.assign(input));
    await inboxApiOf(server, logistician).read();
    returnedRecordOf(await fixture.calls.unassign(input));
    expect(await readEvents()).toEqual([`${await emailOf(logistician)} REQUEST_UNASSIGNED`]);
  });

  it.each([
    [true, 'ASSIGNMENT_ACCEPTED'],
    [false, 'ASSIGNMENT_DECLINED'],
  ])('answered by %s notifies the user who assigned it', async (accepted, kind) => {
    const { id } = await fixture.createComplete();
    returnedRecordOf(await fixture.calls.assign({ id, logist_id: logistician.user }));
    await queryRows(server, 'DELETE FROM inbox_entries');
    returnedRecordOf(await logisticianApi().answer({ id, accepted }));
    expect(await readEvents()).toEqual([`admin@demo.test ${kind}`]);
  });
});

describe('a leg', () => {
  it('notifies its driver when it is planned, changed and cancelled, from the start of work on', async () => {
    const driver = inboxApiOf(server, fixture.driver);
    const { id, number, routes } = await fixture.createEquipped();
    returnedRecordOf(await fixture.calls.step({ id, status: 'NEW' }));
    const kinds = async () => (await driver.entries()).map(({ kind }) => kind);
    expect(await kinds()).toEqual([]);
    returnedRecordOf(await fixture.calls.step({ id, status: 'IN_PROGRESS' }));
    expect(await driver.entries()).toMatchObject([
      { kind: 'LEG_PLANNED', text: `You drive a leg of request ${number}`, path: '/today' },
    ]);
    await driver.read();
    const leg = String(routes[0]?.id);
    const day = await queryValue(server, 'SELECT to_take_to_work_from FROM service_transportations WHERE id = $1', id);
    const times = { planned_start: `${day}T07:30:00Z`, planned_end: `${day}T22:00:00Z` };
    returnedRecordOf(await fixture.calls.updateRoute({ id: leg, ...times }));
    expect(await driver.entries()).toMatchObject([{ kind: 'LEG_CHANGED', is_urgent: true, read_at: null }]);
    expect((await driver.entries())[0]?.details).toBe(
      `Start: – → ${inWarsaw(times.planned_start)}\nEnd: – → ${inWarsaw(times.planned_end)}`,
    );
    await driver.read();
    returnedRecordOf(await fixture.calls.byId('deleteRoute', leg));
    expect(await kinds()).toEqual(['LEG_CANCELED']);
  });

  it.each(['cancelled', 'deleted'])('of a request that is %s notifies the driver and the logistician', async (how) => {
    const { id } = await fixture.createEquipped();
    await startWork(id);
    await queryRows(server, 'UPDATE inbox_entries SET read_at = now()');
    if (how === 'deleted') returnedRecordOf(await fixture.calls.byId('deleteServiceTransportation', id));
    else
      returnedRecordOf(
        await fixture.calls.step({ id, status: 'CANCELED_REQUEST', ...fixture.inputFor('CANCELED_REQUEST') }),
      );
    const unread = await queryRows(server, 'SELECT kind FROM inbox_entries WHERE read_at IS NULL ORDER BY kind');
    expect(unread.flat()).toEqual(['LEG_CANCELED', 'REQUEST_CANCELED']);
  });

  it('is not announced as cancelled when it was driven', async () => {
    const { id } = await fixture.createEquipped();
    await startWork(id);
    returnedRecordOf(await fixture.calls.step({ id, status: 'SERVICE_CONFIRMED' }));
    await queryRows(server, 'DELETE FROM inbox_entries');
    returnedRecordOf(await fixture.calls.step({ id, status: 'SERVICE_PROVIDED' }));
    expect(await readEvents()).toEqual([]);
  });
});

it('notifies the logisticians of a request of files, and counts those of a quarter of an hour', async () => {
  const { id, number } = await fixture.createEquipped();
  await queryRows(server, 'DELETE FROM inbox_entries');
  for (const name of ['a.png', 'b.png']) {
    const file = await createPhoto(name);
    const target = { id, model_type: 'SERVICE_TRANSPORTATION', collection: 'papers' };
    returnedRecordOf(await tryUpload(server, fixture.admin.token, file, target));
  }
  expect(await inboxApiOf(server, logistician).entries()).toMatchObject([
    { kind: 'DOCUMENT_ADDED', text: `2 files were added to request ${number}` },
  ]);
  expect(await readEvents()).toHaveLength(1);
});

it('notifies who sent a vehicle for verification of the answer', async () => {
  const vehicle = await queryValue(
    server,
    "SELECT id FROM vehicles WHERE tenant_id = 1 AND verify = 'NOT_VERIFIED' AND deleted_at IS NULL ORDER BY id LIMIT 1",
  );
  returnedRecordOf(await logisticianApi().byId('updateVehicleForVerification', vehicle));
  const operator = verificationApiOf(server, await server.signIn('operator@waybill.test'));
  const request = (await operator.queue(pendingRequestsCondition)).find(({ entity_id: entity }) => entity === vehicle);
  returnedRecordOf(await operator.answer({ id: request?.id, status: 'NOT_VERIFIED', message: 'The VIN is wrong.' }));
  expect(await readEvents()).toEqual([`${await emailOf(logistician)} VERIFICATION_ANSWERED`]);
  expect(await inboxApiOf(server, logistician).entries()).toMatchObject([
    { details: 'The VIN is wrong.', path: `/vehicle/${vehicle}` },
  ]);
});

it('notifies the operator’s sales people of an inquiry, each once', async () => {
  const input = { email: 'zakupy@example.com', phone_number: '+48221234567', text: 'Ile kosztuje 40 pojazdów?' };
  const document = 'mutation ($input: CreateContactSaleInput!) { createContactSale(input: $input) { id } }';
  const { data } = await server.call<{ createContactSale: { id: string } }>(document, { input }, fixture.admin);
  const path = `/sales/${data?.createContactSale.id}`;
  const operator = inboxApiOf(server, await server.signIn('operator@waybill.test'));
  await expect.poll(() => operator.entries()).toMatchObject([{ kind: 'SALES_REQUEST', path }]);
  const events = await readEvents();
  expect(new Set(events).size).toBe(events.length);
});
