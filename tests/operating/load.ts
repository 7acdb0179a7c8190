import autocannon, { type Client, type Options, type Request, type Result } from 'autocannon';

/** Calls of people at work, of 20: four of five are lists, three records, one a write. */
const mix = { lists: 16, records: 3, writes: 1 } as const;

/** What the load consists of. */
export interface LoadOptions {
  url: string;
  /** Access tokens of the people, one for each connection. */
  tokens: readonly string[];
  /** Id of a vehicle that is read as a record. */
  vehicle: string;
  /** Calls of all people in a second. */
  callsPerSecond: number;
  /** Longest duration. */
  seconds: number;
  /** Ends the load when it settles. */
  until?: Promise<unknown>;
}

let written = 0;

const bodyOf = (query: string, variables: object) => JSON.stringify({ query, variables });
const list = bodyOf(
  '{ vehiclesView(first: 25) { paginatorInfo { hasMorePages } data { id license vin brand_model } } }',
  {},
);
const creation = 'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }';

/** Number of vehicles that loads of this process have begun to create. Their plates begin with `LOAD`. */
export const writesSoFar = () => written;

/** What a load has measured. */
export interface LoadResult extends Result {
  /** Returns the milliseconds within which a percentage of the calls was answered. */
  percentile: (percentage: number) => number;
}

/** Puts load on the servers, and ends by itself. */
export function putLoad({ url, tokens, vehicle, callsPerSecond, seconds, until }: LoadOptions): Promise<LoadResult> {
  const record = bodyOf(
    `query ($id: Mixed) { vehicles(first: 1, where: { column: id, operator: EQ, value: $id }) {
      data { id license vin } } }`,
    { id: vehicle },
  );
  const write = (request: Request): Request => {
    written += 1;
    return { ...request, body: bodyOf(creation, { input: { license: `LOAD ${written}` } }) };
  };
  const requests: Request[] = [
    ...Array.from({ length: mix.lists }, () => ({ body: list })),
    ...Array.from({ length: mix.records }, () => ({ body: record })),
    ...Array.from({ length: mix.writes }, () => ({ setupRequest: write })),
  ];
  let next = 0;
  const milliseconds: number[] = [];
  const options: Options = {
    url: `${url}/graphql`,
    method: 'POST',
    connections: tokens.length,
    overallRate: callsPerSecond,
    duration: seconds,
    timeout: 30,
    requests,
    // An answer with errors counts as a failed call, although its status is 200.
    verifyBody: (body) => !String(body).includes('"errors"'),
    setupClient: (client: Client) => {
      const token = tokens[next % tokens.length] ?? '';
      next += 1;
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      client.setRequests(requests.map((request) => ({ ...request, method: 'POST', headers })));
      // The first request of a client has been built before.
      client.setHeadersAndBody(headers, list);
    },
  };
  return new Promise((resolve, reject) => {
    const running = autocannon(options, (error: unknown, result) => {
      if (error) return reject(new Error('The load test failed.', { cause: error }));
      const sorted = milliseconds.toSorted((one, other) => one - other);
      const percentile = (percentage: number) =>
        Math.round(sorted[Math.floor((sorted.length * percentage) / 100)] ?? Number.NaN);
      resolve({ ...result, percentile });
    });
    const stop = () => running.stop();
    until?.then(stop, stop);
    running.on('response', (_client, _status, _bytes, took) => milliseconds.push(took));
  });
}
