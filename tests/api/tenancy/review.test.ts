import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listColumnsOf, queriesOfLists } from '../contract/contract';
import { runSql } from '../identity/calls';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { createPdf, uploadFile } from '../media/calls';
import { problemCodesOf, fetchTenant, submitForVerification, updateCompany } from './calls';
import { verificationApiOf, pendingRequestsCondition } from './queue';

let server: TestServer;
let reviewer: SignedInUser;
let other: SignedInUser;

let calls: ReturnType<typeof verificationApiOf>;
const queue = (...args: Parameters<typeof calls.queue>) => calls.queue(...args);
const response = (...args: Parameters<typeof calls.answer>) => calls.answer(...args);
const fetchFirstPending = (kind: string) => calls.fetchFirstPending(kind);

beforeAll(async () => {
  server = await startTestServer();
  reviewer = await server.signIn('operator@waybill.test');
  calls = verificationApiOf(server, reviewer);
  other = await server.signIn('admin@other.test');
});

afterAll(() => server.close());

describe('the queue', () => {
  it('lists submitted records of all tenants by one statement, with their facts in the reviewer’s language', async () => {
    const from = server.statements.length;
    const requests = await queue(pendingRequestsCondition);
    expect(server.statements.slice(from)).toHaveLength(1);
    expect(new Set(requests.map(({ company }) => company))).toEqual(
      new Set(['Trakt Bursztynowy Sp. z o.o.', 'Nordkai Spedition GmbH']),
    );
    expect(requests.length).toBeGreaterThan(12);
    const nordkai = requests.find(({ entity_type }) => entity_type === 'COMPANY');
    expect(nordkai).toMatchObject({
      title: 'Nordkai Spedition GmbH',
      facts: { registration_number: 'HRB 14823', legal_address: 'Am Strande 3, 18055 Rostock, DE' },
    });
    const tractors = { AND: [{ column: 'entity_type', value: 'VEHICLE' }] };
    const [english] = await queue(tractors);
    const [polish] = await queue(tractors, undefined, 'pl');
    expect(english?.id).toBe(polish?.id);
    expect(english?.facts.vehicle_class).not.toBe(polish?.facts.vehicle_class);
    expect(english?.facts).toMatchObject({ license: english?.title });
  });

  it('is filtered, ordered and counted like every list', async () => {
    const newest = await queue(pendingRequestsCondition, [{ column: 'created_at', direction: 'DESC' }]);
    const moments = newest.map(({ created_at }) => Date.parse(created_at));
    expect(moments).toEqual(moments.toSorted((one, two) => two - one));
    const found = await queue({
      AND: [pendingRequestsCondition, { column: 'company', operator: 'LIKE', value: 'nordkai%' }],
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ company }) => company.startsWith('Nordkai'))).toBe(true);
    const { data } = await server.call(
      '{ verificationQueue(first: 2, page: 2) { data { id } paginatorInfo { total count } } }',
      {},
      reviewer,
    );
    expect(data?.verificationQueue).toMatchObject({ paginatorInfo: { count: 2 } });
  });

  it('accepts every column of the contract', async () => {
    const [list] = queriesOfLists.filter(({ name }) => name === 'verificationQueue');
    if (!list) throw new Error('the contract has no queue');
    for (const column of listColumnsOf(list, 'where')) await queue({ column, operator: 'IS_NOT_NULL' });
    for (const column of listColumnsOf(list, 'orderBy')) {
      for (const direction of ['ASC', 'DESC'])
        expect((await queue(pendingRequestsCondition, [{ column, direction }])).length).toBeGreaterThan(0);
    }
  });

  it('shows the submitted files, but not their authors', async () => {
    const { entity_id, id } = await fetchFirstPending('VEHICLE');
    const owner = await server.signIn('admin@demo.test');
    const by =
      (await runSql(server, 'SELECT 1 FROM vehicles WHERE id = $1 AND tenant_id = 1', entity_id)).length > 0
        ? owner
        : other;
    await uploadFile(server, by.token, createPdf(), { id: entity_id, collection: 'papers' });
    const document = `query ($id: Mixed) {
      verificationQueue(first: 1, where: { column: id, value: $id }) { data { media { url user { email tenant { id } } } } } }`;
    interface Sent {
      verificationQueue: { data: { media: { url: string; user: object | null }[] }[] };
    }
    const { data } = await server.call<Sent>(document, { id }, reviewer);
    const media = data?.verificationQueue.data[0]?.media ?? [];
    expect(media.length).toBeGreaterThan(0);
    expect(media.map(({ user }) => user)).toEqual(media.map(() => null));
    expect(media[0]?.url).toMatch(/^\/files\//);
  });

  it('keeps past reviews with their messages', async () => {
    const answered = await queue({ column: 'status', value: 'NOT_VERIFIED' });
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.every(({ message }) => message !== null)).toBe(true);
  });

  it('omits deleted vehicles and tenants', async () => {
    const request = await fetchFirstPending('VEHICLE');
    await runSql(server, 'UPDATE vehicles SET deleted_at = now() WHERE id = $1', request.entity_id);
    expect(await queue({ column: 'id', value: request.id })).toEqual([]);
    expect(problemCodesOf(await response({ id: request.id, status: 'VERIFIED' }))).toEqual({
      'input.id': ['not_found'],
    });
    await runSql(server, 'UPDATE vehicles SET deleted_at = NULL WHERE id = $1', request.entity_id);
    await runSql(server, 'UPDATE tenants SET deleted_at = now() WHERE id = 2');
    expect((await queue()).filter(({ company }) => company.startsWith('Nordkai'))).toEqual([]);
    await runSql(server, 'UPDATE tenants SET deleted_at = NULL WHERE id = 2');
  });
});

describe('a review', () => {
  it('verifies a vehicle: status, history and queue', async () => {
    const request = await fetchFirstPending('VEHICLE');
    const { data, errors } = await response({ id: request.id, status: 'VERIFIED', message: ' Checked. ' });
    expect(errors).toBeUndefined();
    expect(data?.reviewVerification).toMatchObject({ id: request.id, status: 'VERIFIED', message: 'Checked.' });
    const [vehicle] = await runSql(server, 'SELECT verify FROM vehicles WHERE id = $1', request.entity_id);
    expect(vehicle).toEqual(['VERIFIED']);
    const [entry] = await runSql(
      server,
      'SELECT tenant_id, action, user_id, details FROM activities WHERE entity_id = $1 ORDER BY date DESC LIMIT 1',
      request.entity_id,
    );
    expect(entry?.slice(1, 3)).toEqual(['CHANGED_STATUS', null]);
    expect(JSON.parse(entry?.[3] ?? '')).toEqual({
      title: request.title,
      fields: ['verify'],
      from: 'UNDER_REVIEW',
      to: 'VERIFIED',
    });
    expect((await queue(pendingRequestsCondition)).map(({ id }) => id)).not.toContain(request.id);
  });

  it('rejects a company with a reason, and it can be submitted again', async () => {
    const request = await fetchFirstPending('COMPANY');
    expect(problemCodesOf(await response({ id: request.id, status: 'NOT_VERIFIED', message: '  ' }))).toEqual({
      'input.message': ['required'],
    });
    expect(
      (await response({ id: request.id, status: 'NOT_VERIFIED', message: 'The seat differs.' })).errors,
    ).toBeUndefined();
    const [company] = (await fetchTenant(server, other)).company;
    expect(company).toMatchObject({ status: 'NOT_VERIFIED' });
    expect(company?.verifications[0]).toEqual({ status: 'NOT_VERIFIED', message: 'The seat differs.' });
    expect((await submitForVerification(server, other, 'COMPANY', request.entity_id)).errors).toBeUndefined();
    expect((await fetchFirstPending('COMPANY')).id).not.toBe(request.id);
  });

  it('is accepted from one of two concurrent reviewers', async () => {
    const { id, entity_id } = await fetchFirstPending('VEHICLE');
    const responses = await Promise.all([
      response({ id, status: 'VERIFIED' }),
      response({ id, status: 'NOT_VERIFIED', message: 'The VIN differs.' }),
    ]);
    const [won] = responses.filter(({ errors }) => !errors);
    const lost = responses.flatMap(({ errors }) => errors ?? []);
    expect(lost.map(({ extensions }) => extensions)).toMatchObject([
      { code: 1409, reason: 'answered', current: { id, status: won?.data?.reviewVerification.status } },
    ]);
    const steps = await runSql(
      server,
      'SELECT status FROM entity_verifications WHERE entity_id = $1 AND outcome IS NULL ORDER BY created_at DESC LIMIT 1',
      entity_id,
    );
    expect(steps).toEqual([[won?.data?.reviewVerification.status]]);
  });

  it('is refused when the data changed, which creates a new request', async () => {
    const request = await fetchFirstPending('COMPANY');
    await updateCompany(server, other, { legal_name: 'Nordkai Logistik GmbH' });
    const late = await response({ id: request.id, status: 'VERIFIED' });
    expect(problemCodesOf(late)).toEqual({ 'input.id': ['not_found'] });
    expect(await fetchFirstPending('COMPANY')).toMatchObject({
      entity_id: request.entity_id,
      facts: { legal_name: 'Nordkai Logistik GmbH' },
    });
    expect((await fetchTenant(server, other)).company[0]).toMatchObject({ status: 'UNDER_REVIEW' });
  });

  it('is refused for ids that are not in the queue', async () => {
    const [[step] = []] = await runSql(server, 'SELECT id FROM entity_verifications WHERE outcome IS NULL LIMIT 1');
    for (const id of [step, '4611686018427200001', 'none']) {
      expect(problemCodesOf(await response({ id, status: 'VERIFIED' }))).toEqual({ 'input.id': ['not_found'] });
    }
    expect((await response({ id: '1', status: 'UNDER_REVIEW' })).errors).toHaveLength(1);
  });
});
