import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Replaces one package in the console's bundle: by a stub if the console never runs the package, or by an equivalent
 * package.
 */
interface Rule {
  package: string;
  /** Name of the package whose imports are replaced. If absent, the imports of all packages are replaced. */
  importer?: string;
  replacement: { stub: string } | { package: string };
}

/**
 * Rules for packages that Refine's packages and graphql-request import even where the console does not use them. A rule
 * replaces a whole package, so that the code of all remaining packages runs as their authors tested it.
 */
const rules: readonly Rule[] = [
  // The console does not use Refine's devtools.
  { package: '@refinedev/devtools-internal', replacement: { stub: 'devtools-internal' } },
  // The console shows notifications with its own provider (providers/notification), which uses a later version of
  // notistack.
  { package: 'notistack', importer: '@refinedev/mui', replacement: { stub: 'notistack' } },
  // Refine would derive plural names of resources; the console takes these names from its locale files.
  { package: 'pluralize', replacement: { stub: 'pluralize' } },
  // Refine would derive the names of API methods; the console's provider names them.
  { package: 'camelcase', replacement: { stub: 'camelcase' } },
  // The console passes GraphQL documents as text, so it never parses one with `gql`.
  { package: 'graphql-tag', replacement: { stub: 'graphql-tag' } },
  // Without operation names (`excludeOperationName`), graphql-request sends the texts that it is given, and parses none.
  { package: 'graphql', importer: 'graphql-request', replacement: { stub: 'graphql' } },
  // Lists write their state to the URL with their own code. Refine's own URL parameters are not nested, which the stub
  // can parse.
  { package: 'qs', replacement: { stub: 'qs' } },
  // The server creates CSV files, so the console never does.
  { package: 'papaparse', replacement: { stub: 'papaparse' } },
  // The console does not render Markdown.
  { package: 'react-markdown', replacement: { stub: 'react-markdown' } },
  { package: 'remark-gfm', replacement: { stub: 'remark-gfm' } },
  // lodash-es exports the same functions as ES modules, so that only the functions in use are bundled.
  { package: 'lodash', replacement: { package: 'lodash-es' } },
];

/**
 * Returns the Vite plugin that replaces packages by the rules above, in builds and in the development server. A build
 * fails if a rule matches no import.
 */
export function packageStubsPlugin(): Plugin {
  const applied = new Set<Rule>();
  let isBuild = false;
  return {
    ...resolverOf(applied),
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [resolverOf(applied)] } } }),
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    buildEnd(error) {
      const unused = rules.filter((rule) => !applied.has(rule)).map((rule) => rule.package);
      if (isBuild && !error && unused.length > 0)
        this.error(`Nothing imports ${unused.join(', ')} any more: remove its rule from scripts/left-out.ts.`);
    },
  };
}

function resolverOf(applied: Set<Rule>) {
  return {
    name: 'waybill:left-out',
    enforce: 'pre',
    async resolveId(specifier, importer) {
      const rule = importer === undefined ? undefined : rules.find((one) => applies(one, specifier, importer));
      if (!rule) return undefined;
      applied.add(rule);
      const { replacement } = rule;
      if ('stub' in replacement) return fileURLToPath(new URL(`left-out/${replacement.stub}.ts`, import.meta.url));
      return this.resolve(replacement.package + specifier.slice(rule.package.length), importer, { skipSelf: true });
    },
  } satisfies Plugin;
}

function applies(rule: Rule, specifier: string, importer: string): boolean {
  // If the rule names a replacing package, an import of a path inside the package is replaced too. A stub has no such
  // paths.
  const matches =
    specifier === rule.package || ('package' in rule.replacement && specifier.startsWith(`${rule.package}/`));
  return matches && (!rule.importer || importer.includes(`/node_modules/${rule.importer}/`));
}
