/**
 * Where the database keeps data of users. Each table is in exactly one of `deletedRows`, `erasedTables`, `keptTables` and
 * `impersonalTables`, except that `searchedColumns` may have more of it: a test compares them with the catalog.
 */

/** Rows of a user that are deleted. */
interface UserRows {
  table: string;
  /** Column with the user's id. */
  user: string;
  /** Column with the tenant's id; `tenant_id` when absent. */
  tenant?: string;
  /** Further condition of the rows. */
  where?: string;
}

/** Rows that are deleted with a person's data. */
export const deletedRows: readonly UserRows[] = [
  { table: 'sign_in_names', user: 'user_id', tenant: 'tenant' },
  { table: 'social_names', user: 'user_id', tenant: 'tenant' },
  ...[
    'background_jobs',
    'contact_sales',
    'devices',
    'done_once',
    'email_proofs',
    'imports',
    'inbox_entries',
    'inbox_preferences',
    'known_browsers',
    'list_view_preferences',
    'push_subscriptions',
    'quiet_hours',
    'recovery_codes',
    'second_factors',
    'sessions',
    'user_codes',
    'user_has_roles',
  ].map((table) => ({ table, user: 'user_id' })),
  // Colleagues use the shared ones.
  { table: 'list_views', user: 'user_id', where: "visibility = 'PRIVATE'" },
  { table: 'absences', user: 'driver_id' },
  { table: 'hours_balances', user: 'driver_id' },
  { table: 'announced_legs', user: 'driver_id' },
  { table: 'document_warnings', user: 'owner_id', where: "owner_type = 'USER'" },
];

/** Tables for which erasing has statements of its own. */
export const erasedTables: readonly string[] = ['users', 'profiles', 'media', 'mails', 'export_files', 'activities'];

/** Columns in which anybody may have written the name of a person. */
interface SearchedColumns {
  table: string;
  /** Column with the tenant's id; `tenant_id` when absent. */
  tenant?: string;
  text?: readonly string[];
  json?: readonly string[];
}

/** Columns in which a person's name, addresses and numbers are replaced. */
export const searchedColumns: readonly SearchedColumns[] = [
  { table: 'activities', json: ['details'] },
  { table: 'absences', text: ['note'] },
  { table: 'background_job_problems', text: ['title'], json: ['payload'] },
  { table: 'background_jobs', json: ['parameters', 'payload', 'result', 'failure'] },
  { table: 'bulk_action_chunks', json: ['titles'] },
  { table: 'bulk_action_rows', text: ['title'], json: ['undo_input'] },
  { table: 'contact_sales', text: ['text', 'note', 'lost_reason'] },
  { table: 'entity_verifications', text: ['message'] },
  { table: 'export_files', text: ['file_name'] },
  { table: 'import_chunks', json: ['rows', 'problems', 'results'] },
  { table: 'imports', text: ['file_name'], json: ['columns', 'settings'] },
  { table: 'inbox_entries', json: ['facts'] },
  { table: 'jobs', text: ['last_error'], json: ['payload'] },
  { table: 'list_views', text: ['name', 'state'] },
  { table: 'logist_tasks', text: ['text'] },
  { table: 'mails', tenant: 'tenant', json: ['mail'] },
  { table: 'media', text: ['file_name'] },
  { table: 'route_tasks', text: ['text', 'note'] },
  { table: 'routes', text: ['exception_reason'] },
  { table: 'service_feedbacks', text: ['description'] },
  { table: 'task_templates', text: ['text'] },
  { table: 'tenants', tenant: 'id', json: ['temporary'] },
];

/** Columns that may name the person and are kept, each with the reason. */
export const keptTables: Readonly<Record<string, { columns: readonly string[]; reason: string }>> = {
  payments: {
    columns: ['billed_to', 'billed_by', 'metadata', 'error_message'],
    reason: 'The law requires to keep receipts with the names of buyer and seller, and how they were paid.',
  },
  companies: {
    columns: ['name', 'legal_name', 'email', 'phone', 'legal_seat'],
    reason: 'Data of the company, which its administrators change themselves.',
  },
  contact_people: {
    columns: ['first_name', 'last_name', 'phone', 'email'],
    reason: 'Contacts of the company, which its administrators change themselves.',
  },
  customers: {
    columns: ['customer_name', 'phone', 'email'],
    reason: 'Data of customers, who are other persons, and are erased themselves.',
  },
  customer_profiles: {
    columns: [
      'first_name',
      'last_name',
      'phone',
      'email',
      'company_name',
      'director_first_name',
      'director_last_name',
      'contact_first_name',
      'contact_last_name',
    ],
    reason: 'Data of customers, who are other persons, and are erased themselves.',
  },
  addresses: { columns: ['street', 'description'], reason: 'Places of companies, customers and requests.' },
  service_transportations: {
    columns: ['customer_name', 'consignee_name', 'consignee_address'],
    reason:
      'Parties to the contract of carriage, as consignment notes name them. A daily job replaces the names of erased individuals.',
  },
  transportation_cargos: { columns: ['goods', 'packaging'], reason: 'Goods of the consignment note.' },
  sandbox_objects: { columns: ['body'], reason: 'Stands in for Stripe, which keeps data of payments itself.' },
  sandbox_events: { columns: ['body'], reason: 'Stands in for Stripe, which keeps data of payments itself.' },
};

/** Tables with neither names nor addresses of users. Some have the ids of users, which say nothing once they are erased. */
export const impersonalTables: readonly string[] = [
  'bookings',
  'budgets',
  'cancel_request_reasons',
  'cities',
  'countries',
  'leg_bookings',
  'list_view_roles',
  'migrations',
  'opportunities',
  'permission_categories',
  'permissions',
  'postal_codes',
  'processor_events',
  'push_keys',
  'receipt_numbers',
  'request_logisticians',
  'request_numbers',
  'role_permissions',
  'roles',
  'servers',
  'services',
  'shared_links',
  // Keys are hashes.
  'sign_in_attempts',
  // Kept for minutes, until the second factor is entered.
  'social_exchanges',
  'states',
  'stored_files',
  'subscriptions',
  'tariff_services',
  'tariffs',
  'vehicle_classes',
  'vehicle_makes',
  'vehicle_models',
  'vehicles',
];
