import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { verify } from '@node-rs/argon2';
import { loadTariffs } from '../../../server/areas/tariffs/dictionary';
import { loadFleetDictionary } from '../../../server/areas/fleet/dictionary';
import { writePermissions } from '../../../server/areas/identity/permissions/permissions';
import { parsePlannedRequest, plannedRequestSql } from '../../../server/areas/transport/leg-plan';
import { legFindings } from '../../../server/areas/transport/leg-rules';
import { loadReference } from '../../../server/areas/reference/dictionary';
import type { Database } from '../../../server/database/database';
import { fillDemo } from '../../../server/demo/fill';
import { demoPassword, demoTenants } from '../../../server/demo/tenants';
import { migrateDatabase } from '../../../server/database/migrate';
import { openEmptyDatabase } from '../harness/database';

let database: Database;
const rows = (text: string) => database.system((session) => session.rows({ text, params: [] }));

beforeAll(async () => {
  database = await openEmptyDatabase(inject('template'));
  await migrateDatabase(database, async (session) => {
    await loadFleetDictionary(session);
    await loadReference(session);
    await loadTariffs(session);
    await writePermissions(session);
  });
  await fillDemo(database);
});

afterAll(() => database.close());

it('stores every vehicle and customer of the two tenants, each with its profile and address', async () => {
  const vehicles = await rows('SELECT tenant_id, count(*) FROM vehicles GROUP BY 1 ORDER BY 1');
  expect(vehicles).toEqual([
    ['1', '2000'],
    ['2', '500'],
  ]);
  const whole = `SELECT c.tenant_id, count(*) FROM customers c
    JOIN customer_profiles p ON p.tenant_id = c.tenant_id AND p.id = c.profile_id
    JOIN addresses a ON a.tenant_id = c.tenant_id AND a.addressable_id = c.id AND a.addressable_type = 'CUSTOMER'
    GROUP BY 1 ORDER BY 1`;
  expect(await rows(whole)).toEqual([
    ['1', '5000'],
    ['2', '300'],
  ]);
});

it('allows the six listed accounts to sign in, each with one role', async () => {
  const people =
    await rows(`SELECT n.email, u.tenant_id, u.state, u.status, r.name, u.password_hash FROM sign_in_names n
    JOIN users u ON u.tenant_id = n.tenant AND u.id = n.user_id
    JOIN profiles p ON p.tenant_id = u.tenant_id AND p.user_id = u.id
    JOIN user_has_roles h ON h.tenant_id = u.tenant_id AND h.user_id = u.id
    JOIN roles r ON r.tenant_id = u.tenant_id AND r.id = h.role_id ORDER BY u.tenant_id, n.email`);
  const accounts = new Set(demoTenants.flatMap((tenant) => tenant.accounts.map(({ email }) => email)));
  const shown = people.filter(([email]) => email && accounts.has(email));
  expect(shown.map(([email, tenant, state, status, role]) => [email, tenant, state, status, role].join(' '))).toEqual([
    'admin@demo.test 1 ACTIVE ONBOARDING_COMPLETED admin',
    'driver@demo.test 1 ACTIVE ONBOARDING_COMPLETED driver',
    'logistician@demo.test 1 ACTIVE ONBOARDING_COMPLETED logistician',
    'support@demo.test 1 ACTIVE ONBOARDING_COMPLETED support',
    'admin@other.test 2 ACTIVE ONBOARDING_COMPLETED admin',
    'operator@waybill.test 3 ACTIVE ONBOARDING_COMPLETED admin',
  ]);
  expect(await verify(shown[0]?.[5] ?? '', demoPassword)).toBe(true);
});

it('creates no leg that breaks a rule, and no confirmed one whose trailer has no truck', async () => {
  const isConfirmed = "s.status IN ('SERVICE_CONFIRMED', 'SERVICE_PROVIDED', 'CLOSE_REQUEST')";
  const found = await rows(`SELECT s.number, ${isConfirmed}, ${plannedRequestSql('s.tenant_id', 's.id')}::text
    FROM service_transportations s WHERE EXISTS (SELECT 1 FROM routes r
      WHERE r.tenant_id = s.tenant_id AND r.service_transportation_id = s.id)`);
  const plans = found.map(([number, confirmed, plan]) => ({
    number,
    confirmed,
    plan: parsePlannedRequest(JSON.parse(plan ?? '')),
  }));
  expect(plans.length).toBeGreaterThan(1000);
  const broken = plans.flatMap(({ number, plan }) =>
    plan.legs.map((leg) => ({ number, found: legFindings(plan, leg) })),
  );
  expect(broken.filter((leg) => leg.found.length > 0)).toEqual([]);
  const withoutTruck = plans.filter(({ confirmed, plan }) =>
    plan.legs.some((leg) => confirmed === 't' && leg.vehicle && !leg.truck && !leg.truck_is_not_required),
  );
  expect(withoutTruck.map(({ number }) => number)).toEqual([]);
  const couplings = plans.flatMap(({ plan }) => plan.legs.map(({ truck }) => truck?.class?.coupling));
  expect(new Set(couplings)).toEqual(new Set(['FIFTH_WHEEL', 'DRAWBAR', undefined]));
});

it('loads the dictionary again without a change', async () => {
  const before = await rows('SELECT * FROM vehicle_models ORDER BY id');
  await database.system(loadFleetDictionary);
  expect(await rows('SELECT * FROM vehicle_models ORDER BY id')).toEqual(before);
});

it('gives every request a history in order, by people of its tenant, that ends with its status', async () => {
  const requests = await rows(`
    SELECT s.status, bool_and(a.date <= s.modified_at AND u.id IS NOT NULL),
      string_agg(CASE WHEN a.details->'fields' = '["status"]' THEN a.details->>'to' ELSE a.action END, ' '
        ORDER BY a.date, a.id) FILTER (WHERE a.entity_type = 'SERVICE_TRANSPORTATION')
    FROM service_transportations s
    LEFT JOIN activities a ON a.tenant_id = s.tenant_id AND a.service_id = s.id
    LEFT JOIN users u ON u.tenant_id = a.tenant_id AND u.id = a.user_id
    GROUP BY s.tenant_id, s.id`);
  const course: Record<string, string> = {
    DRAFT: 'CREATED',
    NEW: 'CREATED NEW',
    IN_PROGRESS: 'CREATED NEW IN_PROGRESS',
    SERVICE_CONFIRMED: 'CREATED NEW IN_PROGRESS SERVICE_CONFIRMED',
    SERVICE_PROVIDED: 'CREATED NEW IN_PROGRESS SERVICE_CONFIRMED SERVICE_PROVIDED',
    CLOSE_REQUEST: 'CREATED NEW IN_PROGRESS SERVICE_CONFIRMED SERVICE_PROVIDED CLOSE_REQUEST',
    CANCELED_REQUEST: 'CREATED NEW CANCELED_REQUEST',
  };
  const wrong = requests.filter(
    ([status, isPlausible, history]) =>
      isPlausible !== 't' || history?.replace(/ DELETED$/, '') !== course[status ?? ''],
  );
  expect(requests.length).toBeGreaterThan(1500);
  expect(wrong.slice(0, 3)).toEqual([]);
  const [[assigned] = []] = await rows("SELECT count(*) FROM activities WHERE action = 'ASSIGNED'");
  const [[pairs] = []] = await rows('SELECT count(*) FROM request_logisticians');
  expect(assigned).toBe(pairs);
});
