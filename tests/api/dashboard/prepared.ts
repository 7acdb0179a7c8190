import type { Language } from '../../../server/contract.generated';
import type { SignedIn, TestServer } from '../harness/server';
import { ask } from '../transport/calls';

type Columns = Readonly<Record<string, unknown>>;

let last = 7_700_000_000_000n;
/** An id that nothing has yet. */
const nextId = () => String((last += 1n));

/** Writes rows past the contract: what the passing of time makes of records, a call cannot make. */
export function preparing(server: TestServer, tenant: string) {
  const insert = async (table: string, columns: Columns): Promise<void> => {
    const names = ['tenant_id', ...Object.keys(columns)];
    const places = names.map((_name, index) => `$${index + 1}`).join(', ');
    await ask(
      server,
      `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${places})`,
      tenant,
      ...Object.values(columns),
    );
  };
  return {
    /** Takes all requests away. */
    clear: () => ask(server, 'DELETE FROM service_transportations WHERE tenant_id = $1', tenant),
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

/** Today in a time zone, some days on. */
export function dayIn(zone: string, later = 0): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const today = Date.parse(`${format.format(new Date())}T00:00:00Z`);
  return new Date(today + later * 86_400_000).toISOString().slice(0, 10);
}

/** A period, its reader, and the reader's language. */
export interface Asked {
  from?: string;
  to?: string;
  time_zone?: string;
  language?: Language;
}

/** Asks for parts of the dashboard, of January 2031 as Warsaw has it where nothing else is said. @throws with the answer when there is none. */
export async function dashboardOf<Part>(
  server: TestServer,
  by: SignedIn,
  parts: string,
  asked: Asked = {},
): Promise<Part> {
  const { from = '2031-01-01', to = '2031-01-31', time_zone = 'Europe/Warsaw', language } = asked;
  const query = `query ($input: DashboardInput!) { dashboard(input: $input) { ${parts} } }`;
  const { data, body } = await server.call<{ dashboard: Part }>(
    query,
    { input: { from, to, time_zone } },
    { token: by.token, language },
  );
  if (!data) throw new Error(JSON.stringify(body));
  return data.dashboard;
}
