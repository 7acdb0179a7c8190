import { readFile } from 'node:fs/promises';
import { inject, afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Migration } from '../../../server/database/concurrent-migration';
import type { Database } from '../../../server/database/database';
import { migrateDatabase } from '../../../server/database/migrate';
import type { Log } from '../../../server/runtime/log';
import { openTestDatabase } from '../harness/database';

const template = inject('template');

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase(template);
});

afterAll(() => database.close());

const rows = (text: string) => database.system((session) => session.rows({ text, params: [] }));

/** The migrations that the database has, which a further one follows. */
async function appliedMigrations() {
  const names = await rows("SELECT name FROM migrations WHERE name NOT LIKE '% %'");
  return names.map(([name]) => ({ name: name ?? '', sql: '' }));
}

/** Adds a migration to those that the database has, and applies it. */
const migrate = async (migration: Migration, log?: Log) =>
  migrateDatabase(database, () => Promise.resolve(), { migrations: [...(await appliedMigrations()), migration], log });

/** A log, and the messages and facts that it has got. */
function createLog(): { log: Log; messages: string[]; facts: object[] } {
  const messages: string[] = [];
  const facts: object[] = [];
  const add = (fact: object, message: string) => void (facts.push(fact), messages.push(message));
  return { log: { info: add, warn: add, error: add }, messages, facts };
}

const waitingForVehicles = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'vehicles'::regclass
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

describe('the migrations', () => {
  it('refuse a database of a newer version, and change nothing', async () => {
    await rows("INSERT INTO migrations (name) VALUES ('9999_future')");
    const dictionaries = () => rows("INSERT INTO migrations (name) VALUES ('9999 dictionary')").then(() => undefined);
    await expect(migrateDatabase(database, dictionaries)).rejects.toThrow(
      'the database belongs to a newer version of Waybill (it has the migration 9999_future).',
    );
    expect(await rows("DELETE FROM migrations WHERE name LIKE '9999%' RETURNING name")).toEqual([['9999_future']]);
  });

  it('build an index concurrently, once by two servers, and again after a server died meanwhile', async () => {
    await rows('CREATE TABLE trial AS SELECT unnest(ARRAY[1, 1, 2]) AS value');
    const sql = 'CREATE UNIQUE INDEX CONCURRENTLY "trial_value" ON "trial" ("value");';
    const migrations = [...(await appliedMigrations()), { name: '9999_trial', sql }];
    const migrateAgain = () => migrateDatabase(database, () => Promise.resolve(), { migrations });
    // Two equal values leave an invalid index on PostgreSQL, as the death of a server does.
    await expect(migrateAgain()).rejects.toThrow(/trial_value/);
    await rows('DELETE FROM trial WHERE value = 1');
    await Promise.all([migrateAgain(), migrateAgain()]);
    expect(await rows("SELECT indisvalid FROM pg_index WHERE indexrelid = 'trial_value'::regclass")).toEqual([['t']]);
    expect(await rows("SELECT count(*) FROM migrations WHERE name = '9999_trial'")).toEqual([['1']]);
  });

  it('go on with the statements of a concurrent migration that a server died in', async () => {
    await rows('CREATE TABLE attempt AS SELECT unnest(ARRAY[1, 1, 2]) AS value');
    await rows('CREATE INDEX "attempt_old" ON attempt (value)');
    const sql = [
      'CREATE INDEX CONCURRENTLY "attempt_first" ON "attempt" ("value");',
      'DROP INDEX CONCURRENTLY "attempt_old";',
      'CREATE UNIQUE INDEX CONCURRENTLY "attempt_second" ON "attempt" ("value");',
    ].join('\n--> statement-breakpoint\n');
    const migrations = [...(await appliedMigrations()), { name: '9999_attempt', sql }];
    const migrateAgain = () => migrateDatabase(database, () => Promise.resolve(), { migrations });
    await expect(migrateAgain()).rejects.toThrow(/attempt_second/);
    await rows('DELETE FROM attempt WHERE value = 1');
    await migrateAgain();
    expect(await rows("SELECT indexname FROM pg_indexes WHERE tablename = 'attempt' ORDER BY 1")).toEqual([
      ['attempt_first'],
      ['attempt_second'],
    ]);
  });

  it('keep the parts that a migration has committed when a later part fails, on PostgreSQL', async () => {
    await rows('CREATE TABLE parts AS SELECT value, false AS done FROM generate_series(1, 4) value');
    const sql = `DO $$
BEGIN
  FOR part IN 1..4 LOOP
    UPDATE parts SET done = (12 / (4 - part) > 0) WHERE value = part;
    COMMIT;
  END LOOP;
END $$;`;
    await expect(migrate({ name: '9999_parts', sql })).rejects.toThrow('division by zero');
    const done = template.engine === 'postgres' ? '3' : '0';
    expect(await rows('SELECT count(*) FROM parts WHERE done')).toEqual([[done]]);
    await migrate({ name: '9999_parts', sql: sql.replace('4 - part', '5 - part') });
    expect(await rows('SELECT count(*) FROM parts WHERE done')).toEqual([['4']]);
  });

  it('fill the columns that are copied to rows that exist', async () => {
    const file = new URL('../../../server/database/migrations/0053_fill_copied_columns.sql', import.meta.url);
    const [cities = '', otherCities = '', ratings = ''] = (await readFile(file, 'utf8')).split(
      '--> statement-breakpoint',
    );
    const differing = `SELECT count(*) FILTER (WHERE s.customer_city IS DISTINCT FROM c.city), count(*) FILTER (WHERE f.id IS NOT NULL
        AND (f.logistician_id IS DISTINCT FROM s.logistician_id OR f.request_deleted <> (s.deleted_at IS NOT NULL)))
      FROM service_transportations s LEFT JOIN customers c ON c.tenant_id = s.tenant_id AND c.id = s.customer_id
      LEFT JOIN service_feedbacks f ON f.tenant_id = s.tenant_id AND f.service_transportation_id = s.id`;
    await rows('UPDATE service_transportations SET customer_city = NULL');
    await rows('UPDATE service_feedbacks SET logistician_id = NULL, request_deleted = NOT request_deleted');
    const [[requests, feedbacks] = []] = await rows(differing);
    expect(Number(requests)).toBeGreaterThan(100);
    expect(Number(feedbacks)).toBeGreaterThan(10);
    await migrate({ name: '9999_cities', sql: cities });
    expect(await rows(differing)).toEqual([['0', feedbacks]]);

    await rows("UPDATE service_transportations SET customer_city = 'Nowhere' WHERE status = 'NEW'");
    expect(await rows(differing)).not.toEqual([['0', feedbacks]]);
    await migrate({ name: '9999_others', sql: [otherCities, ratings].join('--> statement-breakpoint') });
    expect(await rows(differing)).toEqual([['0', '0']]);
  });

  // PGlite has one connection: no user's transaction can run beside a migration.
  it.runIf(template.engine === 'postgres')('yield to a user whose transaction they would deadlock with', async () => {
    const migration = {
      name: '9999_yielding',
      sql: 'ALTER TABLE routes ADD COLUMN trial integer; ALTER TABLE vehicles ADD COLUMN trial integer;',
    };
    let migrated: Promise<void> | undefined;
    const read = await database.system(async (session) => {
      await session.rows({ text: 'UPDATE vehicles SET license = license WHERE id = 0', params: [] });
      migrated = migrate(migration);
      // Until the migration has locked the routes and waits for the vehicles.
      await expect.poll(() => rows(waitingForVehicles), { interval: 5 }).toEqual([['1']]);
      return session.rows({ text: 'SELECT count(*) FROM routes WHERE id = 0', params: [] });
    });
    expect(read).toEqual([['0']]);
    await migrated;
    expect(await rows('SELECT trial FROM vehicles LIMIT 1')).toEqual([[null]]);
  });

  it.runIf(template.engine === 'postgres')(
    'let others go on when a user holds a lock, and say that they wait',
    async () => {
      const migration = { name: '9999_patient', sql: 'ALTER TABLE vehicles ADD COLUMN second_trial integer;' };
      const { log, messages, facts } = createLog();
      let migrated: Promise<void> | undefined;
      const [[waitedMs] = []] = await database.system(async (session) => {
        await session.rows({ text: 'UPDATE vehicles SET license = license WHERE id = 0', params: [] });
        migrated = migrate(migration, log);
        await expect.poll(() => rows(waitingForVehicles), { interval: 5 }).toEqual([['1']]);
        // Waits behind the request of the migration, which ends before PostgreSQL looks for deadlocks after a second.
        const read = await rows(`SELECT extract(epoch FROM clock_timestamp() - statement_timestamp()) * 1000
        FROM (SELECT count(*) FROM vehicles WHERE id = 0) AS waited`);
        await expect.poll(() => messages).toEqual(['migrations wait for a lock that others hold']);
        expect(facts).toEqual([{ migrations: ['9999_patient'], waited_s: 0 }]);
        return read;
      });
      expect(Number(waitedMs)).toBeLessThan(900);
      await migrated;
      expect(await rows('SELECT second_trial FROM vehicles LIMIT 1')).toEqual([[null]]);
    },
  );

  it('are not named when only the dictionaries wait for a lock', async () => {
    const { log, messages, facts } = createLog();
    let isLocked = true;
    const dictionaries = async () => {
      if (isLocked) {
        isLocked = false;
        throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
      }
    };
    await migrateDatabase(database, dictionaries, { migrations: await appliedMigrations(), log });
    expect({ messages, facts }).toEqual({
      messages: ['dictionaries wait for a lock that others hold'],
      facts: [{ waited_s: 0 }],
    });
  });

  it.runIf(template.engine === 'postgres')('of a second server wait for the first, and say so', async () => {
    const { log, messages } = createLog();
    const migrations = await appliedMigrations();
    let second: Promise<void> | undefined;
    const holdLock = async () => {
      second = migrateDatabase(database, () => Promise.resolve(), { migrations, log });
      await expect.poll(() => messages).toEqual(['another server migrates the database: this one waits for it']);
    };
    await migrateDatabase(database, holdLock, { migrations });
    await second;
  });

  it.runIf(template.engine === 'postgres')('lock no table that they do not change', async () => {
    const migration = { name: '9999_separate', sql: 'CREATE TABLE separate (tenant_id bigint);' };
    await database.system(async (session) => {
      await session.rows({ text: 'SELECT 1 FROM vehicles, routes, users LIMIT 1', params: [] });
      await migrate(migration);
    });
    const policies = "SELECT count(*) FROM pg_policies WHERE tablename IN ('separate', 'vehicles')";
    expect(await rows(policies)).toEqual([['2']]);
  });
});
