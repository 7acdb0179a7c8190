import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import {
  citusCommands,
  coordinatorTables,
  copiedTables,
  readShardingCatalog,
  type ShardingCatalog,
  shardingProblems,
} from './sharding';

let server: TestServer;
let catalog: ShardingCatalog;

beforeAll(async () => {
  server = await startTestServer();
  catalog = await readShardingCatalog(server);
});

afterAll(() => server.close());

describe('sharding by tenant', () => {
  it('finds the tenant in each primary key, unique index and foreign key', () => {
    expect(shardingProblems(catalog)).toEqual([]);
  });

  it('knows the place of each table that belongs to no tenant', () => {
    expect(catalog.tables.filter(({ by }) => by === undefined).map(({ name }) => name)).toEqual(
      [...copiedTables, ...coordinatorTables].toSorted(),
    );
  });

  it('is done by the commands in deploy/citus.sql', async () => {
    await expect(citusCommands(catalog)).toMatchFileSnapshot('../../../deploy/citus.sql');
  });

  it.each([
    { name: 'a unique index without it', unique: [{ table: 'a', name: 'a_key', columns: ['id'] }], foreign: [] },
    {
      name: 'a foreign key without it',
      unique: [],
      foreign: [{ table: 'a', name: 'a_b', columns: ['b_id'], target: { table: 'b', columns: ['id'] } }],
    },
    {
      name: 'a foreign key to another tenant',
      unique: [],
      foreign: [
        {
          table: 'a',
          name: 'a_b',
          columns: ['tenant_id', 'b_id'],
          target: { table: 'b', columns: ['id', 'tenant_id'] },
        },
      ],
    },
  ])('refuses $name', ({ unique, foreign }) => {
    const tables = ['a', 'b'].map((name) => ({ name, by: 'tenant_id' }));
    expect(shardingProblems({ tables, unique, foreign, withTriggers: [] })).toHaveLength(1);
  });
});
