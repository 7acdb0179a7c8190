import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { queryRows, queryValue, requestsApiOf, inputProblemCodesOf, returnedRecordOf } from './requests-api';

let server: TestServer;
let admin: SignedInUser;
let calls: ReturnType<typeof requestsApiOf>;
let customer: string;

const from = { direction: 'FROM', country: 'PL', city: 'Kalisz', zip: '62-800' };
const to = { direction: 'TO', country: 'DE', city: 'Rostock', zip: '18055' };
const complete = () => ({
  customer: { connect: customer },
  addresses: { create: [from, to] },
  cargo: { create: [{ weight: 2100 }] },
});

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
  calls = requestsApiOf(server, admin);
  [customer = ''] = await calls.ids('customers');
});

afterAll(() => server.close());

describe('a draft', () => {
  it('may be empty, and gets a number', async () => {
    const draft = returnedRecordOf(await calls.create({}));
    expect(draft).toMatchObject({ status: 'DRAFT', currency: 'EUR', transitionableStatus: ['CANCELED_REQUEST'] });
    expect(draft.number).toMatch(new RegExp(`^TR/${new Date().getUTCFullYear()}/\\d{6}$`));
  });

  it('can become NEW once customer, cargo and both addresses are set', async () => {
    const draft = returnedRecordOf(await calls.create({ ...complete(), cargo: undefined }));
    expect(draft.transitionableStatus).toEqual(['CANCELED_REQUEST']);
    const whole = returnedRecordOf(
      await calls.update({ id: draft.id, modified_at: draft.modified_at, cargo: { create: [{ weight: 1900 }] } }),
    );
    expect(whole.transitionableStatus).toEqual(['NEW', 'CANCELED_REQUEST']);
  });

  it('refuses two addresses of one direction', async () => {
    const { errors } = await calls.create({ addresses: { create: [from, from] } });
    expect(errors?.[0]?.extensions?.code).toBe(23505);
  });
});

it('ranks the vehicles for a leg', async () => {
  const { id } = returnedRecordOf(await calls.create({}));
  const query = 'query ($input: LegCandidatesInput!) { legCandidates(input: $input) { candidates { suitable } } }';
  const start = { country: 'PL', city: 'Kalisz', coordinates: { latitude: 51.76, longitude: 18.09 } };
  const variables = { input: { role: 'VEHICLE', leg: { service_transportation_id: id, from: start } } };
  const { data } = await server.call<{ legCandidates: { candidates: object[] } }>(query, variables, admin);
  expect(data?.legCandidates.candidates[0]).toEqual({ suitable: true });
});

describe('numbers', () => {
  it('have no gaps and no duplicates for 50 concurrent creates, one of them refused', async () => {
    const year = new Date().getUTCFullYear();
    const last = Number(
      (await queryRows(server, 'SELECT last FROM request_numbers WHERE tenant_id = 1 AND year = $1', year))[0]?.[0] ??
        0,
    );
    const responses = await Promise.all(
      Array.from({ length: 51 }, (_none, index) => calls.create(index === 25 ? { price: -1 } : { price: index })),
    );
    expect(responses.filter(({ errors }) => errors)).toHaveLength(1);
    const numbers = responses
      .filter(({ errors }) => !errors)
      .map((response) => returnedRecordOf(response).number)
      .toSorted();
    expect(numbers).toEqual(
      Array.from({ length: 50 }, (_none, index) => `TR/${year}/${String(last + 1 + index).padStart(6, '0')}`),
    );
  });

  it('are counted per tenant', async () => {
    const other = requestsApiOf(server, await server.signIn('admin@other.test'));
    const [mine, theirs] = [returnedRecordOf(await calls.create({})), returnedRecordOf(await other.create({}))];
    expect(mine.number.slice(0, 7)).toBe(theirs.number.slice(0, 7));
    expect(mine.number).not.toBe(theirs.number);
  });
});

describe('windows and cargo', () => {
  it('must be in order', async () => {
    const response = await calls.create({
      to_take_to_work_from: '2026-12-02',
      to_take_to_work_to: '2026-12-01',
      delivery_date_to: '2026-11-30',
    });
    expect(inputProblemCodesOf(response)).toEqual({
      to_take_to_work_to: ['too_early'],
      delivery_date_to: ['too_early'],
    });
  });

  it('must have cargo with matching class and make, and a weight', async () => {
    const [make, otherClass] =
      (
        await queryRows(
          server,
          'SELECT m.id, c.id FROM vehicle_makes m JOIN vehicle_classes c ON c.id <> m.class_id ORDER BY m.id, c.id LIMIT 1',
        )
      )[0] ?? [];
    const cargo = { vehicle_class: { connect: otherClass }, vehicle_make: { connect: make }, weight: 0 };
    const problems = inputProblemCodesOf(await calls.create({ cargo: { create: [cargo] } }));
    expect(problems).toEqual({
      'cargo.create.0.vehicle_make': ['not_of_class'],
      'cargo.create.0.weight': ['not_positive'],
    });
  });

  it('stores days without a time zone shift', async () => {
    const { id } = returnedRecordOf(
      await calls.create({ to_take_to_work_from: '2026-03-29', delivery_date_to: '2026-10-25' }),
    );
    expect(
      await queryRows(
        server,
        'SELECT to_take_to_work_from, delivery_date_to FROM service_transportations WHERE id = $1',
        id,
      ),
    ).toEqual([['2026-03-29', '2026-10-25']]);
  });
});

describe('from NEW on', () => {
  const setStatus = (id: string, status: string) =>
    queryRows(server, 'UPDATE service_transportations SET status = $2 WHERE id = $1', id, status);

  it('refuses to clear what NEW requires', async () => {
    const request = returnedRecordOf(await calls.create(complete()));
    await setStatus(request.id, 'NEW');
    const attempts = [
      { customer: { disconnect: true } },
      { cargo: { delete: request.cargo.map(({ id }) => id) } },
      { addresses: { delete: [request.addresses[1]?.id] } },
    ];
    const summaries = [];
    for (const change of attempts)
      summaries.push(
        inputProblemCodesOf(await calls.update({ id: request.id, modified_at: request.modified_at, ...change })),
      );
    expect(summaries).toEqual([{ customer: ['required'] }, { cargo: ['required'] }, { addresses: ['to_required'] }]);
    expect(await calls.read(request.id)).toMatchObject({
      customer: { id: customer },
      cargo: request.cargo,
      addresses: request.addresses,
    });
  });

  it.each(['CLOSE_REQUEST', 'CANCELED_REQUEST'])('refuses to edit a request in %s', async (status) => {
    const request = returnedRecordOf(await calls.create(complete()));
    await setStatus(request.id, status);
    const { modified_at } = await calls.read(request.id);
    expect(inputProblemCodesOf(await calls.update({ id: request.id, modified_at, price: 1 }))).toEqual({
      status: ['request_ended'],
    });
    const route = await calls.createRoute({ service_transportation: { connect: request.id } });
    expect(inputProblemCodesOf(route)).toEqual({ service_transportation: ['request_ended'] });
  });
});

describe('the view', () => {
  interface View {
    serviceTransportationView: { data: Record<string, unknown>[] };
  }
  const view = async (column: string, value: unknown, fields: string) => {
    const query = `query ($value: Mixed) { serviceTransportationView(first: 100, where: { column: ${column}, value: $value }) { data { id ${fields} } } }`;
    const { data, body } = await server.call<View>(query, { value }, admin);
    if (!data) throw new Error(JSON.stringify(body));
    return data.serviceTransportationView.data;
  };

  it('contains both places and the customer’s current name', async () => {
    const request = returnedRecordOf(await calls.create(complete()));
    const fields =
      'delivery_from_city delivery_from_code delivery_to_country delivery_to_code customer_name customer_type';
    expect(await view('id', request.id, fields)).toMatchObject([
      { delivery_from_city: 'Kalisz', delivery_from_code: 'PL62', delivery_to_country: 'DE', delivery_to_code: 'DE18' },
    ]);
    const [start] = request.addresses;
    await calls.update({
      id: request.id,
      modified_at: request.modified_at,
      addresses: { update: [{ id: start?.id, city: 'Konin', zip: '62-500' }] },
    });
    expect(await view('id', request.id, fields)).toMatchObject([{ delivery_from_city: 'Konin' }]);

    const type = await queryValue(
      server,
      'SELECT p.type FROM customers c JOIN customer_profiles p ON p.id = c.profile_id WHERE c.id = $1',
      customer,
    );
    const [{ modified_at } = { modified_at: '' }] =
      (
        await server.call<{ customers: { data: { modified_at: string }[] } }>(
          'query ($id: Mixed) { customers(first: 1, where: { column: id, value: $id }) { data { modified_at } } }',
          { id: customer },
          admin,
        )
      ).data?.customers.data ?? [];
    const profile = type === 'BUSINESS' ? { company_name: 'Nowa Nazwa' } : { first_name: 'Nowa', last_name: 'Nazwa' };
    const renamed = await server.call(
      'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id } }',
      { input: { id: customer, modified_at, profile: { update: profile } } },
      admin,
    );
    expect(renamed.errors).toBeUndefined();
    expect(await view('id', request.id, fields)).toMatchObject([{ customer_name: 'Nowa Nazwa' }]);
  });

  it('follows the city of the customer, also to another customer', async () => {
    const [, other] = await calls.ids('customers');
    const cityOf = (id: string) => queryValue(server, 'SELECT city FROM customers WHERE id = $1', id);
    const request = returnedRecordOf(await calls.create(complete()));
    const cities = async () =>
      (await view('id', request.id, 'customer_city')).map(({ customer_city }) => customer_city);
    expect(await cities()).toEqual([await cityOf(customer)]);

    const moved = await server.call(
      'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id } }',
      { input: { id: customer, address: { update: { city: 'Ćmielów' } } } },
      admin,
    );
    expect(moved.errors).toBeUndefined();
    expect(await view('customer_city', 'Ćmielów', 'customer_city')).toContainEqual({
      id: request.id,
      customer_city: 'Ćmielów',
    });

    await calls.update({ id: request.id, modified_at: request.modified_at, customer: { connect: other } });
    expect(await cities()).toEqual([await cityOf(String(other))]);
  });

  it('finds requests by one of their drivers or logisticians, and returns all', async () => {
    const driver = await queryValue(server, "SELECT id FROM users WHERE email = 'driver@demo.test'");
    const found = await view('driver_ids', driver, 'driver_ids drivers');
    expect(found.length).toBeGreaterThan(3);
    for (const { driver_ids, drivers } of found) {
      expect(driver_ids).toContain(driver);
      expect(drivers).toContain('Tomasz Borkowski');
    }
    const counted = await queryValue(
      server,
      'SELECT count(DISTINCT service_transportation_id) FROM routes WHERE driver_id = $1',
      driver,
    );
    expect(found).toHaveLength(Number(counted));
    const logistician = await queryValue(server, "SELECT id FROM users WHERE email = 'logistician@demo.test'");
    const listed = await view('logistician_ids', logistician, 'logisticians { user { id } }');
    expect(listed.length).toBeGreaterThan(3);
  });

  it('finds requests by the city of their customer, and by the class of their vehicles', async () => {
    const city = await queryValue(
      server,
      `SELECT c.city FROM service_transportations s JOIN customers c ON c.id = s.customer_id
       WHERE s.tenant_id = $1 AND s.deleted_at IS NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
      admin.tenant,
    );
    const inCity = await view('customer_city', city, 'customer_city');
    expect(new Set(inCity.map(({ customer_city }) => customer_city))).toEqual(new Set([city]));

    const vehicleClass = await queryValue(
      server,
      `SELECT v.vehicle_class_id FROM routes r JOIN vehicles v ON v.id = r.vehicle_id
       WHERE r.tenant_id = $1 GROUP BY 1 ORDER BY count(*) LIMIT 1`,
      admin.tenant,
    );
    const carried = await view('vehicle_class_ids', vehicleClass, 'vehicle_class_ids');
    expect(carried.length).toBeGreaterThan(0);
    for (const { vehicle_class_ids } of carried) expect(vehicle_class_ids).toContain(vehicleClass);
  });
});
