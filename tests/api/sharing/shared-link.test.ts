import { SignJWT } from 'jose';
import { hkdfSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import type { GraphqlResponse, SignedInUser, TestServer } from '../harness/server';
import { startTestServer } from '../harness/server';
import { queryRows, queryValue, requestsApiOf, inputProblemCodesOf, returnedRecordOf } from '../transport/requests-api';

interface Shared {
  number: string;
  status: string;
  expected_late: boolean;
  company: { name: string; phone: string | null };
  from: Place | null;
  to: Place | null;
  legs: { state: string; from: Place | null; to: Place | null }[];
  history: { status: string; date: string }[];
  upcoming: string[];
}
interface Place {
  city: string;
  country: string;
  coordinates: { latitude: number; longitude: number } | null;
}
interface Link {
  id: string;
  token: string | null;
  expires_at: string;
  revoked_at: string | null;
  opened: number;
  last_opened_at: string | null;
}

const linkFields = 'id token expires_at revoked_at opened last_opened_at user { id }';
const sharedFields = `number status company { name phone } to_take_to_work_from delivery_date_to expected_late delivered
  from { city country coordinates } to { city country coordinates }
  legs { state from { city country coordinates } to { city country coordinates } } history { status date } upcoming expires_at`;

let server: TestServer;
let logistician: SignedInUser;
/** Id of a request with the status SERVICE_CONFIRMED that has a leg with a task. */
let request: string;

beforeAll(async () => {
  server = await startTestServer();
  logistician = await server.signIn('logistician@demo.test');
  request = await queryValue(
    server,
    `SELECT r.service_transportation_id FROM routes r JOIN service_transportations s ON s.tenant_id = r.tenant_id AND s.id = r.service_transportation_id
     WHERE r.tenant_id = 1 AND s.status = 'SERVICE_CONFIRMED' AND s.deleted_at IS NULL
       AND EXISTS (SELECT 1 FROM route_tasks t WHERE t.tenant_id = 1 AND t.route_id = r.id) ORDER BY 1 LIMIT 1`,
  );
});

afterAll(() => server.close());

const create = (input: object, by = logistician) =>
  server.call<{ made: Link }>(
    `mutation ($input: CreateSharedLinkInput!) { made: createSharedLink(input: $input) { ${linkFields} } }`,
    { input },
    by,
  );
const revoke = (id: string, by = logistician) =>
  server.call<{ [gone: string]: Link }>(
    `mutation ($id: ID!) { gone: revokeSharedLink(id: $id) { ${linkFields} } }`,
    { id },
    by,
  );
const openLink = (token: string) =>
  server.call<{ shared: Shared }>(
    `query ($token: String!) { shared: externalAccess(token: $token) { ${sharedFields} } }`,
    { token },
  );
const linksOf = async (id: string, by: SignedInUser) => {
  const query = `query ($id: Mixed) { serviceTransportation(first: 1, where: { column: id, value: $id }) { data { shared_links { ${linkFields} } } } }`;
  const { data } = await server.call<{ serviceTransportation: { data: { shared_links: Link[] }[] } }>(
    query,
    { id },
    by,
  );
  return data?.serviceTransportation.data[0]?.shared_links ?? [];
};

async function newLink(input: object = {}): Promise<Link & { token: string }> {
  const link = returnedRecordOf<Link>(await create({ id: request, ...input }));
  if (!link.token) throw new Error('The link has no token.');
  return { ...link, token: link.token };
}

const refusal = ({ status, body }: GraphqlResponse) => ({ status, body });

describe('a link created by a logistician', () => {
  it('shows its request without a session, limited to what a customer may see', async () => {
    const { token } = await newLink();
    const response = await openLink(token);
    const shared = returnedRecordOf<Shared>(response);
    const legs = await queryRows(
      server,
      'SELECT 1 FROM routes WHERE tenant_id = 1 AND service_transportation_id = $1',
      request,
    );
    expect(shared.number).toBe(
      await queryValue(server, 'SELECT number FROM service_transportations WHERE tenant_id = 1 AND id = $1', request),
    );
    expect(shared.status).toBe('SERVICE_CONFIRMED');
    expect(shared.legs).toHaveLength(legs.length);
    expect(shared.from?.city).toBeTruthy();
    expect(shared.company.name).toBe(await queryValue(server, 'SELECT name FROM companies WHERE tenant_id = 1'));
    const moments = shared.history.map(({ date }) => Date.parse(date));
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(shared.history.at(-1)?.status).toBe('SERVICE_CONFIRMED');
    expect(shared.upcoming).toEqual(['SERVICE_PROVIDED']);
    expect(JSON.stringify(response.body)).not.toMatch(/\d{16,}/);
    for (const [, name] of await queryRows(server, 'SELECT user_id, last_name FROM profiles WHERE tenant_id = 1')) {
      expect(JSON.stringify(response.body)).not.toContain(`"${name}"`);
    }
  });

  it('is valid for 30 days by default, and for 1 to 90', async () => {
    const days = ({ expires_at }: Link) => Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000);
    expect(days(await newLink())).toBe(30);
    expect(days(await newLink({ days: 90 }))).toBe(90);
    expect(inputProblemCodesOf(await create({ id: request, days: 0 }))).toEqual({ days: ['too_small'] });
    expect(inputProblemCodesOf(await create({ id: request, days: 91 }))).toEqual({ days: ['too_large'] });
  });

  it('counts a customer who keeps looking once', async () => {
    const { id, token } = await newLink();
    await openLink(token);
    await openLink(token);
    const opened = async () => (await linksOf(request, logistician)).find((link) => link.id === id);
    expect(await opened()).toMatchObject({ opened: 1, token });
    await queryRows(
      server,
      "UPDATE shared_links SET last_opened_at = now() - interval '11 minutes' WHERE tenant_id = 1 AND id = $1",
      id,
    );
    await openLink(token);
    expect(await opened()).toMatchObject({ opened: 2 });
  });

  it('shows changed parts of the request', async () => {
    const { token } = await newLink();
    await queryRows(
      server,
      "UPDATE route_tasks SET status = 'PLANNING' WHERE tenant_id = 1 AND service_transportation_id = $1",
      request,
    );
    expect(new Set(returnedRecordOf<Shared>(await openLink(token)).legs.map(({ state }) => state))).toEqual(
      new Set(['PLANNED']),
    );
    await queryRows(
      server,
      "UPDATE route_tasks SET status = 'DONE' WHERE tenant_id = 1 AND service_transportation_id = $1",
      request,
    );
    expect(returnedRecordOf<Shared>(await openLink(token)).legs.map(({ state }) => state)).toContain('DONE');
    await queryRows(server, 'UPDATE service_transportations SET expected_late = true WHERE id = $1', request);
    expect(returnedRecordOf<Shared>(await openLink(token)).expected_late).toBe(true);
  });
});

describe('an invalid link', () => {
  const unknown = { 'input.token': [{ code: 'token_unknown' }] };

  it('is answered alike when revoked, forged, of a deleted request, or unknown', async () => {
    const { id, token } = await newLink();
    returnedRecordOf(await revoke(id));
    const revoked = await openLink(token);
    expect(revoked.errors?.[0]?.extensions).toMatchObject({ code: 6, validation: unknown });
    const draft = returnedRecordOf<{ id: string }>(await requestsApiOf(server, logistician).create({}));
    const gone = await newLink({ id: draft.id });
    returnedRecordOf(
      await requestsApiOf(server, await server.signIn('admin@demo.test')).byId('deleteServiceTransportation', draft.id),
    );
    const [head, payload, signature = ''] = (await newLink()).token.split('.');
    const others = [
      gone.token,
      `${head}.${payload}.${signature.split('').toReversed().join('')}`,
      `${head}.${payload}.`,
      'x',
      '',
      '…'.repeat(5000),
    ];
    for (const other of others) expect(refusal(await openLink(other))).toEqual(refusal(revoked));
  });

  it('is refused with another key purpose or audience', async () => {
    const { id } = await newLink();
    const forged = (purpose: string, audience: string) =>
      new SignJWT({ tenant: '1' })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setIssuer('waybill')
        .setAudience(audience)
        .setExpirationTime('1h')
        .sign(new Uint8Array(hkdfSync('sha256', 'a secret that only the tests know, long enough', '', purpose, 32)));
    for (const token of [
      await forged('access tokens', 'waybill-shared-link'),
      await forged('shared links', 'waybill-api'),
      logistician.token,
    ]) {
      expect((await openLink(token)).errors?.[0]?.extensions?.validation).toEqual(unknown);
    }
    // A token forged in the same way, but with the right purpose and audience, is accepted. So purpose and audience
    // caused the refusals above.
    expect((await openLink(await forged('shared links', 'waybill-shared-link'))).errors).toBeUndefined();
  });

  it('is reported as expired only with a valid signature', async () => {
    const { id, token } = await newLink();
    const key = new Uint8Array(
      hkdfSync('sha256', 'a secret that only the tests know, long enough', '', 'shared links', 32),
    );
    const over = await new SignJWT({ tenant: '1' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(id)
      .setIssuer('waybill')
      .setAudience('waybill-shared-link')
      .setExpirationTime(Math.floor(Date.now() / 1000) - 60)
      .sign(key);
    expect((await openLink(over)).errors?.[0]?.extensions?.validation).toEqual({
      'input.token': [{ code: 'token_expired' }],
    });
    await queryRows(
      server,
      "UPDATE shared_links SET expires_at = now() - interval '1 second' WHERE tenant_id = 1 AND id = $1",
      id,
    );
    expect((await openLink(token)).errors?.[0]?.extensions?.validation).toEqual(unknown);
    const ends = (await linksOf(request, logistician)).map((link) => Date.parse(link.expires_at));
    expect(ends).toEqual(ends.toSorted((one, other) => other - one));
  });

  it('is refused alike above the limit of tries per address', async () => {
    const strict = await startSecondServer(server, { environment: { SIGN_IN_ATTEMPTS_PER_ADDRESS: '3' } });
    await queryRows(strict, 'DELETE FROM sign_in_attempts');
    const query = 'query ($token: String!) { externalAccess(token: $token) { number } }';
    const reasons: unknown[] = [];
    for (const token of ['a', 'b', 'c', 'd', 'e'])
      reasons.push((await strict.call(query, { token })).errors?.[0]?.extensions?.reason);
    await strict.close();
    expect(reasons).toEqual([undefined, undefined, undefined, 'locked', 'locked']);
  });
});

describe('links', () => {
  it('are shown only with the permission to share', async () => {
    await newLink();
    expect(await linksOf(request, logistician)).not.toEqual([]);
    expect(await linksOf(request, await server.signIn('support@demo.test'))).toEqual([]);
  });

  it('have no token when expired or revoked; revoking twice changes nothing', async () => {
    const { id } = await newLink();
    const gone = returnedRecordOf<Link>(await revoke(id));
    expect(gone).toMatchObject({ token: null, revoked_at: expect.any(String) });
    expect(returnedRecordOf<Link>(await revoke(id)).revoked_at).toBe(gone.revoked_at);
  });

  it('are limited to twenty active ones per request', async () => {
    const { id } = returnedRecordOf<{ id: string }>(await requestsApiOf(server, logistician).create({}));
    const created = await Promise.all(Array.from({ length: 22 }, () => create({ id })));
    const refused = created.filter(({ data }) => !data);
    expect(refused.map(inputProblemCodesOf)).toEqual([{ id: ['too_many_links'] }, { id: ['too_many_links'] }]);
    const [link] = await linksOf(id, logistician);
    returnedRecordOf(await revoke(link?.id ?? ''));
    returnedRecordOf(await create({ id }));
  });

  it('cannot be created or revoked for a request that the caller may not see', async () => {
    const { id } = await newLink();
    await queryRows(
      server,
      `INSERT INTO role_permissions (tenant_id, role_id, permission_id) SELECT r.tenant_id, r.id, p.id FROM roles r, permissions p
      WHERE r.tenant_id = 1 AND r.name = 'driver' AND p.code = 'requests.share'`,
    );
    const text = `SELECT s.id FROM service_transportations s WHERE s.tenant_id = 1 AND s.deleted_at IS NULL AND NOT EXISTS
      (SELECT 1 FROM routes r WHERE r.tenant_id = 1 AND r.service_transportation_id = s.id AND r.driver_id = $1) LIMIT 1`;
    const driver = await server.signIn('driver@demo.test');
    const hidden = await queryValue(server, text, driver.user);
    await queryRows(
      server,
      'UPDATE shared_links SET service_transportation_id = $2 WHERE tenant_id = 1 AND id = $1',
      id,
      hidden,
    );
    expect((await revoke(id, driver)).body).toEqual({ data: { gone: null } });
    expect(inputProblemCodesOf(await create({ id: hidden }, driver))).toEqual({ id: ['not_found'] });
    expect(returnedRecordOf<Link>(await revoke(id)).revoked_at).not.toBeNull();
  });

  it('of another company are answered as missing', async () => {
    const { id, token } = await newLink();
    const other = await server.signIn('admin@other.test');
    expect((await revoke(id, other)).body).toEqual({ data: { gone: null } });
    expect(inputProblemCodesOf(await create({ id: request }, other))).toEqual({ id: ['not_found'] });
    expect((await openLink(token)).errors).toBeUndefined();
  });
});
