import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseKeptNames } from '../../../server/areas/personal-data/kept-names';
import { type GraphqlResponse, type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { problemCodesByPath } from '../identity/users-api';
import { columnsWithPerson, person } from './person';

let server: TestServer;
let admin: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
});

afterAll(() => server.close());

const problemsOf = ({ errors }: Pick<GraphqlResponse, 'errors'>) =>
  problemCodesByPath({ status: 200, body: undefined, ...(errors && { errors }) });

const address = { country: 'PL', city: 'Kielce', zip: '25-001', street: 'Ćwiękalska', house_number: '7' };
const contact = { phone: person.phone, email: person.email };

async function createCustomer(profile: object): Promise<string> {
  const { data, body } = await server.call<{ createCustomer: { id: string } }>(
    'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }',
    { input: { profile: { create: { ...contact, ...profile } }, address: { create: address } } },
    admin,
  );
  if (!data) throw new Error(JSON.stringify(body));
  return data.createCustomer.id;
}

const eraseCustomer = (id: string, by = admin) =>
  server.call<{ eraseCustomerData: object }>(
    `mutation ($id: ID!) { eraseCustomerData(id: $id) {
      customer_name erased_at profile { company_name tax_number contact_last_name phone email } address { city street }
    } }`,
    { id },
    by,
  );
const deleteCustomer = (id: string) =>
  server.call('mutation ($id: ID!) { deleteCustomer(id: $id) { id } }', { id }, admin);
const exportCustomer = (id: string, by = admin) =>
  server.call<{ customerDataExport: { content: string } }>(
    'query ($id: ID!) { customerDataExport(id: $id) { content } }',
    { id },
    by,
  );

it('exports an individual, who stays in requests only when erased', async () => {
  const before = await columnsWithPerson(server);
  const id = await createCustomer({ type: 'PERSONAL', first_name: person.first, last_name: person.last });
  await runSql(
    server,
    `UPDATE service_transportations SET customer_id = $1, customer_name = $2
      WHERE id = (SELECT id FROM service_transportations WHERE tenant_id = $3 LIMIT 1)`,
    id,
    person.name,
    admin.tenant,
  );
  await runSql(server, 'UPDATE task_templates SET text = $1 WHERE tenant_id = $2', `Call ${person.name}`, admin.tenant);

  const exported = (await exportCustomer(id)).data?.customerDataExport.content ?? '';
  expect(JSON.parse(Buffer.from(exported, 'base64').toString())).toMatchObject({
    customer: id,
    profile: { records: [{ last_name: person.last, ...contact }] },
    address: { records: [{ city: 'Kielce', street: 'Ćwiękalska' }] },
    requests: { total: 1, records: [{ customer_name: person.name }] },
    activities: { total: 1 },
  });

  expect(problemCodesByPath(await eraseCustomer(id))).toEqual({ id: ['customer_not_deleted'] });
  await deleteCustomer(id);
  const { data, body } = await eraseCustomer(id);
  expect(data?.eraseCustomerData, JSON.stringify(body)).toMatchObject({
    customer_name: 'Usunięty klient',
    erased_at: expect.any(String),
    profile: { phone: '', email: `erased-${id}@erased.invalid` },
    address: { city: null, street: null },
  });
  expect(await columnsWithPerson(server)).toEqual([...before, 'service_transportations.customer_name'].toSorted());
  expect((await eraseCustomer(id)).data).toEqual(data);
});

it('replaces the name of an erased individual in requests, also as the consignee, that need not be kept any more', async () => {
  const [individual, company] = [
    await createCustomer({ type: 'PERSONAL', first_name: 'Ewa', last_name: 'Odd' }),
    await createCustomer({ type: 'BUSINESS', company_name: 'Odd Works' }),
  ];
  for (const id of [individual, company]) {
    await deleteCustomer(id);
    await eraseCustomer(id);
  }
  const ages = [
    { customer: individual, consignee: 'EWA ODD', created: '2013-03-01', delivered: '2014-12-31T12:00Z' },
    { customer: individual, consignee: 'Jan Nowak', created: '2014-06-01', delivered: null },
    { customer: individual, consignee: 'Ewa Odd', created: '2014-06-01', delivered: '2015-01-01T12:00Z' },
    { customer: company, consignee: 'Ewa Odd', created: '2013-03-01', delivered: null },
  ];
  const requests = await runSql(
    server,
    'SELECT id FROM service_transportations WHERE tenant_id = $1 ORDER BY id LIMIT 4',
    admin.tenant,
  );
  for (const [index, { customer, consignee, created, delivered }] of ages.entries())
    await runSql(
      server,
      `UPDATE service_transportations SET customer_id = $1, customer_name = 'Ewa Odd', consignee_name = $2,
        consignee_address = 'Kielce', created_at = $3, delivered = $4 WHERE id = $5`,
      customer,
      consignee,
      created,
      delivered,
      requests[index]?.[0],
    );
  const [[year] = []] = await runSql(server, 'SELECT extract(year FROM now())');
  await server.database.system((session) => eraseKeptNames({ session, tenant: admin.tenant }, Number(year) - 2015));
  const named = await runSql(
    server,
    `SELECT customer_name, consignee_name, consignee_address FROM service_transportations
      WHERE id = ANY ($1) ORDER BY id`,
    requests.map(([id]) => id),
  );
  expect(named).toEqual([
    ['Usunięty klient', 'Usunięty klient', null],
    ['Usunięty klient', 'Jan Nowak', 'Kielce'],
    ['Ewa Odd', 'Ewa Odd', 'Kielce'],
    ['Ewa Odd', 'Ewa Odd', 'Kielce'],
  ]);
});

it('keeps the name, numbers and address of a company whose persons are erased', async () => {
  const id = await createCustomer({
    type: 'BUSINESS',
    company_name: 'Odd Works',
    tax_number: '77',
    contact_first_name: person.first,
    contact_last_name: person.last,
  });
  await deleteCustomer(id);
  expect((await eraseCustomer(id)).data?.eraseCustomerData).toMatchObject({
    customer_name: 'Odd Works',
    profile: { company_name: 'Odd Works', tax_number: '77', contact_last_name: null, phone: '' },
    address: { city: 'Kielce' },
  });
});

it('neither exports nor erases a customer for another tenant or without the permission', async () => {
  const id = await createCustomer({ type: 'BUSINESS', company_name: 'Odd Works' });
  const other = await server.signIn('admin@other.test');
  expect(problemsOf(await exportCustomer(id, other))).toEqual({ id: ['not_found'] });
  expect(problemsOf(await eraseCustomer(id, other))).toEqual({ id: ['not_found'] });
  const driver = await server.signIn('driver@demo.test');
  const refused = [await exportCustomer(id, driver), await eraseCustomer(id, driver)];
  expect(refused.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual([1200, 1200]);
});
