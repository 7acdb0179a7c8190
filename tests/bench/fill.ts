import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { activities } from '../../server/areas/activity/tables';
import { writeDictionaries } from '../../server/areas';
import { customerProfiles, customers } from '../../server/areas/customers/tables';
import { storeDocumentWarnings } from '../../server/areas/document-warnings';
import { vehicles } from '../../server/areas/fleet/tables';
import { addresses } from '../../server/areas/geography/tables';
import { profiles, userHasRoles, users } from '../../server/areas/identity/tables';
import {
  announcedLegs,
  legBookings,
  logistTasks,
  requestLogisticians,
  routes,
  routeTasks,
  serviceFeedbacks,
  serviceTransportations,
  transportationCargos,
} from '../../server/areas/transport/tables';
import type { Database, Session } from '../../server/database/database';
import { fillDemo } from '../../server/demo/fill';
import { demoTenants } from '../../server/demo/tenants';
import { migrateDatabase } from '../../server/database/migrate';
import { quoteIdentifier } from '../../server/dialect/parameters';

/** Number of rows of each kind that the demo generates. All further rows are copies of these. */
const drawn = 500;

/** Number of tables that are filled at the same time; PGlite fills one after the other. */
const tablesAtOnce = 2;

/** Distance between the ids of a record and its next copy. It exceeds the range of the demo's ids. */
const idStepSize = '(1::bigint << 45)';
const idStep = `(n * ${idStepSize})`;

/** Distance between the drawn records whose values a record's next copies have. It has no divisor in common with their number. */
const mixStep = 61;

/**
 * Returns SQL for a copy's last day of validity: each day from ten days ago on, for so many days, equally often. Days with
 * other seeds are independent of it.
 */
const lastDaySql = (seed: number, days: number) =>
  `current_date - 10 + mod(abs(hashint8extended(id + n, ${seed})), ${days})::integer`;

/** The same for a document that only a quarter of the users has. */
const driverDaySql = (seed: number) =>
  `CASE WHEN hashint8extended(id + n, 0) & 3 = 0 THEN ${lastDaySql(seed, 1800)} END`;

/**
 * SQL expressions of the columns in which a copy differs from its original. `n` is the number of the copy. What belongs to
 * one customer or user is not shared by thousands, and what has no connection with a name does not follow its order.
 */
const columnSql: Readonly<Record<string, string>> = {
  id: `id + ${idStep}`,
  number: "number || '-' || n",
  license: "license || ' ' || n",
  vin: "CASE WHEN n % 20 = 1 THEN NULL ELSE vin || '-' || n END",
  customer_name: "customer_name || ' ' || n",
  display_name: "display_name || ' ' || n % 1000",
  first_name: "first_name || ' ' || n % 1000",
  price: 'price + n % 1000',
  carrying_capacity: 'CASE WHEN n % 20 = 2 THEN NULL ELSE carrying_capacity + n % 1000 END',
  year: 'CASE WHEN n % 20 = 3 THEN NULL ELSE year END',
  phone: "left(phone, 3) || lpad((hashtext(phone || n) & 1073741823)::text, 10, '0')",
  email: "n || '-' || email",
  vat: 'vat || n',
  tax_number: 'tax_number || n',
  company_id: 'company_id || n',
  inspection_until: lastDaySql(1, 500),
  insurance_until: lastDaySql(2, 500),
  driving_licence_until: driverDaySql(3),
  code_95_until: driverDaySql(4),
  adr_until: driverDaySql(5),
  created_at: "created_at - n * interval '1 minute'",
  modified_at: "modified_at - n * interval '1 minute'",
  date: "date - n * interval '1 minute'",
  deleted_at: 'CASE WHEN n % 19 = 7 THEN modified_at ELSE deleted_at END',
  request_deleted: 'n % 19 = 7 OR request_deleted',
};

/**
 * A copied table: the rows that `only` selects. A copy of a record belongs to the copies of the records that `relations`
 * name. The values of `mixed` are another drawn record's.
 */
interface CopiedTable {
  table: PgTable;
  relations?: readonly string[];
  only?: string;
  mixed?: readonly string[];
}

/** Returns SQL for the id of the copy of a related record. */
const related = (column: string) => `${column} + ${idStep}`;

/**
 * The tables that are copied first. Values of vehicles are mixed: otherwise thousands of neighbours in the order of plates
 * would be out of use, which no fleet has.
 */
const copiedTables: readonly CopiedTable[] = [
  { table: vehicles, mixed: ['is_active', 'verify'] },
  { table: customerProfiles },
  { table: customers, relations: ['profile_id'] },
  { table: addresses, relations: ['addressable_id'], only: "addressable_type = 'CUSTOMER'" },
  { table: serviceTransportations, relations: ['customer_id'] },
  { table: serviceFeedbacks, relations: ['service_transportation_id'] },
  { table: logistTasks, relations: ['service_transportation_id'] },
  { table: users },
  { table: profiles, relations: ['user_id'] },
  { table: userHasRoles, relations: ['user_id'] },
  { table: activities },
];

/** Tables of what belongs to requests. Drivers and vehicles are copies, too, so that no two bookings overlap. */
const copiedParts: readonly CopiedTable[] = [
  { table: transportationCargos, relations: ['service_transportation_id'] },
  { table: addresses, relations: ['addressable_id'], only: "addressable_type IN ('SERVICE_TRANSPORTATION', 'ROUTE')" },
  { table: routes, relations: ['service_transportation_id', 'driver_id', 'vehicle_id', 'truck_id'] },
  { table: routeTasks, relations: ['service_transportation_id', 'route_id'] },
  { table: requestLogisticians, relations: ['service_transportation_id'] },
  { table: legBookings, relations: ['service_transportation_id', 'route_id', 'resource_id'] },
  { table: announcedLegs, relations: ['service_transportation_id', 'route_id', 'driver_id'] },
];

/**
 * Migrates and fills a database, unless an earlier run has filled it. The first tenant gets about `rows` records of each
 * kind.
 */
export async function fillBenchDatabase(database: Database, rows: number): Promise<void> {
  const [first, ...others] = demoTenants.map((tenant) => ({ ...tenant, vehicles: 0, customers: 0, requests: 0 }));
  if (!first) throw new Error('The demo has no tenant.');
  await migrateDatabase(database, (session) => writeDictionaries(session, 20_000));
  const [filled] = await database.jobs.system((session) =>
    session.rows({ text: 'SELECT 1 FROM tenants LIMIT 1', params: [] }),
  );
  if (filled) return;
  await fillDemo(database, new Date(), [{ ...first, vehicles: drawn, customers: drawn, requests: drawn }, ...others]);
  await copyRecords(database, rows);
}

/**
 * Copies the records of the first tenant until it has about `rows` of each kind. ANALYZE samples 300
 * rows of a table for each unit of the statistics target.
 */
export async function copyRecords(database: Database, rows: number, statisticsTarget = 100): Promise<void> {
  const waiting = [...copiedTables];
  const copyNext = async (): Promise<void> => {
    const copied = waiting.shift();
    if (!copied) return;
    await database.jobs.system(async (session) => {
      const { table, only = 'true' } = copied;
      const text = `SELECT count(*) FROM ${getTableName(table)} WHERE tenant_id = 1 AND ${only}`;
      const [counted] = await session.rows({ text, params: [] });
      await copyRows(session, copied, Math.round(rows / Number(counted?.[0])) - 1);
    });
    await copyNext();
  };
  await Promise.all(Array.from({ length: tablesAtOnce }, copyNext));
  await database.jobs.system(async (session) => {
    // Otherwise the daily job would notify thousands of copied users of the copied documents.
    await storeDocumentWarnings(session, '1');
    await session.rows({ text: `SET LOCAL default_statistics_target = ${statisticsTarget}`, params: [] });
    await session.rows({ text: 'ANALYZE', params: [] });
  });
}

/**
 * Copies what belongs to the first tenant's requests to the copies of these: legs with their crews, addresses, tasks and
 * bookings, and logisticians. Returns the number of legs. Leaves the database as it is where they were copied already.
 */
export async function copyRequestParts({ jobs }: Database): Promise<number> {
  return jobs.system(async (session) => {
    const read = async (value: string, table: string) => {
      const text = `SELECT ${value} FROM ${table} WHERE tenant_id = 1`;
      return Number((await session.rows({ text, params: [] }))[0]?.[0]);
    };
    const copiesOf = (table: string) => read(`(max(id) - min(id)) / ${idStepSize}`, table);
    const copies = await copiesOf('service_transportations');
    if ((await copiesOf('routes')) === 0) for (const parts of copiedParts) await copyRows(session, parts, copies);
    return read('count(*)', 'routes');
  });
}

async function copyRows(
  session: Session,
  { table, relations = [], only = 'true', mixed = [] }: CopiedTable,
  copies: number,
): Promise<void> {
  const name = getTableName(table);
  const ask = (text: string) => session.rows({ text, params: [] });
  const condition = `tenant_id = 1 AND ${only}`;
  const columns = Object.values(getTableColumns(table))
    .filter((column) => !column.generated)
    .map((column) => column.name);
  const valueOf = (column: string) => {
    if (relations.includes(column)) return related(column);
    if (mixed.includes(column)) return `other_${column}`;
    return columnSql[column] ?? quoteIdentifier(column);
  };
  const isMixed = mixed.length > 0;
  const drawnRows = (selected: string) => `(SELECT ${selected} FROM ${name} WHERE ${condition})`;
  const place = 'row_number() OVER (ORDER BY id)';
  const originals = `${drawnRows(isMixed ? `${place} AS drawn_place, *` : '*')} original`;
  const others = drawnRows(
    [`${place} AS other_place`, ...mixed.map((column) => `${column} AS other_${column}`)].join(),
  );
  const otherPlace = `(drawn_place + ${mixStep} * n) % ${drawnRows('count(*)')} + 1`;
  const mixing = isMixed ? `JOIN ${others} other ON other_place = ${otherPlace}` : '';
  await withoutIndexes(session, name, () =>
    ask(
      `INSERT INTO ${name} (${columns.map(quoteIdentifier).join(', ')}) SELECT ${columns.map(valueOf).join(', ')}` +
        ` FROM ${originals} CROSS JOIN generate_series(1, ${copies}) n ${mixing}`,
    ),
  );
}

/** Drops the indexes of a table that belong to no constraint, and creates them again after some work, which is faster. */
async function withoutIndexes(session: Session, table: string, work: () => Promise<unknown>): Promise<void> {
  const indexes = await session.rows({
    text: `SELECT i.indexrelid::regclass, pg_get_indexdef(i.indexrelid) FROM pg_index i WHERE i.indrelid = $1::regclass
      AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    params: [table],
  });
  for (const [name] of indexes) await session.rows({ text: `DROP INDEX ${name}`, params: [] });
  const settings = ['session_replication_role = replica', "maintenance_work_mem = '256MB'"];
  for (const setting of settings) await session.rows({ text: `SET LOCAL ${setting}`, params: [] });
  await work();
  for (const [, definition] of indexes) await session.rows({ text: `${definition}`, params: [] });
}
