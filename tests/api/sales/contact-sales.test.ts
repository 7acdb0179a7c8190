import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';

let running: TestServer;
let admin: SignedInUser;

beforeAll(async () => {
  running = await startTestServer();
  admin = await running.signIn('admin@demo.test');
});
beforeEach(() => running.database.system((session) => session.rows({ text: 'DELETE FROM contact_sales', params: [] })));
afterAll(() => running.close());

const good = { email: 'Zakupy@Example.com', phone_number: '+48221234567', text: 'Ile kosztuje 40 pojazdów?' };

const send = (input: object = {}, { token } = admin) =>
  running.call<{ createContactSale: { id: string } }>(
    'mutation ($input: CreateContactSaleInput!) { createContactSale(input: $input) { id user_id email phone_number text } }',
    { input: { ...good, ...input } },
    { token },
  );

const list = async ({ token } = admin) => {
  const { data } = await running.call<{ contactSales: { data: { id: string }[] } }>(
    '{ contactSales(first: 20, orderBy: [{ column: created_at, direction: DESC }]) { data { id user_id email text } } }',
    {},
    { token },
  );
  return data?.contactSales.data;
};

describe('a request to the sales team', () => {
  it('is stored with its author, and recorded in the history', async () => {
    const { data } = await send();
    expect(data?.createContactSale).toMatchObject({
      user_id: admin.user,
      email: 'zakupy@example.com',
      phone_number: '+48 22 123 45 67',
      text: good.text,
    });
    expect(await list()).toMatchObject([{ id: data?.createContactSale.id, text: good.text }]);
    const where = `{ column: service_id, value: "${data?.createContactSale.id}" }`;
    const history = await running.call(
      `{ activities(first: 5, where: ${where}) { data { action service_type } } }`,
      {},
      { token: admin.token },
    );
    expect(history.data).toEqual({ activities: { data: [{ action: 'CREATED', service_type: 'CONTACT_SALE' }] } });
  });

  it.each([
    ['email', { email: 'nobody' }, { code: 'email' }],
    ['email', { email: `${'a'.repeat(250)}@example.com` }, { code: 'too_long', payload: { max: 254 } }],
    ['phone_number', { phone_number: '123' }, { code: 'phone' }],
    ['text', { text: 'a'.repeat(2001) }, { code: 'too_long', payload: { max: 2000 } }],
  ])('is refused on the field %s', async (field, input, problem) => {
    const { errors } = await send(input);
    expect(errors?.[0]?.extensions?.validation).toEqual({ [`input.${field}`]: [problem] });
    expect(await list()).toEqual([]);
  });

  it('is limited to five an hour, even when many are sent at once', async () => {
    const responses = await Promise.all(Array.from({ length: 9 }, () => send()));
    const refused = responses.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(4);
    for (const { extensions } of refused) {
      expect(extensions?.validation).toEqual({ 'input.text': [{ code: 'too_many_sent', payload: { max: 5 } }] });
    }
    await running.database.system((session) =>
      session.rows({ text: "UPDATE contact_sales SET created_at = now() - interval '61 minutes'", params: [] }),
    );
    expect((await send()).errors).toBeUndefined();
  });

  it('cannot name another author', async () => {
    const { errors } = await send({ user_id: '1' });
    expect(errors).toHaveLength(1);
    expect(await list()).toEqual([]);
  });
});

describe('access to the requests', () => {
  it('includes all of the own tenant with the permission', async () => {
    await send();
    expect(await list(await running.signIn('support@demo.test'))).toHaveLength(1);
    expect(await list(await running.signIn('admin@other.test'))).toEqual([]);
    const { errors } = await send({}, await running.signIn('logistician@demo.test'));
    expect(errors?.[0]?.extensions?.code).toBe(1200);
  });

  it('includes only own ones without it', async () => {
    const logistician = await running.signIn('logistician@demo.test');
    await running.database.system((session) =>
      session.rows({
        text: `INSERT INTO role_permissions (tenant_id, role_id, permission_id)
          SELECT r.tenant_id, r.id, p.id FROM roles r, permissions p WHERE r.name = 'logistician' AND r.tenant_id = $1 AND p.code = 'sales.write'`,
        params: [logistician.tenant],
      }),
    );
    const again = await running.signIn('logistician@demo.test');
    await send({ text: 'of the admin' });
    expect((await send({ text: 'of the logistician' }, again)).errors).toBeUndefined();
    expect(await list(again)).toMatchObject([{ text: 'of the logistician' }]);
    expect(await list()).toHaveLength(2);
  });
});
