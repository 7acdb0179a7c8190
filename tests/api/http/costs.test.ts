import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minDurationMs } from '../harness/min-duration';
import { startSecondServer } from '../harness/second-server';
import { type GraphqlError, type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { parseBatchResponse, runSql, postToGraphql } from '../identity/calls';

const perOperation = 1000;
const perMinute = 3000;
const list = (first: number) => `{ vehicles(first: ${first}) { data { id } } }`;
const nested = '{ roles(first: 100) { data { users { roles { users { id } } } } } }';

let base: TestServer;
let server: TestServer;
let admin: SignedInUser;
let stranger: SignedInUser;

beforeAll(async () => {
  base = await startTestServer();
  admin = await base.signIn('admin@demo.test');
  stranger = await base.signIn('admin@other.test');
});
afterAll(() => base.close());

const signed = () => ({ authorization: `Bearer ${admin.token}` });
const start = (environment: Record<string, string>) => startSecondServer(base, { environment });
const factsOf = (errors: readonly GraphqlError[] | undefined) => errors?.map(({ extensions }) => extensions) ?? [];

describe('an operation', () => {
  beforeAll(async () => {
    server = await start({ COST_PER_OPERATION: String(perOperation) });
  });
  afterAll(() => server.close());

  it('is refused with its cost and the limit when nested lists multiply', async () => {
    const send = () => server.call(nested, {}, admin);
    expect(await minDurationMs(send, 1000)).toBeLessThan(1000);
    const { data, errors } = await send();
    expect(data).toBeUndefined();
    const cost = expect.any(Number);
    expect(factsOf(errors)).toEqual([{ code: 1429, reason: 'operation_cost', cost, limit: perOperation }]);
    expect(errors?.[0]?.message).toMatch(/^The operation costs \d+ points, more than the 1000 that one may cost/);
  });

  it('is refused on each call when it is known, too', async () => {
    const text = 'query ($first: Int!) { roles(first: $first) { data { users { id } } } }';
    for (let use = 0; use < 5; use += 1) expect((await server.call(text, { first: 1 }, admin)).errors).toBeUndefined();
    const { errors } = await server.call(text, { first: 100 }, admin);
    expect(factsOf(errors)).toMatchObject([{ reason: 'operation_cost' }]);
    expect((await server.call(text, { first: 1 }, admin)).errors).toBeUndefined();
  });

  it('writes nothing when refused', async () => {
    const many = Array.from({ length: 20_000 }, () => '1');
    const input = { name: 'Refused by its cost', permissions: { connect: many } };
    const { errors } = await server.call(
      'mutation ($input: CreateRoleInput!) { createRole(input: $input) { id } }',
      { input },
      admin,
    );
    expect(factsOf(errors)).toMatchObject([{ reason: 'operation_cost' }]);
    const where = '{ column: name, operator: EQ, value: "Refused by its cost" }';
    const found = await server.call(`{ roles(first: 1, where: ${where}) { data { id } } }`, {}, admin);
    expect(found.data).toEqual({ roles: { data: [] } });
  });

  it('is refused within a batch that is too expensive in total', async () => {
    const batch = JSON.stringify(Array.from({ length: 25 }, (_, index) => ({ query: list(90 - index) })));
    const responses = await parseBatchResponse(await postToGraphql(server.url, batch, signed()));
    const refused = responses.flatMap(({ errors }) => factsOf(errors));
    expect(new Set(refused.map((facts) => facts?.reason))).toEqual(new Set(['request_cost']));
    // The limit is 2000 points and a list of 90 records costs 110, so about 18 lists are answered.
    expect(responses.length - refused.length).toBeGreaterThan(10);
    expect(responses.length - refused.length).toBeLessThan(24);
  });
});

describe('a tenant’s budget per minute', () => {
  const environment = { COST_PER_MINUTE: String(perMinute) };

  beforeEach(() => runSql(base, 'DELETE FROM budgets'));

  async function useUpBudget(on: TestServer): Promise<readonly GraphqlError['extensions'][]> {
    for (;;) {
      const { errors } = await on.call(list(100), {}, admin);
      if (errors) return factsOf(errors);
    }
  }

  it('is used up, and the refusal contains Retry-After', async () => {
    server = await start(environment);
    const [refusal] = await useUpBudget(server);
    expect(refusal).toMatchObject({ code: 1429, reason: 'budget_spent', limit: perMinute });
    const response = await postToGraphql(server.url, JSON.stringify({ query: list(100) }), signed());
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await server.call(list(100), {}, stranger)).errors).toBeUndefined();
    await server.close();
  });

  it('is shared by all servers', async () => {
    const [one, other] = [await start(environment), await start(environment)];
    await useUpBudget(one);
    await expect
      .poll(async () => factsOf((await other.call(list(100), {}, admin)).errors), { interval: 200 })
      .toMatchObject([{ reason: 'budget_spent' }]);
    await Promise.all([one.close(), other.close()]);
  });

  it('is per address for anonymous calls', async () => {
    server = await start(environment);
    const reasonOf = async () => factsOf((await server.call(list(100))).errors)[0]?.reason;
    expect(await reasonOf()).toBe('absent');
    let reason = await reasonOf();
    while (reason === 'absent') reason = await reasonOf();
    expect(reason).toBe('budget_spent');
    expect((await server.call(list(100), {}, admin)).errors).toBeUndefined();
    await server.close();
  });
});

describe('a response', () => {
  it('is refused above 20 MB', async () => {
    await runSql(base, "UPDATE vehicle_classes SET description_en = repeat('x', 50000)");
    const fields = Array.from({ length: 450 }, (_, index) => `f${index}: description`).join(' ');
    const { data, errors } = await base.call(`{ vehicleClass(first: 1) { data { ${fields} } } }`, {}, admin);
    expect(data).toBeUndefined();
    expect(factsOf(errors)).toMatchObject([{ code: 1429, reason: 'answer_size', limit: 20_000_000 }]);
  });

  it('contains the writes of a batch when the responses before them were too large', async () => {
    await runSql(base, "UPDATE vehicle_classes SET description_en = repeat('x', 50000)");
    const fields = Array.from({ length: 450 }, (_, index) => `f${index}: description`).join(' ');
    const batch = [
      { query: `{ vehicleClass(first: 1) { data { ${fields} } } }` },
      { query: 'mutation { createVehicle(input: { license: "WRITTEN 1" }) { license } }' },
    ];
    const [read, written] = await parseBatchResponse(await postToGraphql(base.url, JSON.stringify(batch), signed()));
    expect(factsOf(read?.errors)).toMatchObject([{ reason: 'answer_size' }]);
    expect(written).toEqual({ data: { createVehicle: { license: 'WRITTEN 1' } } });
  });
});
