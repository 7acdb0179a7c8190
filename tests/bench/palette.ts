import { resourceGroups } from '../../resources';
import type { ResourceDefinition } from '../../resources/definition';
import type { MeasuredServer } from './measured';

/** The lists that the palette of a tenant's administrator searches. */
const searched = resourceGroups
  .slice(0, 2)
  .flat()
  .filter(({ list, listOnly }) => list.search.length > 0 && !listOnly);

/** Times that each text is searched. */
const runs = 10;
/** Records that the palette reads of each list. */
const hits = 5;

/**
 * Returns texts that are searched: parts of a plate, a number, a name and an e-mail address of records in the middle of
 * their lists, texts that many records have, and one that none has.
 */
async function fetchTexts(server: MeasuredServer): Promise<string[]> {
  const middle = async (list: string, field: string, first: number) => {
    const [answer] = await post(server, [{ query: `{ ${list}(first: 1, page: ${first}) { data { ${field} } } }` }]);
    return String(answer?.data?.[list]?.data[0]?.[field]);
  };
  const plate = await middle('vehiclesView', 'license', 70_000);
  const number = await middle('serviceTransportationView', 'number', 60_000);
  const name = await middle('customersView', 'customer_name', 50_000);
  const email = await middle('usersView', 'email', 40_000);
  return [plate, plate.slice(0, 7), number, name, name.slice(0, 5), email, email.slice(0, 4), 'wg', 'ska', 'qqxzqq'];
}

/**
 * Prints how long the palette waits for the records of a text: for the answer to the batch that searches all lists. The
 * slowest list is the one that takes longest when it is searched alone.
 */
export async function measurePalette(engine: string, server: MeasuredServer): Promise<void> {
  console.log(`\n${engine}, milliseconds until the palette has its records (median and longest of ${runs}):`);
  for (const text of await fetchTexts(server)) {
    const { median, longest, found } = await measureBatch(server, searched, text);
    const alone: { name: string; ms: number }[] = [];
    for (const resource of searched)
      alone.push({ name: resource.name, ms: (await measureBatch(server, [resource], text)).median });
    const [slowest] = alone.toSorted((one, other) => other.ms - one.ms);
    console.log(
      `  ${median.toFixed(1).padStart(7)} ${longest.toFixed(1).padStart(7)}  “${text}”: ${found} records, slowest ${slowest?.name} (${slowest?.ms.toFixed(1)})`,
    );
  }
}

/** Measures the search of lists for a text. A search that the server refuses takes infinitely long. */
async function measureBatch(server: MeasuredServer, lists: readonly ResourceDefinition[], text: string) {
  const batch = lists.map((resource) => searchOf(resource, text));
  const times: number[] = [];
  let found = 0;
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    const answers = await post(server, batch);
    const isComplete = answers.every(({ errors }) => !errors);
    times.push(isComplete ? performance.now() - began : Infinity);
    found = answers.flatMap(({ data }) => Object.values(data ?? {}).flatMap((list) => list?.data ?? [])).length;
    if (!isComplete) break;
  }
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(times.length / 2)] ?? 0, longest: times.at(-1) ?? 0, found };
}

interface Operation {
  query: string;
  variables?: object;
}

/** Returns the query with which the palette searches a list. Texts below three letters are searched at the beginning. */
function searchOf(resource: ResourceDefinition, text: string): Operation {
  const { list } = resource.api;
  const type = list.charAt(0).toUpperCase() + list.slice(1);
  const value = text.length < 3 ? `${text}%` : `%${text}%`;
  return {
    query: `query Search($where: ${type}Where, $orderBy: [${type}Order!]) { ${list}(first: ${hits}, where: $where, orderBy: $orderBy) { data { id } } }`,
    variables: {
      where: { OR: resource.list.search.map((column) => ({ column, operator: 'LIKE', value })) },
      orderBy: [{ column: 'id', direction: 'DESC' }],
    },
  };
}

interface Answer {
  data?: Record<string, { data: Record<string, unknown>[] } | null>;
  errors?: unknown;
}

async function post({ url, headers }: MeasuredServer, batch: readonly Operation[]): Promise<readonly Answer[]> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: await headers(),
    body: JSON.stringify(batch),
  });
  const answers: readonly Answer[] = await response.json();
  return answers;
}
