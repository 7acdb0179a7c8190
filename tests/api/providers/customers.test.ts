import type { CrudFilter } from '@refinedev/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { type ConsoleTab, openConsoleTab } from './console';

let server: TestServer;
let admin: ConsoleTab;

beforeAll(async () => {
  server = await startTestServer();
  admin = await openConsoleTab(server, 'admin@demo.test');
});

afterAll(() => server.close());

const resource = 'customers';

const company = (name: string) => ({
  profile: {
    type: 'BUSINESS',
    company_name: name,
    phone: '+48 22 123 45 67',
    email: 'biuro@example.com',
    vat: 'PL5260250274',
  },
  address: { country: 'PL', city: 'Łódź', street: 'Piotrkowska', house_number: '12' },
});

describe('the list of customers', () => {
  it('returns the flattened columns of the view', async () => {
    const filters: CrudFilter[] = [
      { field: 'profile_type', operator: 'eq', value: 'BUSINESS' },
      { field: 'country', operator: 'in', value: ['PL', 'DE'] },
    ];
    const { data, total } = await admin.data.getList({ resource, filters, sorters: [{ field: 'city', order: 'asc' }] });
    expect(total).toBeGreaterThan(data.length);
    expect(data[0]).toMatchObject({ profile_type: 'BUSINESS' });
    expect(Object.keys(data[0] ?? {})).toEqual(
      expect.arrayContaining(['id', 'customer_name', 'phone', 'email', 'city']),
    );
  });

  it('shows the contact data and the place of a customer after each change', async () => {
    const { data } = await admin.data.create({ resource, variables: company('Lis Trans') });
    const id = data.id ?? '';
    const listed = async () => {
      const filters: CrudFilter[] = [{ field: 'customer_name', operator: 'contains', value: 'Lis' }];
      const found = await admin.data.getList({ resource, filters });
      return found.data.find((row) => row.id === id);
    };
    expect(await listed()).toMatchObject({
      phone: '+48 22 123 45 67',
      email: 'biuro@example.com',
      city: 'Łódź',
      zip: null,
    });
    const changes = { profile: { type: 'PERSONAL', first_name: 'Ewa', last_name: 'Lis', phone: '+48601234567' } };
    await admin.data.update({ resource, id, variables: { ...changes, address: { city: 'Gdynia', zip: '81-300' } } });
    const changed = { customer_name: 'Ewa Lis', profile_type: 'PERSONAL', phone: '+48 601 234 567' };
    expect(await listed()).toMatchObject({ ...changed, city: 'Gdynia', zip: '81-300', country: 'PL' });
  });

  it('finds by parts of a name, ignoring case', async () => {
    await admin.data.create({ resource, variables: company('Żółw Przewozy') });
    const find = (value: string) =>
      admin.data.getList({ resource, filters: [{ field: 'customer_name', operator: 'contains', value }] });
    expect(await find('żółw przew')).toMatchObject({ total: 1, data: [{ customer_name: 'Żółw Przewozy' }] });
  });
});

describe('a customer', () => {
  it('is created with profile and address, and read in the same shape', async () => {
    const { data } = await admin.data.create({ resource, variables: company('Nowak Spedycja') });
    const read = await admin.data.getOne({ resource, id: data.id ?? '' });
    expect(read.data).toEqual(data);
    expect(read.data).toMatchObject({
      customer_name: 'Nowak Spedycja',
      profile: { vat: 'PL5260250274' },
      address: { city: 'Łódź', zip: null },
    });
  });

  it('is updated in one field of its profile and one of its address only', async () => {
    const { data } = await admin.data.create({ resource, variables: company('Kowalski Trans') });
    const { data: changed } = await admin.data.update({
      resource,
      id: data.id ?? '',
      variables: { profile: { vat: null }, address: { zip: '90-001' } },
      meta: { modifiedAt: String(data.modified_at) },
    });
    expect(changed).toMatchObject({
      profile: { company_name: 'Kowalski Trans', vat: null, email: 'biuro@example.com' },
      address: { city: 'Łódź', zip: '90-001', street: 'Piotrkowska' },
    });
  });

  it('is refused on the paths of the form', async () => {
    const { profile, address } = company('Zły');
    const variables = { profile: { ...profile, phone: '12', email: 'biuro' }, address: { ...address, country: 'XX' } };
    await expect(admin.data.create({ resource, variables })).rejects.toMatchObject({
      code: 6,
      validation: {
        'profile.phone': [{ code: 'phone' }],
        'profile.email': [{ code: 'email' }],
        'address.country': [{ code: 'country' }],
      },
    });
  });

  it('is refused on required fields that are missing', async () => {
    const variables = { profile: { type: 'BUSINESS', company_name: 'Bez telefonu' }, address: { country: 'PL' } };
    await expect(admin.data.create({ resource, variables })).rejects.toMatchObject({
      code: 6,
      validation: {
        'profile.phone': [{ code: 'required' }],
        'profile.email': [{ code: 'required' }],
        'address.city': [{ code: 'required' }],
      },
    });
  });

  it('reports a conflict to the second of two updates, with the current record', async () => {
    const { data } = await admin.data.create({ resource, variables: company('Dwoje Naraz') });
    const id = data.id ?? '';
    const change = (email: string) =>
      admin.data.update({
        resource,
        id,
        variables: { profile: { email } },
        meta: { modifiedAt: String(data.modified_at), fields: ['id', 'profile.email', 'modified_at'] },
      });
    const outcomes = await Promise.allSettled([change('first@example.com'), change('second@example.com')]);
    const { data: now } = await admin.data.getOne({
      resource,
      id,
      meta: { fields: ['id', 'profile.email', 'modified_at'] },
    });
    const done = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.data] : []));
    expect(done).toEqual([now]);
    const conflict = outcomes.find(({ status }) => status === 'rejected');
    expect(conflict).toMatchObject({ reason: { code: 1409, current: now } });
  });

  it('is deleted and restored', async () => {
    const { data } = await admin.data.create({ resource, variables: company('Tam i Z Powrotem') });
    const id = data.id ?? '';
    await admin.data.deleteOne({ resource, id });
    const deleted = await admin.data.getOne({ resource, id, meta: { trashed: 'ONLY', fields: ['id', 'deleted_at'] } });
    expect(deleted.data.deleted_at).not.toBeNull();
    const profiles = async (trashed?: string) => {
      const filters = [{ field: 'company_name', operator: 'eq', value: 'Tam i Z Powrotem' }] as const;
      const meta = { fields: ['id', 'company_name'], trashed };
      return (await admin.data.getList({ resource: 'customerProfiles', filters: [...filters], meta })).data.length;
    };
    expect([await profiles(), await profiles('WITH'), await profiles('ONLY')]).toEqual([0, 1, 1]);
    await admin.data.custom({ url: '', method: 'post', meta: { method: 'restoreCustomer', input: { id } } });
    expect([await profiles(), await profiles('ONLY')]).toEqual([1, 0]);
    expect((await admin.data.getOne({ resource, id, meta: { fields: ['deleted_at'] } })).data.deleted_at).toBeNull();
  });
});
