import { customerProfiles, customers } from '../areas/customers';
import { vehicles } from '../areas/fleet';
import { storeDocumentWarnings } from '../areas/document-warnings';
import { addresses, timeZoneOfCountry } from '../areas/geography';
import { hashPassword, profiles, createStandardRoles, signInNames, userHasRoles, users } from '../areas/identity';
import { contactSales } from '../areas/sales';
import { companies, contactPeople, entityVerifications, tenants } from '../areas/tenancy';
import { setAllCrewTexts, setLegDestinationsAfter } from '../areas/transport';
import type { Database, Session } from '../database/database';
import { newId } from '../database/ids';
import { withoutIndexes } from '../database/without-indexes';
import { createDemoCustomers } from './customers';
import { fillDemoPayments } from './fill-payments';
import { fillDemoRequests, planDemoLegs } from './fill-requests';
import { fillDemoHistory } from './history';
import { insertRows } from './insert-all';
import { currentTariffIdOf } from './payments';
import { createRandomGenerator } from './random';
import { createDemoCompanyRows } from './demo-companies';
import { createDemoInquiries } from './sales';
import { demoPassword, demoTenants, type DemoTenant } from './tenants';
import { createDemoVehicles } from './vehicles';
import { setDemoCoordinates } from './demo-coordinates';
import { setDemoDocuments } from './demo-documents';

/**
 * Inserts the demo into a migrated database without tenants, in one transaction. The data is the same each time, except
 * for ids and times. No time is later than `until`.
 */
export async function fillDemo(database: Database, until = new Date(), demo = demoTenants): Promise<void> {
  const password_hash = await hashPassword(demoPassword);
  await database.jobs.system(async (session) => {
    await withoutIndexes(session, derivedTables, async () => {
      const insertTenants = async () => {
        for (const tenant of demo) {
          await fillTenant(session, tenant, password_hash, until);
          const plan = { random: createRandomGenerator(Number(tenant.id)), tenant: tenant.id, until, newId };
          await fillFleet(session, { ...plan, count: tenant.vehicles, plate: tenant.plate });
          await fillCustomers(session, { ...plan, count: tenant.customers });
          if (tenant.requests > 0) await fillDemoRequests(session, tenant, { ...plan, password_hash });
        }
        await fillDemoPayments(session, demo, until);
        await setDemoCoordinates(session);
      };
      await setLegDestinationsAfter(session, () => withoutIndexes(session, insertedTables, insertTenants));
      await analyze(session, analyzedTables);
      for (const tenant of demo) {
        await setAllCrewTexts(session, tenant.id);
        await planDemoLegs(session, tenant);
        await setDemoDocuments(session, tenant.id, until);
        await storeDocumentWarnings(session, tenant.id);
      }
      await fillDemoHistory(session, until);
    });
    await analyze(session, await readOtherTables(session, [...insertedTables, 'cities']));
  });
}

/** Tables whose rows are inserted and not changed after their coordinates are set. */
const insertedTables = [
  'addresses',
  'customers',
  'customer_profiles',
  'entity_verifications',
  'logist_tasks',
  'transportation_cargos',
];
/** Tables whose rows are changed until the demo is complete, or inserted at its end. */
const derivedTables = ['service_transportations', 'vehicles', 'activities'];
/** Tables that the changes are computed from. */
const analyzedTables = [...insertedTables, ...derivedTables, 'routes', 'route_tasks', 'users', 'profiles'];

/** Returns the names of all tables but those given, which have not changed since their statistics were collected. */
async function readOtherTables(session: Session, tables: readonly string[]): Promise<string[]> {
  const text = `SELECT quote_ident(relname) FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> ALL ($1::text[])`;
  const rows = await session.rows({ text, params: [`{${tables.join(',')}}`] });
  return rows.map(([name]) => String(name));
}

/**
 * Collects the statistics of tables. The embedded database has no autovacuum. Without statistics, ordering by city takes
 * seconds.
 */
async function analyze(session: Session, tables: readonly string[]): Promise<void> {
  await session.rows({ text: `ANALYZE ${tables.join(', ')}`, params: [] });
}

async function fillTenant(session: Session, tenant: DemoTenant, password_hash: string, until: Date): Promise<void> {
  const { orm } = session;
  const tenant_id = tenant.id;
  const is_operator = tenant.operator === true;
  await orm.insert(tenants).values({
    id: tenant_id,
    lang: tenant.lang,
    time_zone: timeZoneOfCountry(tenant.company.seat.country),
    is_operator,
    tariff_id: currentTariffIdOf(tenant.subscription),
  });
  await fillCompany(session, tenant, until);
  const roleIds = await createStandardRoles(session, tenant_id);
  for (const { email, role, ...profile } of tenant.accounts) {
    const user_id = newId();
    await orm.insert(users).values({
      tenant_id,
      id: user_id,
      email,
      password_hash,
      status: 'ONBOARDING_COMPLETED',
      state: 'ACTIVE',
      email_proved_at: until.toISOString(),
    });
    await orm.insert(signInNames).values({ email, tenant: tenant_id, user_id });
    await orm.insert(profiles).values({ tenant_id, id: newId(), user_id, email, ...profile });
    await orm.insert(userHasRoles).values({ tenant_id, user_id, role_id: roleIds[role] });
    if (role === 'admin') await fillInquiries(session, tenant_id, user_id, until);
  }
}

async function fillInquiries({ orm }: Session, tenant_id: string, user_id: string, until: Date): Promise<void> {
  const rows = createDemoInquiries(tenant_id, until).map((row) => ({ ...row, tenant_id, id: newId(), user_id }));
  if (rows.length > 0) await orm.insert(contactSales).values(rows);
}

async function fillCompany(
  session: Session,
  { id: tenant_id, name, registration_number, company }: DemoTenant,
  until: Date,
) {
  const rows = createDemoCompanyRows(company, { tenant_id, name, registration_number, until, newId });
  await session.orm.insert(companies).values(rows.company);
  await session.orm.insert(addresses).values(rows.addresses);
  await session.orm.insert(contactPeople).values(rows.people);
  if (rows.verifications.length > 0) await session.orm.insert(entityVerifications).values(rows.verifications);
}

async function fillFleet(session: Session, plan: Parameters<typeof createDemoVehicles>[0]): Promise<void> {
  const rows = createDemoVehicles(plan);
  await insertRows(session, vehicles, rows.vehicles);
  await insertRows(session, entityVerifications, rows.verifications);
}

async function fillCustomers(session: Session, plan: Parameters<typeof createDemoCustomers>[0]): Promise<void> {
  const rows = createDemoCustomers(plan);
  await insertRows(session, customerProfiles, rows.profiles);
  await insertRows(session, customers, rows.customers);
  await insertRows(session, addresses, rows.addresses);
}
