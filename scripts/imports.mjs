// Holds the import rules of the project: which folder may know which, and no cycles.
// `node scripts/imports.mjs [directory]` names every import that breaks one and fails when there is any.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';

const root = resolve(process.argv[2] ?? '.');

/** A folder or file may import those listed after it, never one before it. A file belongs to its longest match. */
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
    'server',
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
    'server/database',
    'server/texts',
    'server/runtime',
    'server/formats',
  ],
];

/**
 * Areas of the server, lowest layer first. An area imports areas of lower layers, and of its own layer where no cycle
 * arises: media uses activity and idempotency, papers shows what billing billed.
 */
const areaLayers = [
  // Dictionaries, without a tenant.
  ['ids', 'reference'],
  // Who rents, and what can be rented.
  ['tariffs', 'tenancy'],
  // Services that know no people: people and texts are registered with them.
  ['activity', 'entitlements', 'geography', 'mail', 'media', 'idempotency'],
  // People, roles, permissions, sessions.
  ['identity'],
  // What a tenant has.
  ['company', 'customers', 'fleet'],
  // Requests, legs, tasks.
  ['transport', 'routing'],
  // What is made of them.
  ['billing', 'dashboard', 'papers', 'sales', 'sharing', 'verification'],
];

/** Folders of each side of the contract. Both sides share only schema.graphql and the list of languages. */
const sides = { console: ['src', 'providers', 'resources'], server: ['server'] };
const listOfLanguages = 'locales/languages.json';

const within = (file, folder) => file === folder || file.startsWith(`${folder}/`);
const sideOf = (file) => {
  if (within(file, 'locales') && file !== listOfLanguages)
    return file.split('/')[2] === 'server' ? 'server' : 'console';
  return Object.keys(sides).find((side) => sides[side].some((folder) => within(file, folder)));
};

/** Generated types belong to no layer: they name types of the dialect, and every layer names theirs. */
const layerOf = (folders, file) =>
  folders
    .filter(() => !/\.generated(\.ts)?$/.test(file))
    .filter((folder) => within(file, folder))
    .reduce((longest, folder) => (folder.length > longest.length ? folder : longest), '');

/** The area that a file belongs to; undefined for a file that belongs to none. */
const areaOf = (file) => /^server\/areas\/([^/]+)\/./.exec(file)?.[1];

/** Whether an import leads from one area, or from outside, into an area. */
const entersArea = ({ from, to }) =>
  within(from, 'server') &&
  areaOf(to) !== undefined &&
  areaOf(from) !== areaOf(to) &&
  !/\.generated(\.ts)?$/.test(from);

function* areaFaults({ from, to }) {
  const [area, other] = [areaOf(from), areaOf(to)];
  // Tables reference tables directly: drizzle-kit loads them without the rest of the server.
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

/** Yields the rules that an import breaks. */
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

/** The file that a relative specifier names, from the root; the specifier itself for a package. */
function target(file, specifier) {
  if (!specifier.startsWith('.')) return specifier;
  const base = join(root, dirname(file), specifier.replace(/\?.*$/, ''));
  const candidates = ['', '.ts', '.tsx', '.mts', '/index.ts', '/index.tsx'].map((end) => base + end);
  const found = candidates.find((path) => existsSync(path) && statSync(path).isFile()) ?? base;
  return relative(root, found).split(sep).join('/');
}

/**
 * Whether a file holds records of entities. They name one another by functions (`entity: () => role`), as the contract's
 * types name one another, so circles among them are the domain's own and run only when a call is answered.
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

/** Every circle of imports that run while modules are loaded, as the files along it. */
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
