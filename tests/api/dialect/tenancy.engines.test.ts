import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vehicleClassEntity } from '../../../server/areas/fleet/dictionaries';
import { vehicleEntity, vehicleView } from '../../../server/areas/fleet/vehicle';
import { customerEntity, customerView } from '../../../server/areas/customers/customer';
import type { Entity } from '../../../server/dialect/entity';
import { listRecords } from '../../../server/dialect/list';
import type { ListArguments } from '../../../server/dialect/list-statement';
import { SqlParameters } from '../../../server/dialect/parameters';
import type { FieldSelection } from '../../../server/dialect/selection';
import { startTestServer, type TestServer } from '../harness/server';

// The dialect filters records by tenant, and row-level security is a second protection. These tests test the filter
// alone: they run as the owner of the database, who is exempt from row-level security.

let server: TestServer;
let tenant: string;
let other: string;

beforeAll(async () => {
  server = await startTestServer();
  tenant = (await server.signIn('admin@demo.test')).tenant;
  other = (await server.signIn('admin@other.test')).tenant;
});

afterAll(() => server.close());

type SelectedFields = { readonly [name: string]: SelectedFields };

const selectionOf = (selection: SelectedFields): FieldSelection =>
  new Map(Object.entries(selection).map(([name, inner]) => [name, selectionOf(inner)]));

/** Lists a tenant's records of an entity in a session without row-level security. */
function listUnlocked(entity: Entity, selection: SelectedFields, args: Partial<ListArguments> = {}) {
  const context = {
    tenant,
    user: '0',
    permissions: new Set<string>(),
    language: 'en' as const,
    parameters: new SqlParameters(),
    aliases: 0,
  };
  return server.database.system((session) =>
    listRecords(
      session,
      entity,
      { first: 100, ...args },
      selectionOf({ data: selection, paginatorInfo: { total: {} } }),
      context,
    ),
  );
}

async function idsOfTenant(table: string, whose: string): Promise<(string | null | undefined)[]> {
  const rows = await server.database.system((session) =>
    session.rows({ text: `SELECT id FROM "${table}" WHERE tenant_id = $1`, params: [whose] }),
  );
  return rows.map(([id]) => id);
}

describe('the dialect, without row-level security', () => {
  test.each([
    ['vehicles', vehicleEntity],
    ['vehicles', vehicleView],
    ['customers', customerEntity],
    ['customers', customerView],
  ])('lists %s of one tenant, whatever is selected', async (table, entity) => {
    const all = await listUnlocked(entity, { id: {} }, { trashed: 'WITH' });
    expect(all.paginatorInfo.total).toBe((await idsOfTenant(table, tenant)).length);
    const theirs = await idsOfTenant(table, other);
    const selection = await listUnlocked(
      entity,
      { id: {} },
      { where: { column: 'id', operator: 'IN', value: theirs }, trashed: 'WITH' },
    );
    expect(selection.data).toEqual([]);
  });

  test('finds no foreign record by a condition on a relation', async () => {
    const either = {
      OR: [
        { column: 'profile_type', operator: 'IS_NOT_NULL' as const },
        { column: 'city', operator: 'IS_NOT_NULL' as const },
      ],
    };
    const { paginatorInfo } = await listUnlocked(customerView, { id: {} }, { where: either, trashed: 'WITH' });
    expect(paginatorInfo.total).toBe((await idsOfTenant('customers', tenant)).length);
  });

  test('reads only the tenant’s records from a dictionary entry', async () => {
    const withVehicles: Entity = {
      ...vehicleClassEntity,
      fields: {
        ...vehicleClassEntity.fields,
        vehicles: { kind: 'hasMany', entity: () => vehicleEntity, foreign: 'vehicle_class_id' },
      },
    };
    const { data } = await listUnlocked(withVehicles, { vehicles: { id: {} } });
    const ids = data.flatMap(({ vehicles }) => (Array.isArray(vehicles) ? vehicles.map(({ id }) => String(id)) : []));
    const own = new Set(await idsOfTenant('vehicles', tenant));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !own.has(id))).toEqual([]);
  });
});
