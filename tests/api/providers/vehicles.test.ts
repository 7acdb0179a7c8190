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

const resource = 'vehicles';

/** Returns the first record of a list that matches the filters. @throws Error if there is none */
async function one(list: string, filters: CrudFilter[] = []) {
  const { data } = await admin.data.getList({ resource: list, filters, pagination: { pageSize: 1 } });
  const [record] = data;
  if (!record) throw new Error(`Nothing in ${list}`);
  return record;
}

/** Creates a vehicle with a registration plate and returns its id and version. */
async function vehicle(license: string): Promise<{ id: string; modified_at: string }> {
  const { data } = await admin.data.create({ resource, variables: { license } });
  return { id: String(data.id), modified_at: String(data.modified_at) };
}

describe('the list of vehicles', () => {
  it('is paginated without overlap, with a total', async () => {
    const page = (currentPage: number) =>
      admin.data.getList({
        resource,
        pagination: { currentPage, pageSize: 10 },
        sorters: [{ field: 'year', order: 'desc' }],
      });
    const [first, second] = await Promise.all([page(1), page(2)]);
    expect(first.data).toHaveLength(10);
    expect(first.total).toBeGreaterThan(20);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(20);
  });

  it('is filtered, searched and sorted as the resource defines', async () => {
    const { license } = await one(resource);
    const filters: CrudFilter[] = [
      {
        operator: 'or',
        value: ['license', 'vin', 'brand_model'].map((field) => ({
          field,
          operator: 'contains' as const,
          value: String(license).toLowerCase(),
        })),
      },
      { field: 'license', operator: 'eq', value: license },
    ];
    const found = await admin.data.getList({
      resource,
      filters,
      meta: { fields: ['id', 'license', 'vehicle_class.title'] },
    });
    expect(found).toMatchObject({ data: [{ license }], total: 1 });
  });

  it('searches % and _ literally', async () => {
    const { total } = await admin.data.getList({
      resource,
      filters: [{ field: 'license', operator: 'contains', value: '%' }],
    });
    expect(total).toBe(0);
  });

  it('is not counted unless requested', async () => {
    const { total } = await admin.data.getList({ resource, pagination: { pageSize: 10 }, meta: { total: false } });
    expect(total).toBe(11);
  });

  it('returns several records by id', async () => {
    const { data } = await admin.data.getList({ resource, pagination: { pageSize: 3 } });
    const ids = data.flatMap(({ id }) => (id === undefined ? [] : [id]));
    const found = await admin.data.getMany({ resource, ids });
    expect(new Set(found.data.map(({ id }) => id))).toEqual(new Set(ids));
  });
});

describe('a vehicle', () => {
  it('is created with a generated id, and connected to its class, make and model', async () => {
    const model = await one('vehicleModels');
    const { data: whole } = await admin.data.getOne({
      resource: 'vehicleModels',
      id: model.id ?? '',
      meta: { fields: ['id', 'make.id', 'class.id'] },
    });
    const { data } = await admin.data.create({
      resource,
      variables: {
        license: 'WX 10001',
        vin: null,
        year: 2021,
        vehicle_class: whole.class,
        vehicle_make: whole.make,
        vehicle_model: { id: whole.id },
      },
    });
    expect(data).toMatchObject({
      license: 'WX 10001',
      year: 2021,
      vehicle_model: { id: model.id, title: model.title },
    });
    expect((await admin.data.getOne({ resource, id: data.id ?? '' })).data).toEqual(data);
  });

  it('is updated only in changed fields', async () => {
    const { id, modified_at } = await vehicle('WX 10002');
    const { data } = await admin.data.update({
      resource,
      id,
      variables: { year: 2015 },
      meta: { modifiedAt: modified_at },
    });
    expect(data).toMatchObject({ id, license: 'WX 10002', year: 2015 });
    expect(data.modified_at).not.toBe(modified_at);
  });

  it('is returned as it is now after a concurrent change', async () => {
    const { id, modified_at } = await vehicle('WX 10003');
    await admin.data.update({ resource, id, variables: { year: 2015 }, meta: { modifiedAt: modified_at } });
    const late = admin.data.update({
      resource,
      id,
      variables: { year: 2016 },
      meta: { modifiedAt: modified_at, fields: ['id', 'year', 'modified_at'] },
    });
    await expect(late).rejects.toMatchObject({ statusCode: 409, code: 1409, current: { id, year: 2015 } });
  });

  it('is refused on the form’s field', async () => {
    const wrong = admin.data.create({ resource, variables: { license: 'WX 10004', vin: 'no VIN' } });
    await expect(wrong).rejects.toMatchObject({ code: 6, validation: { vin: [{ code: 'vin' }] } });
    const connected = admin.data.create({
      resource,
      variables: { license: 'WX 10004', vehicle_class: { id: '999999999' } },
    });
    await expect(connected).rejects.toMatchObject({ code: 6, validation: { vehicle_class: [{ code: 'not_found' }] } });
  });

  it('is deleted, listed with the deleted ones and restored', async () => {
    const { id } = await vehicle('WX 10005');
    const filters: CrudFilter[] = [{ field: 'id', operator: 'eq', value: id }];
    const listed = async (trashed: string) =>
      (await admin.data.getList({ resource, filters, meta: { trashed } })).total;
    await admin.data.deleteOne({ resource, id });
    expect(await Promise.all(['WITHOUT', 'ONLY', 'WITH'].map(listed))).toEqual([0, 1, 1]);
    await expect(admin.data.getOne({ resource, id })).rejects.toMatchObject({ statusCode: 404 });
    await admin.data.custom({ url: '', method: 'post', meta: { method: 'restoreVehicle', input: { id } } });
    expect(await Promise.all(['WITHOUT', 'ONLY', 'WITH'].map(listed))).toEqual([1, 0, 1]);
  });

  it('is deactivated by its own mutation', async () => {
    const { id } = await vehicle('WX 10006');
    const meta = { method: 'updateVehicleStatus', input: { id, is_active: false }, fields: ['id', 'is_active'] };
    const { data } = await admin.data.custom({ url: '', method: 'post', meta });
    expect(data).toEqual({ id, is_active: false });
  });

  it('is inactive after concurrent activation and deactivation', async () => {
    const { id } = await vehicle('WX 10007');
    const turn = (is_active: boolean) => {
      const meta = { method: 'updateVehicleStatus', input: { id, is_active }, fields: ['is_active'] };
      return admin.data.custom({ url: '', method: 'post', meta });
    };
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([turn(true), turn(false)]);
      const { data } = await admin.data.getOne({ resource, id, meta: { fields: ['is_active'] } });
      expect(data).toEqual({ is_active: false });
    }
  });

  it('is deleted in a batch of forty', async () => {
    const variables = Array.from({ length: 40 }, (_, index) => ({ license: `WX 2${String(index).padStart(4, '0')}` }));
    const { data } = await admin.data.createMany({ resource, variables });
    const ids = data.flatMap(({ id }) => (id === undefined ? [] : [id]));
    expect((await admin.data.deleteMany({ resource, ids })).data.map(({ id }) => id)).toEqual(ids);
  });
});
