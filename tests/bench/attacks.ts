import { setTimeout as pause } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { demoPassword } from '../../server/demo/tenants';
import { quantileOf } from './load';
import type { MeasuredServer } from './measured';

/** Duration of each attack in milliseconds. */
const attackMs = 10_000;
/** Milliseconds from one list of the tenant under measurement, which does not attack, to its next list. */
const listEveryMs = 100;

/** An HTTP request with which one tenant overloads the server, repeated on several connections. */
interface Attack {
  title: string;
  /** If true, each connection sends the request only once, all at the same time. */
  once?: boolean;
  /**
   * E-mail address of the attacking account, or `new` to register a new company. If absent, the attacker has no
   * session.
   */
  account?: string;
  connections: number;
  /** Returns the body of the request with this number. Some attacks send a different document each time. */
  body: (call: number) => string | FormData;
}

const list = '{ roles(first: 20) { data { id name } } }';
const deep = (levels: number): string => (levels === 0 ? 'id' : `users { roles { ${deep(levels - 1)} } }`);
const aliased = (count: number, field: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => field(index)).join(' ');
const batchOf = (query: (index: number) => string) =>
  JSON.stringify(Array.from({ length: 25 }, (_, index) => ({ query: query(index) })));

/**
 * Returns the attacks: with nested lists, batches, search patterns, GraphQL documents, and pictures of this vehicle.
 */
async function attacks(vehicle: string): Promise<Attack[]> {
  const [plain, detailed] = [await plainPicture(), await detailedPicture()];
  return [
    {
      // This attack comes first, because the server has not yet loaded its image library, which it does for its first
      // picture.
      title: 'detailed pictures of 49 million pixels, all in one moment',
      account: 'admin@demo.test',
      once: true,
      connections: 30,
      body: () => uploadOf(detailed, vehicle),
    },
    {
      title: 'lists within lists, 84 characters',
      account: 'support@demo.test',
      connections: 8,
      body: () => JSON.stringify({ query: `{ roles(first: 100) { data { ${deep(2)} } } }` }),
    },
    {
      title: 'the largest operation of lists within lists that is let through',
      account: 'support@demo.test',
      connections: 8,
      body: () => JSON.stringify({ query: '{ roles(first: 20) { data { users { id email roles { id } } } } }' }),
    },
    {
      title: 'a batch of wide requests',
      account: 'driver@demo.test',
      connections: 8,
      body: (call) =>
        batchOf(
          (
            index,
          ) => `{ c${call}x${index}: serviceTransportation(first: 100) { data { id cargo { id } addresses { id city }
            routes { id addresses { id city } tasks { id } } activity { id } } } }`,
        ),
    },
    {
      title: 'patterns that no index helps, with totals',
      account: 'support@demo.test',
      connections: 16,
      body: () => {
        const where = (pattern: string) => `{ column: license, operator: NOT_LIKE, value: "%${pattern}%" }`;
        const one = (index: number) =>
          `a${index}: vehicles(first: 100, where: ${where(`x${index}`)}) { paginatorInfo { total } data { id } }`;
        return JSON.stringify({ query: `{ ${aliased(10, one)} }` });
      },
    },
    {
      title: 'aliases of a dictionary by a newly registered user',
      account: 'new',
      connections: 8,
      body: (call) => {
        const where = (index: number) => `{ column: place, operator: LIKE, value: "%${call % 10}${index % 10}%" }`;
        return batchOf(
          (n) =>
            `{ ${aliased(10, (index) => `a${n}x${index}: postalCode(first: 100, where: ${where(index)}) { data { id place } }`)} }`,
        );
      },
    },
    {
      title: 'documents that take long to be checked, without a session',
      connections: 8,
      body: (call) =>
        batchOf((index) => `{ c${call}x${index}: users(first: 1) { data { ${aliased(240, () => 'roles { id }')} } } }`),
    },
    {
      title: 'fragments that no operation uses',
      connections: 8,
      body: (call) =>
        batchOf(
          (index) => `{ c${call}x${index}: __typename } fragment F on User { ${aliased(480, (n) => `a${n}: id`)} }`,
        ),
    },
    {
      title: 'pictures of 49 million pixels',
      account: 'admin@demo.test',
      connections: 30,
      body: () => uploadOf(plain, vehicle),
    },
  ];
}

function uploadOf(picture: Blob, vehicle: string): FormData {
  const query = 'mutation ($input: UploadMediaInput!) { uploadMedia(input: $input) { id } }';
  const input = { model_type: 'VEHICLE', id: vehicle, collection: 'photos', file: null };
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { input } }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', picture, 'picture.jpg');
  return form;
}

const side = { width: 7000, height: 7000 };

/** Returns a picture of a single colour. */
async function plainPicture(): Promise<Blob> {
  return progressive(sharp({ create: { ...side, channels: 3, background: '#446688' } }));
}

/** Returns a picture with noise everywhere, which takes longer to decode than a picture of one colour. */
async function detailedPicture(): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const;
  const small = await sharp({ create: { width: 875, height: 875, channels: 3, background: '#446688', noise } })
    .png()
    .toBuffer();
  return progressive(sharp(small).resize(side));
}

async function progressive(picture: Sharp): Promise<Blob> {
  const bytes = await picture.jpeg({ progressive: true }).toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

/** Result of an attack: the number of answers by kind, and the size of the largest answer in bytes. */
interface Outcome {
  counts: Map<string, number>;
  largestBytes: number;
}

/**
 * Runs each attack while an administrator of another tenant requests lists. Prints how long these lists take, and how
 * the server answered the attack.
 */
export async function runAttacks(engine: string, { url }: Pick<MeasuredServer, 'url'>): Promise<void> {
  const endpoint = `${url}/graphql`;
  const other = await signIn(endpoint, 'admin@other.test');
  const admin = await signIn(endpoint, 'admin@demo.test');
  const found = await send(endpoint, JSON.stringify({ query: '{ vehicles(first: 1) { data { id } } }' }), admin);
  const [vehicle = ''] = /"id":"(\d+)"/.exec(found.text)?.slice(1) ?? [];
  console.log(
    `\n${engine}: a list of another tenant each ${listEveryMs} ms, in milliseconds; and what the attacker was answered`,
  );
  await report(endpoint, other, { title: 'no attack', connections: 0, body: () => '' }, undefined);
  for (const one of await attacks(vehicle)) {
    const token = one.account === undefined ? undefined : await enter(endpoint, one.account);
    await report(endpoint, other, one, token);
  }
}

async function report(endpoint: string, other: string, one: Attack, token: string | undefined): Promise<void> {
  const until = performance.now() + attackMs;
  const outcome: Outcome = { counts: new Map(), largestBytes: 0 };
  let calls = 0;
  const attackers = Array.from({ length: one.connections }, async () => {
    do await strike(endpoint, one.body((calls += 1)), token, outcome);
    while (!one.once && performance.now() < until);
  });
  const times: Promise<number>[] = [];
  while (performance.now() < until) {
    times.push(timeOfList(endpoint, other));
    await pause(listEveryMs);
  }
  const taken = await Promise.all(times);
  await Promise.all(attackers);
  const [p50, p99] = [0.5, 0.99].map((part) => quantileOf(taken, part).toFixed(0));
  const counts = [...outcome.counts].map(([result, count]) => `${count} ${result}`).join(', ');
  console.log(`  ${one.title}: p50 ${p50}, p99 ${p99}, longest ${Math.max(...taken).toFixed(0)}`);
  if (counts) console.log(`    ${counts}; largest answer ${(outcome.largestBytes / 1e6).toFixed(2)} MB`);
}

async function timeOfList(endpoint: string, token: string): Promise<number> {
  const began = performance.now();
  const { text } = await send(endpoint, JSON.stringify({ query: list }), token);
  if (!text.includes('"data"')) throw new Error(`The other tenant was answered: ${text.slice(0, 300)}`);
  return performance.now() - began;
}

async function strike(
  endpoint: string,
  body: string | FormData,
  token: string | undefined,
  outcome: Outcome,
): Promise<void> {
  const { text } = await send(endpoint, body, token).catch((error: unknown) => ({
    text: `"reason":"${String(error)}"`,
  }));
  const reasons = [...text.matchAll(/"reason":"([^"]+)"|"code":"(\w+)"|"message":"([^"]{1,60})/g)].map(
    ([, reason, problem, message]) => reason ?? problem ?? message ?? '',
  );
  const result = reasons.find((reason) => /^[a-z_]+$/.test(reason)) ?? reasons[0] ?? 'answered';
  outcome.counts.set(result, (outcome.counts.get(result) ?? 0) + 1);
  outcome.largestBytes = Math.max(outcome.largestBytes, text.length);
}

async function send(endpoint: string, body: string | FormData, token?: string): Promise<{ text: string }> {
  const headers = new Headers(typeof body === 'string' ? { 'content-type': 'application/json' } : {});
  if (token) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(endpoint, { method: 'POST', headers, body });
  return { text: await response.text() };
}

/** Returns an access token of an existing account, or of a newly registered company for `new`. */
function enter(endpoint: string, account: string): Promise<string> {
  return account === 'new' ? registerCompany(endpoint) : signIn(endpoint, account);
}

async function signIn(endpoint: string, username: string): Promise<string> {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { access_token } }';
  return tokenIn(
    await send(endpoint, JSON.stringify({ query, variables: { input: { username, password: demoPassword } } })),
  );
}

async function registerCompany(endpoint: string): Promise<string> {
  const query = 'mutation ($input: RegisterInput!) { register(input: $input) { access_token } }';
  const input = { email: 'stranger@example.test', password: 'ferry Gdynia at dawn', lang: 'pl' };
  return tokenIn(await send(endpoint, JSON.stringify({ query, variables: { input } })));
}

function tokenIn({ text }: { text: string }): string {
  const [, token] = /"access_token":"([^"]+)"/.exec(text) ?? [];
  if (!token) throw new Error(`Nobody could sign in: ${text.slice(0, 300)}`);
  return token;
}
