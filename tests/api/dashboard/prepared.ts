import type { TestServer } from '../harness/server';
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
    await ask(server, `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${places})`, tenant, ...Object.values(columns));
  };
  return {
    /** Takes all requests away. */
    clear: () => ask(server, 'DELETE FROM service_transportations WHERE tenant_id = $1', tenant),
    request: async (columns: Columns): Promise<string> => {
      const id = nextId();
      await insert('service_transportations', { id, number: `P/${id}`, ...columns });
      return id;
    },
    leg: (service_transportation_id: string, columns: Columns) => insert('routes', { id: nextId(), service_transportation_id, order: 1, ...columns }),
    given: (service_transportation_id: string, user_id: string, accepted: boolean | null) =>
      insert('request_logisticians', { id: nextId(), service_transportation_id, user_id, accepted }),
    address: (addressable_id: string, direction: 'FROM' | 'TO', columns: Columns) =>
      insert('addresses', { id: nextId(), addressable_type: 'SERVICE_TRANSPORTATION', addressable_id, direction, country: 'PL', ...columns }),
    vehicle: async (columns: Columns): Promise<string> => {
      const id = nextId();
      await insert('vehicles', { id, license: `P ${id}`, ...columns });
      return id;
    },
  };
}
