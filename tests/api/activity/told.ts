import type { TestServer } from '../harness/server';

/** An entry of the history, as the contract answers it. */
export interface Told {
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

/** The history of one record, oldest first. */
export async function historyOf(server: TestServer, token: string, id: string): Promise<Told[]> {
  const where = { column: 'service_id', value: id };
  const { data, body } = await server.call<{ activities: { data: Told[] } }>(document, { where }, { token });
  if (!data) throw new Error(`The history could not be read: ${JSON.stringify(body)}`);
  return data.activities.data;
}

/** What an entry says, without what is different from time to time. */
export function gist({ action, param: { fields, from, to, title } }: Told): Record<string, unknown> {
  return { action, title, ...(fields ? { fields } : {}), ...(from === undefined ? {} : { from, to }) };
}

/** A mutation with one input that answers an id and a version. */
export async function change(server: TestServer, token: string, method: string, type: string, input: object) {
  const { data, body } = await server.call<Record<string, { id: string; modified_at: string }>>(
    `mutation ($input: ${type}!) { ${method}(input: $input) { id modified_at } }`,
    { input },
    { token },
  );
  const record = data?.[method];
  if (!record) throw new Error(`${method} failed: ${JSON.stringify(body)}`);
  return record;
}
