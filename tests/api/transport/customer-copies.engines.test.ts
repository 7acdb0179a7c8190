import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { queryRows, queryValue, requestsApiOf, returnedRecordOf } from './requests-api';

let server: TestServer;
let admin: SignedInUser;
let calls: ReturnType<typeof requestsApiOf>;
let customers: string[];

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  calls = requestsApiOf(server, admin);
  customers = await calls.ids('customers');
});

afterAll(() => server.close());

const copyRequest = `INSERT INTO service_transportations (tenant_id, id, number, customer_id, customer_name)
  SELECT tenant_id, id + n, number || '-' || n, customer_id, customer_name
  FROM service_transportations, generate_series(1, $2::int) n WHERE id = $1::bigint RETURNING id`;

/** Returns the different names and cities of a customer's requests. */
const copiesOf = (customer: string) =>
  queryRows(
    server,
    'SELECT DISTINCT customer_name, customer_city FROM service_transportations WHERE customer_id = $1',
    customer,
  );

describe('a customer with thousands of requests', () => {
  let customer = '';

  beforeAll(async () => {
    [customer = ''] = customers;
    const request = returnedRecordOf(await calls.create({ customer: { connect: customer } }));
    await queryRows(server, copyRequest, request.id, 1000);
  });

  it('is renamed and moved in all of them', async () => {
    const type = await queryValue(server, 'SELECT profile_type FROM customers WHERE id = $1', customer);
    const name = type === 'BUSINESS' ? { company_name: 'Wielka' } : { first_name: 'Wielka' };
    const { errors } = await server.call(
      'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id } }',
      { input: { id: customer, profile: { update: name }, address: { update: { city: 'Ćmielów' } } } },
      admin,
    );
    expect(errors).toBeUndefined();
    const renamed = await queryValue(server, 'SELECT customer_name FROM customers WHERE id = $1', customer);
    await expect.poll(() => copiesOf(customer), { timeout: 20_000 }).toEqual([[renamed, 'Ćmielów']]);
  });

  it('leaves their city to a job, also when the previous version moves it', async () => {
    const before = await copiesOf(customer);
    const undone = new Error('undone');
    const moved = server.database.system(async (session) => {
      const ask = (text: string) => session.rows({ text, params: [customer] });
      await ask("UPDATE customers SET city = 'Radom' WHERE id = $1");
      expect(
        await ask('SELECT DISTINCT customer_name, customer_city FROM service_transportations WHERE customer_id = $1'),
      ).toEqual(before);
      expect(
        await ask(
          "SELECT count(*) FROM jobs WHERE kind = 'transport.customer-copies' AND unique_key = $1::bigint::text AND state = 'PENDING'",
        ),
      ).toEqual([['1']]);
      throw undone;
    });
    await expect(moved).rejects.toBe(undone);
  });

  it('is erased in all of them', async () => {
    await queryRows(
      server,
      "UPDATE customers SET deleted_at = now(), profile_type = 'PERSONAL' WHERE id = $1",
      customer,
    );
    const { errors } = await server.call(
      'mutation ($id: ID!) { eraseCustomerData(id: $id) { id } }',
      { id: customer },
      admin,
    );
    expect(errors).toBeUndefined();
    expect((await copiesOf(customer)).map(([, city]) => city)).toEqual([null]);
  });
});

// PGlite has one connection.
it.runIf(inject('template').engine === 'postgres')(
  'gives a request the new city of its customer when both are written at the same time',
  async () => {
    const [, customer = ''] = customers;
    const request = returnedRecordOf(await calls.create({ customer: { connect: customer } }));
    const move = (city: string) => ({ text: 'UPDATE customers SET city = $2 WHERE id = $1', params: [customer, city] });
    const create = { text: copyRequest, params: [request.id, 1] };
    /** Starts the second statement before the transaction of the first one ends. */
    const write = async (first: typeof create, second: typeof create) => {
      let done: Promise<unknown> | undefined;
      await server.database.system(async (session) => {
        await session.rows(first);
        done = queryRows(server, second.text, ...second.params);
        const waiting = `SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
        await expect.poll(() => queryRows(server, waiting), { interval: 5 }).toEqual([['1']]);
      });
      await done;
      return (await copiesOf(customer)).map(([, city]) => city);
    };
    expect(await write(create, move('Opole'))).toEqual(['Opole']);
    await queryRows(server, 'DELETE FROM service_transportations WHERE id = $1::bigint + 1 RETURNING id', request.id);
    expect(await write(move('Kielce'), create)).toEqual(['Kielce']);
  },
);
