// Checks the import rules of the project: which folder may import which, and no cycles.
// `node scripts/imports.mjs [directory]` prints every import that breaks a rule and fails if there are any.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';

const root = resolve(process.argv[2] ?? '.');

/**
 * Folders and files of each side, highest layer first. A file may import only from its own layer and those listed after
 * it. A file belongs to the layer with the longest matching path.
 */
const layers = [
  [
    'src',
    'src/app',
    'src/publicPages',
    'src/pages',
    'src/layouts',
    'src/screens',
    'src/fields',
    'src/newBuild',
    'src/ui',
    'src/routing',
    'src/theme',
  ],
  ['src', 'providers', 'resources'],
  [
    'server/main.ts',
    'server/start',
    'server/backup',
    'server',
    'server/monitoring',
    'server/http',
    'server/live',
    'server/demo',
    'server/sandbox',
    'server/areas/index.ts',
    'server/areas/dictionaries.ts',
    'server/areas/file-owners.ts',
    'server/areas',
    'server/areas/area.ts',
    'server/config',
    'server/budgets',
    'server/queue',
    'server/dialect',
    'server/spreadsheet',
    'server/database',
    'server/texts',
    'server/formats',
    'server/runtime',
  ],
];

/**
 * Areas of the server, lowest layer first. An area may import areas of lower layers, and areas of its own layer if no
 * cycle results: for example, media imports activity.
 */
const areaLayers = [
  // These areas own catalogues and rules that belong to no tenant.
  ['ids', 'reference', 'validity'],
  // These areas own the tenants, and the tariffs to which tenants subscribe.
  ['tariffs', 'tenancy'],
  // These areas provide services that do not depend on users. Areas of higher layers pass users and texts to them.
  [
    'activity',
    'background-jobs',
    'bulk',
    'driving',
    'entitlements',
    'exports',
    'geography',
    'mail',
    'media',
    'idempotency',
  ],
  // This area owns users, roles, permissions and sessions.
  ['identity'],
  // This area tells users of events of the areas above.
  ['inbox'],
  // These areas own the data that a tenant manages besides its requests.
  ['company', 'customers', 'fleet'],
  // These areas own the times in which drivers and vehicles cannot be planned, and the hours that drivers begin with.
  ['absences', 'hours-balances'],
  // These areas own requests, legs and tasks, and measure the length of legs.
  ['transport', 'routing'],
  // These areas provide features that build on requests and on the tenant's data.
  [
    'billing',
    'dashboard',
    'document-warnings',
    'papers',
    'planning',
    'sales',
    'server-status',
    'sharing',
    'verification',
    'views',
  ],
  // This area writes records of all others.
  ['imports'],
  // This area knows where all others keep data of persons.
  ['personal-data'],
];

/** Folders of the console and the server, which share only schema.graphql and the list of languages. */
const sides = { console: ['src', 'providers', 'resources'], server: ['server'] };
const listOfLanguages = 'locales/languages.json';

const within = (file, folder) => file === folder || file.startsWith(`${folder}/`);
const sideOf = (file) => {
  if (within(file, 'locales') && file !== listOfLanguages)
    return file.split('/')[2] === 'server' ? 'server' : 'console';
  return Object.keys(sides).find((side) => sides[side].some((folder) => within(file, folder)));
};

/**
 * Returns the layer of a file, or '' if it has none. Generated types have no layer, because they import types of the
 * dialect and all layers import them.
 */
const layerOf = (folders, file) =>
  folders
    .filter(() => !/\.generated(\.ts)?$/.test(file))
    .filter((folder) => within(file, folder))
    .reduce((longest, folder) => (folder.length > longest.length ? folder : longest), '');

/** Returns the name of the area that a file belongs to, or undefined for a file outside of `server/areas`. */
const areaOf = (file) => /^server\/areas\/([^/]+)\/./.exec(file)?.[1];

/** Returns whether a server file imports a file of an area to which it does not belong itself. */
const entersArea = ({ from, to }) =>
  within(from, 'server') &&
  areaOf(to) !== undefined &&
  areaOf(from) !== areaOf(to) &&
  !/\.generated(\.ts)?$/.test(from);

function* areaFaults({ from, to }) {
  const [area, other] = [areaOf(from), areaOf(to)];
  // A `tables.ts` may import the `tables.ts` of another area, because drizzle-kit loads tables without the rest of the
  // server.
  const doors = [
    `server/areas/${other}/index.ts`,
    ...(from.endsWith('tables.ts') ? [`server/areas/${other}/tables.ts`] : []),
  ];
  if (!doors.includes(to)) yield `an area is imported by its index.ts only`;
  if (area === undefined) return;
  const [layer, otherLayer] = [area, other].map((name) => areaLayers.findIndex((names) => names.includes(name)));
  if (layer < 0 || otherLayer < 0) yield `${layer < 0 ? area : other} is in no layer of areas`;
  else if (otherLayer > layer) yield `the area ${area} may not know ${other}, which is in a higher layer`;
}

/** Yields a message for each rule that an import breaks. `typeOnly` is true for an import of types only. */
function* faults({ from, to, typeOnly }) {
  for (const folders of layers) {
    const lower = layerOf(folders, from);
    const upper = layerOf(folders, to);
    if (lower && upper && folders.indexOf(upper) < folders.indexOf(lower)) yield `${lower} may not know ${upper}`;
  }
  if (entersArea({ from, to })) yield* areaFaults({ from, to });
  const [side, other] = [sideOf(from), sideOf(to)];
  if (side && other && side !== other) yield `console and server share schema.graphql and ${listOfLanguages} only`;
  if (side && (within(to, 'tests') || within(to, 'scripts'))) yield `the program may not need its tests or scripts`;
  if (within(from, 'src/ui') && within(to, 'resources') && !typeOnly) yield `src/ui may not know entities`;
  if (within(from, 'resources') && !within(to, 'resources') && to !== listOfLanguages && !typeOnly)
    yield `resources are data: types alone may come from elsewhere`;
}

function* sourceFiles(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.[cm]?tsx?$/.test(entry.name)) yield path;
  }
}

/**
 * Returns the path of the file that a relative import specifier refers to, relative to the project's root. Returns the
 * name of a package unchanged.
 */
function target(file, specifier) {
  if (!specifier.startsWith('.')) return specifier;
  const base = join(root, dirname(file), specifier.replace(/\?.*$/, ''));
  const candidates = ['', '.ts', '.tsx', '.mts', '/index.ts', '/index.tsx'].map((end) => base + end);
  const found = candidates.find((path) => existsSync(path) && statSync(path).isFile()) ?? base;
  return relative(root, found).split(sep).join('/');
}

/**
 * Returns whether a file defines entities. Entities may import each other in cycles, because they refer to each other
 * by functions (`entity: () => role`), which run only when a request is handled.
 */
const holdsEntities = (file) =>
  within(file, 'server/areas') &&
  existsSync(join(root, file)) &&
  /^export const \w+: Entity\b/m.test(readFileSync(join(root, file), 'utf8'));

function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const entities = holdsEntities(file);
  const { module } = parseSync(file, text);
  const reExports = module.staticExports.flatMap((item) => item.entries).filter((entry) => entry.moduleRequest);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({ request: moduleRequest.value, entries })),
    ...reExports.map((entry) => ({ request: entry.moduleRequest.value, entries: [entry] })),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      request: text.slice(start + 1, end - 1),
      entries: [],
      later: true,
    })),
  ];
  return found.map(({ request, entries, later = false }) => {
    const to = target(file, request);
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    return { from: file, to, typeOnly, later: later || (entities && holdsEntities(to)) };
  });
}

/**
 * Yields import cycles, at least one if there is any. Each is a list of files or areas that ends with its first item.
 */
function* cycles(imports) {
  const targets = new Map();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const state = new Map();
  function* visit(file, trail) {
    state.set(file, 'open');
    for (const to of targets.get(file) ?? []) {
      if (state.get(to) === 'open') yield [...trail.slice(trail.indexOf(to)), to];
      else if (!state.has(to)) yield* visit(to, [...trail, to]);
    }
    state.set(file, 'done');
  }
  for (const file of targets.keys()) if (!state.has(file)) yield* visit(file, [file]);
}

const folders = ['resources', 'providers', 'src', 'server', 'tests'].filter((folder) => existsSync(join(root, folder)));
const files = folders.flatMap((folder) => Array.from(sourceFiles(folder)));
const imports = files.flatMap(importsOf);
const circles = Array.from(cycles(imports.filter((item) => !item.typeOnly && !item.later)));
const areaImports = imports.filter((item) => areaOf(item.from) && entersArea(item));
const areaCircles = Array.from(cycles(areaImports.map(({ from, to }) => ({ from: areaOf(from), to: areaOf(to) }))));
const broken = [
  ...imports.flatMap((item) => Array.from(faults(item), (fault) => `${item.from} imports ${item.to}: ${fault}`)),
  ...circles.map((circle) => `cycle: ${circle.join(' -> ')}`),
  ...areaCircles.map((circle) => `cycle of areas: ${circle.join(' -> ')}`),
];
for (const line of broken) console.error(line);
console.log(`${files.length} files, ${imports.length} imports, ${broken.length} against the rules`);
process.exitCode = broken.length > 0 ? 1 : 0;
