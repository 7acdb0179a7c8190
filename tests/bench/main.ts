import { parseArgs } from 'node:util';
import { runAttacks } from './attacks';
import { measureBoard } from './board';
import { measureBulk } from './bulk';
import { measureCandidates } from './candidates';
import { compareInBrowser } from './browser/compare';
import { measureLeaks } from './browser/leaks';
import { isNetworkName } from './browser/painted';
import { furtherQueries, measureQueryMs, sendQuery } from './columns';
import { fetchPageQueries, type QuerySender } from './console-pages';
import { runOnEngines, type ServerStarter } from './engines';
import { measureExports } from './exports';
import { measureImports } from './imports';
import { comparedLists } from './lists';
import { compareWithHandwritten } from './pair';
import { measurePalette } from './palette';
import { measureQueue } from './queue';
import { measureRoundTrip } from './round-trip';

// Measures how fast lists are, and prints the results. Each run measures both sides of a comparison, because machines
// differ in speed. PostgreSQL plans handwritten SQL at each call, as drivers do by default; the API's plans of pages in
// an index's order are cached.
//   npm run bench                             the API's lists compared with handwritten SQL that returns the same rows
//   npm run bench -- --engine=postgres        only one engine: pglite or postgres
//   npm run bench -- --rounds=10              fewer rounds, for a shorter run
//   npm run bench -- --rows=1000000           with so many rows in the tenant instead of 10,000
//   npm run bench -- --attacks                lists of one tenant while another tenant overloads the server
//   npm run bench -- --queue                  jobs per second, and the delay from enqueuing a job to its start
//   npm run bench -- --import                 files of vehicles, customers and requests imported, and a list of the tenant meanwhile
//   npm run bench -- --import --rows=100000   with so many rows in a file instead of 10,000
//   npm run bench -- --import --only=customers  only one of the files
//   npm run bench -- --export --rows=1000000  all vehicles exported to CSV and XLSX, beside COPY on PostgreSQL
//   npm run bench -- --export --only=CSV      only the files whose title contains a text
//   npm run bench -- --bulk --rows=100000     vehicles and requests changed by bulk actions, and some of these undone
//   npm run bench -- --bulk --only=requests   only the actions whose title contains a text
//   npm run bench -- --round-trip --rows=20000  requests exported, changed and imported again
//   npm run bench -- --browser                the console beside a react-admin app (tests/bench/yardstick) in a slowed browser
//   npm run bench -- --browser --network='Slow 3G'
//   npm run bench -- --leaks                  what the console keeps in memory after each navigation
//   npm run bench -- --million                pages of 1,000,000 rows on PostgreSQL compared with pages of 10,000
//   npm run bench -- --million --keep=FOLDER  the same in databases that are kept in a folder for the next run
//   npm run bench -- --million --only=users   only the pages whose title contains a text
//   npm run bench -- --candidates             vehicles and drivers ranked for a leg, of 10,000 vehicles on PostgreSQL
//   npm run bench -- --board                  the query and the scrolling of a planning board of 500 rows and 5,000 bars
//   npm run bench -- --palette                the search of the palette in 1,000,000 rows on PostgreSQL
const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    rounds: { type: 'string' },
    rows: { type: 'string' },
    million: { type: 'boolean', default: false },
    keep: { type: 'string' },
    only: { type: 'string', default: '' },
    palette: { type: 'boolean', default: false },
    candidates: { type: 'boolean', default: false },
    board: { type: 'boolean', default: false },
    leaks: { type: 'boolean', default: false },
    attacks: { type: 'boolean', default: false },
    queue: { type: 'boolean', default: false },
    import: { type: 'boolean', default: false },
    export: { type: 'boolean', default: false },
    bulk: { type: 'boolean', default: false },
    'round-trip': { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    network: { type: 'string', default: 'local,Fast 4G' },
  },
});
const plan = { rounds: Number(values.rounds ?? 40), milliseconds: 300, connections: 16 };
const few = 10_000;
/** Vehicles of the measured planning board: 467 of them can be planned and are rows. */
const boardRows = 500;
const many = 1_000_000;
/** So many points per minute that no list of a measurement is refused. */
const noBudget = { COST_PER_MINUTE: '1000000000' };
/** A page of many rows should take at most this multiple of a page of few. */
const mostGrowth = 2;

const figure = (value: number) => value.toFixed(2);

/** Compares the speed of the API's lists (25 rows with a filter, an order and two relations) with handwritten SQL. */
async function measureByHand(engine: string, start: ServerStarter): Promise<void> {
  const server = await start(Number(values.rows ?? few), noBudget);
  console.log(
    `\n${engine}, as parts of the same rows by hand-written SQL (a throughput above 1 and times below 1 are better):`,
  );
  for (const list of comparedLists) {
    const { rate, p50, p99, processor, byHand } = await compareWithHandwritten(server, list, plan);
    const ratios = `throughput ${figure(rate)}, p50 ${figure(p50)}, p99 ${figure(p99)}, processor time ${figure(processor)}`;
    console.log(
      `  ${list.method}${list.total ? ' with total' : ''}: ${ratios} (by hand ${byHand.rate.toFixed(0)} a second, ${byHand.processor.toFixed(0)} us)`,
    );
  }
}

/** Compares how long pages, ordered or filtered by each column, take in a large and in a small database. */
async function measureGrowth(engine: string, start: ServerStarter): Promise<void> {
  const [small, large] = [await start(few, noBudget), await start(many, noBudget)];
  console.log(`\n${engine}, quickest answer of ${many} rows in a tenant as a multiple of ${few}:`);
  const send: QuerySender = (query, variables) => sendQuery(small, query, variables);
  const { users } = await send(
    '{ users(first: 1, where: { column: email, value: "admin@demo.test" }) { data { id } } }',
    {},
  );
  const all = [...(await fetchPageQueries(send, String(users?.data[0]?.id))), ...furtherQueries];
  const pages = all.filter(({ title }) => title.includes(values.only));
  const grown: string[] = [];
  for (const page of pages) {
    const less = await measureQueryMs(small, page);
    // A page that is not answered before the timeout of statements has no time.
    const more = await measureQueryMs(large, page).catch(() => Infinity);
    const line = `  ${figure(more / less)}  ${page.title} (${more.toFixed(1)} ms)`;
    console.log(line);
    const isSlow = page.maxMs === undefined ? more / less > mostGrowth : more > page.maxMs;
    if (isSlow) grown.push(page.maxMs === undefined ? line : `${line}, more than its ${page.maxMs} ms`);
  }
  const limits = `more than ${mostGrowth} times as long, or more than a limit of their own`;
  console.log(`\n${grown.length} of ${pages.length} pages take ${limits}:\n${grown.join('\n')}`);
}

/** Measures lists of one tenant while another tenant overloads the server. */
async function measureAttacks(engine: string, start: ServerStarter): Promise<void> {
  await runAttacks(engine, await start(few));
}

if (values.browser)
  await compareInBrowser('dist/yardstick', Number(values.rounds ?? 7), values.network.split(',').filter(isNetworkName));
else if (values.import)
  await runOnEngines(values, async (engine, start) =>
    measureImports(engine, await start(few, noBudget), { rows: Number(values.rows ?? few), only: values.only }),
  );
else if (values.export)
  await runOnEngines(values, async (engine, start) =>
    measureExports(engine, await start(few, noBudget), {
      rows: Number(values.rows ?? few),
      rounds: Number(values.rounds ?? 3),
      only: values.only,
    }),
  );
else if (values.bulk)
  await runOnEngines(values, async (engine, start) =>
    measureBulk(engine, await start(Number(values.rows ?? few), noBudget), {
      rows: Number(values.rows ?? few),
      only: values.only,
    }),
  );
else if (values['round-trip'])
  await runOnEngines(values, async (engine, start) =>
    measureRoundTrip(engine, await start(Number(values.rows ?? few), noBudget)),
  );
else if (values.queue) await measureQueue(values.engine);
else if (values.attacks) await runOnEngines(values, measureAttacks);
else if (values.candidates)
  await runOnEngines({ engine: 'postgres', ...values }, async (engine, start) =>
    measureCandidates(engine, await start(Number(values.rows ?? few), noBudget)),
  );
else if (values.board)
  await runOnEngines({ engine: 'postgres', ...values }, async (engine, start) =>
    measureBoard(engine, await start(Number(values.rows ?? boardRows), noBudget)),
  );
else if (values.leaks)
  await runOnEngines({ engine: 'postgres', ...values }, async (_engine, start) =>
    measureLeaks(await start(boardRows, noBudget)),
  );
else if (values.palette)
  await runOnEngines({ engine: 'postgres', ...values }, async (engine, start) =>
    measurePalette(engine, await start(Number(values.rows ?? many), noBudget)),
  );
else if (values.million) await runOnEngines({ engine: 'postgres', ...values }, measureGrowth);
else await runOnEngines(values, measureByHand);
