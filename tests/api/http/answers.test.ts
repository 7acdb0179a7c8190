import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Area } from '../../../server/areas/area';
import { vehicleEntity } from '../../../server/areas/fleet/vehicle';
import { startSecondServer } from '../harness/second-server';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql, loginByPassword, signInForTokens, postToGraphql, refreshSession } from '../identity/calls';

/** An area whose entity has a column VIN that PostgreSQL cannot read, so that selecting it causes an internal error. */
const faulty: Area = {
  name: 'faulty',
  entities: [
    {
      ...vehicleEntity,
      fields: {
        ...vehicleEntity.fields,
        vin: { kind: 'computed', needs: ['license'], sql: (license) => `no_such_function(${license})` },
      },
      methods: { list: 'vehicles' },
    },
  ],
};

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ areas: [faulty] });
  token = (await signInForTokens(server, 'admin@demo.test')).access_token;
});

afterAll(() => server.close());

describe('an answer', () => {
  const list = '{ permissions(first: 100) { data { id code title } } }';

  it.each([
    ['with brotli', list, 'gzip, deflate, br', 'br'],
    ['with gzip for a client without brotli', list, 'gzip, deflate', 'gzip'],
    ['not for a client that refuses it', list, 'br;q=0, identity', null],
    ['not if it is short', '{ permissions(first: 1) { data { id } } }', 'br', null],
    ['not if the query names a token', `${list} # token`, 'br', null],
    ['not for a mutation', `mutation { updateAccount(input: {}) { permissions { id code title } } }`, 'br', null],
  ])('is compressed %s', async (_when, query, encoding, expected) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'accept-encoding': encoding },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    expect(Object.keys(data)).toHaveLength(1);
    expect(response.headers.get('content-encoding')).toBe(expected);
  });
});

describe('an internal error', () => {
  it('reveals no SQL, stack or path', async () => {
    const { status, body } = await server.call('{ vehicles(first: 1) { data { id vin } } }', {}, { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      data: null,
      errors: [
        {
          message: 'Internal Server Error',
          locations: [{ line: 1, column: 3 }],
          path: ['vehicles'],
          extensions: { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
        },
      ],
    });
  });

  it('has the same response once the operation is compiled', async () => {
    const responses = [];
    for (let round = 0; round < 6; round += 1)
      responses.push(await server.call('{ vehicles(first: 2) { data { vin } } }', {}, { token }));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body).replace(/[0-9a-f-]{36}/, ''))).size).toBe(1);
  });
});

describe('input that does not match the contract', () => {
  const document = 'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }';
  const input = { profile: { create: { type: 'SHIP', email: 5 } }, address: { create: null }, colour: 'red' };

  it('is reported by field with code 6, before and after the operation is compiled', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { errors, data } = await server.call(document, { input }, { token });
      expect(data).toBeUndefined();
      expect(errors).toHaveLength(1);
      expect(errors?.[0]?.extensions).toEqual({
        code: 6,
        validation: {
          'input.profile.create.phone': [{ code: 'required' }],
          'input.profile.create.type': [{ code: 'wrong_type' }],
          'input.profile.create.email': [{ code: 'wrong_type' }],
          'input.address.create': [{ code: 'required' }],
          'input.colour': [{ code: 'unknown_field' }],
        },
      });
    }
  });

  it('is not repeated in the response', async () => {
    const { body } = await loginByPassword(server, 'admin@demo.test', 'swordfish').then(() =>
      server.call('mutation ($input: LoginInput!) { login(input: $input) { access_token } }', {
        input: { username: 7, password: 'swordfish' },
      }),
    );
    expect(JSON.stringify(body)).not.toContain('swordfish');
  });

  it('is reported on the input when the whole input is missing', async () => {
    const { errors } = await server.call(document, {}, { token });
    expect(errors?.[0]?.extensions).toEqual({ code: 6, validation: { input: [{ code: 'required' }] } });
  });

  it('is reported below `input`, in a literal and in a variable of another name', async () => {
    const documents = [
      'mutation { createRole(input: {}) { id } }',
      'mutation ($role: CreateRoleInput!) { createRole(input: $role) { id } }',
      'mutation ($name: String!) { createRole(input: { name: $name }) { id } }',
    ];
    for (const text of documents) {
      const { errors } = await server.call(text, { role: {} }, { token });
      expect(errors?.map(({ extensions }) => extensions)).toEqual([
        { code: 6, validation: { 'input.name': [{ code: 'required' }] } },
      ]);
    }
  });

  it('has code 6 in a literal, too', async () => {
    const { errors } = await server.call('{ vehicles(first: "x") { data { id } } }', {}, { token });
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual([6]);
  });
});

describe('a request other than POST of JSON operations', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/graphql'])(
    'refuses a body of type %s',
    async (type) => {
      const response = await postToGraphql(server.url, '{"query":"{__typename}"}', { 'content-type': type });
      expect(response.status).toBe(415);
    },
  );

  it('refuses a subscription over HTTP', async () => {
    const { errors } = await server.call('subscription { changes { id } }', {}, { token });
    expect(errors?.[0]?.extensions?.code).toBe(6);
  });
});

describe('introspection', () => {
  it('is allowed in development, and refused in production', async () => {
    expect((await server.call(getIntrospectionQuery())).errors).toBeUndefined();
    const production = await startSecondServer(server, { environment: { NODE_ENV: 'production' } });
    expect((await production.call(getIntrospectionQuery())).data).toBeUndefined();
    expect((await production.call('{ __typename }')).data).toEqual({ __typename: 'Query' });
    expect((await production.call('{ vehicle }')).errors?.[0]?.message).toBe(
      'Cannot query field "vehicle" on type "Query".',
    );
    await production.close();
  });
});

describe('the log', () => {
  it('contains sign-ins, refusals, sign-outs and errors, and no password, token or hash', async () => {
    let written = '';
    const log = {
      write: (line: string) => {
        written += line;
      },
    };
    const logged = await startSecondServer(server, { environment: { LOG_LEVEL: 'debug' }, areas: [faulty], log });

    await loginByPassword(logged, 'driver@demo.test', 'swordfish');
    await loginByPassword(logged, 'swordfish', 'swordfish');
    const pair = await signInForTokens(logged, 'driver@demo.test');
    const next = await refreshSession(logged, pair.refresh_token);
    await logged.call('{ customers(first: 1) { data { id } } }', {}, { token: pair.access_token });
    await logged.call('{ vehicles(first: 1) { data { vin } } }', {}, { token: pair.access_token });
    const { data } = await logged.call<{ userDevices: { data: { id: string }[] } }>(
      '{ userDevices(first: 9) { data { id } } }',
      {},
      { token: pair.access_token },
    );
    for (const { id } of data?.userDevices.data ?? [])
      await logged.call('mutation ($id: ID!) { deleteDevice(id: $id) { id } }', { id }, { token: pair.access_token });
    await runSql(server, 'ALTER TABLE sessions RENAME COLUMN expires_at TO moved');
    expect((await loginByPassword(logged, 'driver@demo.test')).errors?.[0]?.message).toBe('Internal Server Error');
    await runSql(server, 'ALTER TABLE sessions RENAME COLUMN moved TO expires_at');
    await logged.close();

    for (const message of [
      'sign-in refused: wrong credentials',
      'signed in',
      'method refused',
      'a method failed',
      'signed out',
    ]) {
      expect(written).toContain(`"msg":"${message}"`);
    }
    const secrets = [
      'swordfish',
      'waybill-demo',
      'argon2',
      pair.access_token,
      pair.refresh_token,
      next.data?.refreshToken.refresh_token ?? 'missing',
    ];
    // The log must not contain the parameters of the failed statement, which include the hash of a token.
    expect(written).not.toMatch(/params/i);
    for (const secret of secrets) expect(written).not.toContain(secret);
  });
});
