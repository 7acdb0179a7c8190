import type { DataProvider } from '@refinedev/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { createDataProvider } from '../../../providers/data';
import { createApiTransport } from '../../../providers/data/transport';
import { resources } from '../../../resources';
import { type FakeGraphqlServer, startFakeGraphqlServer } from './fake-graphql-server';
import { openFakeTab } from './tab';

let server: FakeGraphqlServer;
let provider: Required<DataProvider>;

beforeEach(async () => {
  server = await startFakeGraphqlServer();
  const tab = openFakeTab(server.url);
  const transport = createApiTransport(
    tab,
    createTokenRefresher(tab, (work) => work()),
  );
  provider = createDataProvider({ resources, dialect: 'waybill', transport });
});

afterEach(() => server.close());

const person = (id: string, last_name: string) => ({ id, first_name: 'Anna', last_name, phone: null, email: null });

/**
 * Saves a company's form in which `previous` was changed to `company`. Returns the variables that the data provider
 * sends.
 */
async function save(company: object, previous: object): Promise<unknown> {
  server.answer = () => ({ value: { id: '1' } });
  await provider.update({
    resource: 'tenants',
    id: '1',
    variables: { company },
    meta: { previous: { company: [previous] }, fields: ['id'] },
  });
  return server.operations().at(-1)?.variables;
}

describe('relations of a has-many with one record', () => {
  it('are nested: an existing address is updated, a missing one created', async () => {
    const sent = await save(
      { name: 'Trakt', legal_address: { city: 'Kalisz' }, actual_address: { city: 'Łódź' } },
      { legal_address: { city: 'Warszawa' }, actual_address: null },
    );
    expect(sent).toEqual({
      input: {
        id: '1',
        company: {
          update: {
            name: 'Trakt',
            legal_address: { update: { city: 'Kalisz' } },
            actual_address: { create: { city: 'Łódź' } },
          },
        },
      },
    });
  });

  it('contain created, updated and deleted rows, or nothing', async () => {
    const before = [person('7', 'Nowak'), person('8', 'Sobczak'), person('9', 'Lis')];
    const rows = [
      person('7', 'Nowak'),
      person('9', 'Wilk'),
      { first_name: 'Jan', last_name: 'Żak', phone: null, email: null },
    ];
    expect(await save({ contact_people: rows }, { contact_people: before })).toMatchObject({
      input: {
        company: {
          update: {
            contact_people: {
              create: [{ first_name: 'Jan', last_name: 'Żak' }],
              update: [{ id: '9', last_name: 'Wilk' }],
              delete: ['8'],
            },
          },
        },
      },
    });
    expect(await save({ name: 'Trakt', contact_people: before }, { contact_people: before })).toEqual({
      input: { id: '1', company: { update: { name: 'Trakt' } } },
    });
  });

  it('are refused before sending when the contract lacks a field at any depth', async () => {
    const variables = { company: { legal_address: { planet: 'Mars' } } };
    const update = provider.update({ resource: 'tenants', id: '1', variables, meta: { previous: {} } });
    await expect(update).rejects.toMatchObject({
      reason: 'internal',
      message: 'Unknown field: Tenant has no company.legal_address.planet',
    });
    expect(server.posts).toHaveLength(0);
  });
});

describe('problems of the server', () => {
  it('are mapped to the paths of the form, with the index of a row', async () => {
    const previous = [person('7', 'Nowak'), person('8', 'Sobczak')];
    const rows = [
      person('7', 'Nowak'),
      { first_name: 'Jan', last_name: 'Żak' },
      person('8', 'Wilk'),
      { first_name: 'Ewa', last_name: '' },
    ];
    const validation = {
      'input.company.update.legal_address.create.city': [{ code: 'required' }],
      'input.company.update.contact_people.create.1.last_name': [{ code: 'required' }],
      'input.company.update.contact_people.update.0.last_name': [{ code: 'too_long', payload: { max: 3 } }],
    };
    server.answer = () => ({ message: 'The input is not valid', extensions: { code: 6, validation } });
    const update = provider.update({
      resource: 'tenants',
      id: '1',
      variables: { company: { contact_people: rows, legal_address: { city: '' } } },
      meta: { previous: { company: [{ contact_people: previous, legal_address: null }] } },
    });
    await expect(update).rejects.toMatchObject({
      code: 6,
      validation: {
        'company.legal_address.city': [{ code: 'required' }],
        'company.contact_people.3.last_name': [{ code: 'required' }],
        'company.contact_people.2.last_name': [{ code: 'too_long', payload: { max: 3 } }],
      },
    });
  });
});
