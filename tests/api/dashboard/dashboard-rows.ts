import type { Language } from '../../../server/contract.generated';
import type { SignedInUser, TestServer } from '../harness/server';
import { queryRows } from '../transport/requests-api';

type Columns = Readonly<Record<string, unknown>>;

let last = 7_700_000_000_000n;
/** Returns an id that no row has. */
const nextId = () => String((last += 1n));

/**
 * Returns functions that insert rows directly into the database, to create states that through the API would arise only
 * with time.
 */
export function createRowInserters(server: TestServer, tenant: string) {
  const insert = async (table: string, columns: Columns): Promise<void> => {
    const names = ['tenant_id', ...Object.keys(columns)];
    const places = names.map((_name, index) => `$${index + 1}`).join(', ');
    await queryRows(
      server,
      `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${places})`,
      tenant,
      ...Object.values(columns),
    );
  };
  return {
    /** Deletes all requests of the tenant. */
    clear: () => queryRows(server, 'DELETE FROM service_transportations WHERE tenant_id = $1', tenant),
    request: async (columns: Columns): Promise<string> => {
      const id = nextId();
      await insert('service_transportations', { id, number: `P/${id}`, ...columns });
      return id;
    },
    leg: (service_transportation_id: string, columns: Columns) =>
      insert('routes', { id: nextId(), service_transportation_id, order: 1, ...columns }),
    given: (service_transportation_id: string, user_id: string, accepted: boolean | null) =>
      insert('request_logisticians', { id: nextId(), service_transportation_id, user_id, accepted }),
    address: (addressable_id: string, direction: 'FROM' | 'TO', columns: Columns) =>
      insert('addresses', {
        id: nextId(),
        addressable_type: 'SERVICE_TRANSPORTATION',
        addressable_id,
        direction,
        country: 'PL',
        ...columns,
      }),
    vehicle: async (columns: Columns): Promise<string> => {
      const id = nextId();
      await insert('vehicles', { id, license: `P ${id}`, ...columns });
      return id;
    },
  };
}

/** Returns the date `later` days after today in a time zone, as YYYY-MM-DD. */
export function dateInZone(zone: string, later = 0): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const today = Date.parse(`${format.format(new Date())}T00:00:00Z`);
  return new Date(today + later * 86_400_000).toISOString().slice(0, 10);
}

/** The period (dates as YYYY-MM-DD), time zone and language of a dashboard query. */
export interface DashboardOptions {
  from?: string;
  to?: string;
  time_zone?: string;
  language?: Language;
}

/**
 * Fetches the selected parts of the dashboard, by default for January 2031 in Warsaw's time zone.
 * @throws Error with the response's body if it has no data
 */
export async function fetchDashboard<Part>(
  server: TestServer,
  by: SignedInUser,
  parts: string,
  options: DashboardOptions = {},
): Promise<Part> {
  const { from = '2031-01-01', to = '2031-01-31', time_zone = 'Europe/Warsaw', language } = options;
  const query = `query ($input: DashboardInput!) { dashboard(input: $input) { ${parts} } }`;
  const { data, body } = await server.call<{ dashboard: Part }>(
    query,
    { input: { from, to, time_zone } },
    { token: by.token, language },
  );
  if (!data) throw new Error(JSON.stringify(body));
  return data.dashboard;
}
