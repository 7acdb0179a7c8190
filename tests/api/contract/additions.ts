import type { SignedInUser, TestServer } from '../harness/server';
import { newId } from '../../../server/database/ids';
import { createPictureFile } from './input';

/**
 * Records that `addMissingRecords` has added to a tenant, because the demo has none of their kind, or none in a state in which
 * calls may change them.
 * In `ids`, the keys are contract types and the values ids.
 */
export interface AddedRecords {
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Id of a role that no user has and that no other record refers to, so that it can be deleted. */
  unusedRole: string;
  /** Id of a deleted user, whose data can be erased. */
  deletedUser: string;
  /** Id of a deleted customer. */
  deletedCustomer: string;
}

/**
 * Creates these records in the caller's tenant, and sets the verification of its company and vehicles to not verified.
 */
export async function addMissingRecords(
  server: TestServer,
  { token, tenant, user }: SignedInUser,
): Promise<AddedRecords> {
  const create = async (method: string, type: string, input: object): Promise<string> => {
    const query = `mutation ($input: ${type}!) { made: ${method}(input: $input) { id } }`;
    const { data, errors } = await server.call<{ made: { id: string } }>(query, { input }, { token });
    if (!data) throw new Error(`${method} made nothing: ${JSON.stringify(errors)}`);
    return data.made.id;
  };
  const several = async (count: number, make: (index: number) => Promise<string>): Promise<Set<string>> => {
    const ids = new Set<string>();
    for (let index = 1; index <= count; index += 1) ids.add(await make(index));
    return ids;
  };
  for (const text of [
    'UPDATE companies SET status = $2 WHERE tenant_id = $1',
    'UPDATE vehicles SET verify = $2 WHERE tenant_id = $1',
  ]) {
    await server.database.system((session) => session.rows({ text, params: [tenant, 'NOT_VERIFIED'] }));
  }
  // Puts the tenant on tariff 2, from which it can upgrade. The low price paid leaves little credit, so that an upgrade
  // starts at once.
  for (const text of [
    'UPDATE tenants SET tariff_id = 2 WHERE id = $1',
    "UPDATE payments SET tariff_id = 2, net = 100, credit = 0 WHERE tenant_id = $1 AND end_date > '2090-01-01'",
  ]) {
    await server.database.system((session) => session.rows({ text, params: [tenant] }));
  }
  const vehicle = await create('createVehicle', 'CreateVehicleInput', { license: 'MEDIA 1' });
  const picture = () => ({ id: vehicle, file: createPictureFile(), model_type: 'VEHICLE', collection: 'photos' });
  // Creates only a few inquiries, because a user may send the sales people five an hour.
  const question = { email: 'sales@example.com', phone_number: '+48 22 123 45 67' };
  const request = await create('createServiceTransportation', 'CreateServiceTransportationInput', {
    customer: { connect: await firstCustomer(server, token) },
    addresses: {
      create: [
        { direction: 'FROM', country: 'PL', city: 'Kalisz' },
        { direction: 'TO', country: 'DE', city: 'Rostock' },
      ],
    },
    cargo: { create: [{ weight: 1200 }] },
  });
  // Assigns the request to the administrator, who can then accept or reject it.
  const assign =
    'mutation ($input: AssignLogisticianInput!) { assignServiceTransportationLogistician(input: $input) { id } }';
  await server.call(assign, { input: { id: request, logist_id: user } }, { token });
  const ofRequest = { service_transportation: { connect: request } };
  const sharedLinks = await several(4, () => create('createSharedLink', 'CreateSharedLinkInput', { id: request }));
  const views = await several(8, (index) =>
    create('createListView', 'CreateListViewInput', {
      resource: 'vehicles',
      name: `View ${index}`,
      state: '?',
      visibility: 'PRIVATE',
    }),
  );
  const preference = { resource: 'vehicles', default_view_id: views.values().next().value };
  await create('saveListViewPreference', 'SaveListViewPreferenceInput', preference);
  const route = await create('createRoute', 'CreateRouteInput', ofRequest);
  const task = { service_transportation_id: request, text: 'Seal the trailer' };
  const { data } = await server.call<{ logisticians: { data: { id: string }[] } }>(
    '{ logisticians: usersViewLogistical(first: 20) { data { id } } }',
    {},
    { token },
  );
  const logisticians = (data?.logisticians.data ?? []).map(({ id }) => id).filter((id) => id !== user);
  const logistician = logisticians[0];
  const jobs = await several(8, () => addEndedJob(server, tenant, user));
  return {
    ids: new Map([
      ['BackgroundJob', jobs],
      ['DataImport', await several(8, () => addCheckedImport(server, tenant, user))],
      ['ExportFile', await several(2, () => addExportFile(server, tenant, user))],
      ['Media', await several(6, () => create('uploadMedia', 'UploadMediaInput', picture()))],
      ['ContactSale', await several(2, () => create('createContactSale', 'CreateContactSaleInput', question))],
      ['User', new Set(logisticians)],
      ['Role', await several(8, (index) => create('createRole', 'CreateRoleInput', { name: `Spare ${index}` }))],
      ['ServiceTransportation', new Set([request])],
      ['Route', new Set([route])],
      ['ListView', views],
      [
        'Absence',
        await several(8, (day) =>
          create('createAbsence', 'CreateAbsenceInput', {
            kind: 'WORKSHOP',
            vehicle: { connect: vehicle },
            starts_at: `2026-02-0${day}T00:00:00Z`,
            ends_at: `2026-02-0${day + 1}T00:00:00Z`,
          }),
        ),
      ],
      ['HoursBalance', await addHoursBalances(server, tenant)],
      ['SharedLink', sharedLinks],
      ['InboxEntry', await several(8, () => addInboxEntry(server, tenant, user))],
      [
        'LogistTask',
        await several(8, () =>
          create('createLogistTask', 'CreateLogistTaskInput', {
            ...task,
            media_upload_enabled: false,
            user: { connect: logistician },
          }),
        ),
      ],
      [
        'RouteTask',
        await several(8, () =>
          create('createRouteTask', 'CreateRouteTaskInput', {
            ...task,
            media_upload_enabled: true,
            route: { connect: route },
          }),
        ),
      ],
    ]),
    unusedRole: await create('createRole', 'CreateRoleInput', { name: 'Unused' }),
    deletedUser: await addDeletedUser(server, tenant),
    deletedCustomer: await addDeletedCustomer(server, tenant),
  };
}

/** Adds a user who was deleted. Returns the id. */
async function addDeletedUser(server: TestServer, tenant: string): Promise<string> {
  const id = newId();
  const text = `INSERT INTO users (tenant_id, id, email, status, state, deleted_at)
    VALUES ($1, $2, 'left@example.com', 'ONBOARDING_COMPLETED', 'DELETED', now())`;
  await server.database.system((session) => session.rows({ text, params: [tenant, id] }));
  return id;
}

/** Adds a customer who was deleted. Returns the id. */
async function addDeletedCustomer(server: TestServer, tenant: string): Promise<string> {
  const id = newId();
  const texts = [
    `INSERT INTO customer_profiles (tenant_id, id, type, company_name, phone, email) VALUES ($1, $2, 'BUSINESS', 'Left', '', '')`,
    `INSERT INTO customers (tenant_id, id, customer_name, profile_type, phone, email, profile_id, deleted_at)
      VALUES ($1, $2, 'Left', 'BUSINESS', '', '', $2, now())`,
  ];
  await server.database.system(async (session) => {
    for (const text of texts) await session.rows({ text, params: [tenant, id] });
  });
  return id;
}

/** Adds an entry to a user's inbox. Returns its id. */
async function addInboxEntry(server: TestServer, tenant: string, user: string): Promise<string> {
  const id = newId();
  const entry = `INSERT INTO inbox_entries (tenant_id, id, user_id, kind, subject_type, subject_id, event_key,
      merges_until, facts, sound, created_at)
    VALUES ($1, $2, $3, 'SALES_REQUEST', 'SALES', 1, 'SALES:1', now(),
      '{"kind": "SALES_REQUEST", "sender": "Waybill"}', false, now())`;
  await server.database.system((session) => session.rows({ text: entry, params: [tenant, id, user] }));
  return id;
}

/** Adds an ended background job with a problem, which can be undone. Returns its id. */
async function addEndedJob(server: TestServer, tenant: string, user: string): Promise<string> {
  const id = newId();
  const job = `INSERT INTO background_jobs (tenant_id, id, user_id, kind, state, language, parameters, payload,
      queue_job_id, cancelable, kept_days, finished_at, undoable_until)
    VALUES ($1, $2, $3, 'test', 'SUCCEEDED', 'en', '{}', '{}', '0', true, 7, now(), now() + interval '1 day')`;
  const problem = `INSERT INTO background_job_problems (tenant_id, id, job_id, sequence, code)
    VALUES ($1, $2, $3, 1, 'required')`;
  await server.database.system(async (session) => {
    await session.rows({ text: job, params: [tenant, id, user] });
    await session.rows({ text: problem, params: [tenant, newId(), id] });
  });
  return id;
}

/** Adds an import of vehicles without rows, which was checked. Returns its id. */
async function addCheckedImport(server: TestServer, tenant: string, user: string): Promise<string> {
  const id = newId();
  const text = `INSERT INTO imports (tenant_id, id, user_id, resource, file_name, sheets, columns, row_count, settings, checked)
    VALUES ($1, $2, $3, 'vehicles', 'file.csv', '[]', $4, 1, $5, $6)`;
  const columns = [
    { name: 'A', samples: [] },
    { name: 'B', samples: [] },
  ];
  const settings = { columns: [{ column: 1, field: 'license' }], mode: 'CREATE', key: null };
  const checked = { valid: 1, invalid: 0, created: 1, updated: 0, unchanged: 0 };
  const facts = [columns, settings, checked].map((fact) => JSON.stringify(fact));
  await server.database.system((session) => session.rows({ text, params: [tenant, id, user, ...facts] }));
  return id;
}

/** Adds the opening balances of eight drivers. Returns their ids. */
async function addHoursBalances(server: TestServer, tenant: string): Promise<Set<string>> {
  const text = `INSERT INTO hours_balances (tenant_id, id, driver_id, as_of, day_hours, week_hours, last_week_hours)
    SELECT tenant_id, id, id, '2026-01-01', 2, 20, 40 FROM users
    WHERE tenant_id = $1 AND role_names = 'driver' AND deleted_at IS NULL ORDER BY id LIMIT 8 RETURNING id`;
  const rows = await server.database.system((session) => session.rows({ text, params: [tenant] }));
  return new Set(rows.map(([id]) => String(id)));
}

async function firstCustomer(server: TestServer, token: string): Promise<string> {
  const { data } = await server.call<{ customers: { data: { id: string }[] } }>(
    '{ customers(first: 1) { data { id } } }',
    {},
    { token },
  );
  return data?.customers.data[0]?.id ?? '';
}

/** Adds an exported file of a user, without its bytes. Returns its id. */
async function addExportFile(server: TestServer, tenant: string, user: string): Promise<string> {
  const id = newId();
  const text = `INSERT INTO export_files (tenant_id, id, user_id, resource, file_name, mime_type, size, rows, is_stored, expires_at)
    VALUES ($1, $2, $3, 'vehicles', 'Vehicles.csv', 'text/csv', 1, 1, true, now() + interval '1 day')`;
  await server.database.system((session) => session.rows({ text, params: [tenant, id, user] }));
  return id;
}
