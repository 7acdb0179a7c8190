import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedInUser, TestServer } from '../harness/server';
import { startTestServer } from '../harness/server';
import { queryValue, requestsApiOf, returnedRecordOf } from '../transport/requests-api';

interface Paper {
  file_name: string;
  mime_type: string;
  content: string;
}

let server: TestServer;
let driver: SignedInUser;
/** Ids of two requests: in `own` the driver drives a leg, in `foreign` the driver drives none. */
let own: string;
let foreign: string;

beforeAll(async () => {
  server = await startTestServer();
  driver = await server.signIn('driver@demo.test');
  const live =
    'JOIN service_transportations s ON s.tenant_id = r.tenant_id AND s.id = r.service_transportation_id AND s.deleted_at IS NULL';
  own = await queryValue(
    server,
    `SELECT r.service_transportation_id FROM routes r ${live} WHERE r.driver_id = $1 ORDER BY 1 LIMIT 1`,
    driver.user,
  );
  foreign = await queryValue(
    server,
    `SELECT r.service_transportation_id FROM routes r ${live} WHERE r.tenant_id = 1 AND NOT EXISTS (
       SELECT 1 FROM routes o WHERE o.tenant_id = 1 AND o.service_transportation_id = s.id AND o.driver_id = $1) ORDER BY 1 LIMIT 1`,
    driver.user,
  );
});

afterAll(() => server.close());

const print = (id: string, by: SignedInUser) =>
  server.call<{ paper: Paper }>(
    'query ($id: ID!) { paper: cmrWaybill(id: $id) { file_name mime_type content } }',
    { id },
    by,
  );

it('returns a PDF named by the request’s number to a logistician', async () => {
  const paper = returnedRecordOf<Paper>(await print(foreign, await server.signIn('logistician@demo.test')));
  const number = await queryValue(
    server,
    'SELECT number FROM service_transportations WHERE tenant_id = 1 AND id = $1',
    foreign,
  );
  expect(paper.mime_type).toBe('application/pdf');
  expect(paper.file_name).toBe(`CMR ${number.replaceAll('/', '-')}.pdf`);
  const bytes = Buffer.from(paper.content, 'base64');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeLessThan(100_000);
});

it('allows the driver of a leg, and refuses other drivers', async () => {
  expect(returnedRecordOf<Paper>(await print(own, driver)).mime_type).toBe('application/pdf');
  expect((await print(foreign, driver)).errors?.[0]?.extensions?.validation).toEqual({ id: [{ code: 'not_found' }] });
});

it('prints several requests as one PDF, without those that the caller may not read', async () => {
  const printAll = (ids: readonly string[], by: SignedInUser) =>
    server.call<{ paper: Paper }>(
      'query ($ids: [ID!]!) { paper: cmrWaybills(ids: $ids) { file_name mime_type content } }',
      { ids },
      by,
    );
  const pagesOf = ({ content }: Paper) =>
    Buffer.from(content, 'base64')
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0;
  const logistician = await server.signIn('logistician@demo.test');
  const both = returnedRecordOf<Paper>(await printAll([foreign, own, foreign, '4611686018427200000'], logistician));
  expect(both.file_name).toMatch(/^CMR .* \+1\.pdf$/);
  const single = returnedRecordOf<Paper>(await printAll([own], driver));
  expect(pagesOf(both)).toBeGreaterThan(pagesOf(single));
  expect(returnedRecordOf<Paper>(await printAll([own, foreign], driver)).file_name).toBe(single.file_name);
  const many = Array.from({ length: 101 }, (_, index) => String(index + 1));
  expect((await printAll(many, logistician)).errors?.[0]?.extensions?.validation).toEqual({
    ids: [{ code: 'print_limit', payload: { max: 100 } }],
  });
});

it('refuses a role without the permission', async () => {
  expect((await print(own, await server.signIn('support@demo.test'))).errors?.[0]?.extensions?.code).toBe(1200);
});

it('answers alike for another company’s, a deleted and a missing request', async () => {
  const admin = await server.signIn('admin@demo.test');
  const draft = returnedRecordOf<{ id: string }>(await requestsApiOf(server, admin).create({}));
  returnedRecordOf(await requestsApiOf(server, admin).byId('deleteServiceTransportation', draft.id));
  const other = await print(own, await server.signIn('admin@other.test'));
  for (const id of [draft.id, '4611686018427200000', 'x', ''])
    expect((await print(id, admin)).body).toEqual(other.body);
});

it('names what the note lacks until consignee and goods are entered', async () => {
  const admin = await server.signIn('admin@demo.test');
  const api = requestsApiOf(server, admin);
  const lacks = async (id: string) =>
    returnedRecordOf<{ data: { waybill_lacks: string[] }[] }>(
      await server.call(
        'query ($id: Mixed) { list: serviceTransportation(first: 1, where: { column: id, value: $id }) { data { waybill_lacks } } }',
        { id },
        admin,
      ),
    ).data[0]?.waybill_lacks;
  const { id, modified_at } = returnedRecordOf(await api.create({ cargo: { create: [{ weight: 900 }] } }));
  expect(await lacks(id)).toEqual(['CONSIGNEE', 'GOODS', 'PACKAGES']);
  const changed = returnedRecordOf(await api.update({ id, modified_at, consignee_name: 'Elbe GmbH' }));
  expect(await lacks(id)).toEqual(['GOODS', 'PACKAGES']);
  const item = { id: changed.cargo[0]?.id, goods: 'Tiles', packages: 12, packaging: 'crates' };
  returnedRecordOf(await api.update({ id, modified_at: changed.modified_at, cargo: { update: [item] } }));
  expect(await lacks(id)).toEqual([]);
});
