import type { TestServer } from '../harness/server';

/** An entry of a record's history, as the API returns it. */
export interface HistoryEntry {
  id: string;
  action: string;
  service_type: string;
  service_id: string;
  entity_type: string;
  entity_id: string;
  date: string;
  param: Record<string, unknown>;
}

const document = `query ($where: ActivitiesWhere) {
  activities(first: 50, where: $where, orderBy: [{ column: date, direction: ASC }]) {
    data { id action service_type service_id entity_type entity_id date param }
  }
}`;

/** Returns the history entries of the record with this id, oldest first. */
export async function fetchHistory(server: TestServer, token: string, id: string): Promise<HistoryEntry[]> {
  const where = { column: 'service_id', value: id };
  const { data, body } = await server.call<{ activities: { data: HistoryEntry[] } }>(document, { where }, { token });
  if (!data) throw new Error(`The history could not be read: ${JSON.stringify(body)}`);
  return data.activities.data;
}

/** Returns the fields of an entry that are the same in every test run. */
export function summarizeHistoryEntry({
  action,
  param: { fields, from, to, title },
}: HistoryEntry): Record<string, unknown> {
  return { action, title, ...(fields ? { fields } : {}), ...(from === undefined ? {} : { from, to }) };
}

/** Calls a mutation with one input and returns the id and the version (`modified_at`) of the changed record. */
export async function changeRecord(server: TestServer, token: string, method: string, type: string, input: object) {
  const { data, body } = await server.call<Record<string, { id: string; modified_at: string }>>(
    `mutation ($input: ${type}!) { ${method}(input: $input) { id modified_at } }`,
    { input },
    { token },
  );
  const record = data?.[method];
  if (!record) throw new Error(`${method} failed: ${JSON.stringify(body)}`);
  return record;
}
