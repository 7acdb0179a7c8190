import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A package that is replaced by a stub, because the console never runs it, or by an equivalent package. */
interface Rule {
  package: string;
  /** Package whose imports are replaced. If absent, the imports of all packages are replaced. */
  importer?: string;
  replacement: { stub: string } | { package: string };
}

/**
 * Packages that Refine's packages always import, whether the console uses them or not. Only whole packages are
 * replaced, so that the code of every remaining package runs as its authors tested it.
 */
const rules: readonly Rule[] = [
  // The console does not use Refine's devtools.
  { package: '@refinedev/devtools-internal', replacement: { stub: 'devtools-internal' } },
  // The console has its own notification provider (providers/notification), which uses a later version of notistack.
  { package: 'notistack', importer: '@refinedev/mui', replacement: { stub: 'notistack' } },
  // Singular and plural names come from the locale files.
  { package: 'pluralize', replacement: { stub: 'pluralize' } },
  // The console passes every GraphQL document as text.
  { package: 'graphql-tag', replacement: { stub: 'graphql-tag' } },
  // The lists write their state to the URL themselves. Refine's own parameters are not nested.
  { package: 'qs', replacement: { stub: 'qs' } },
  // CSV files are created by the server.
  { package: 'papaparse', replacement: { stub: 'papaparse' } },
  // The console does not render Markdown.
  { package: 'react-markdown', replacement: { stub: 'react-markdown' } },
  { package: 'remark-gfm', replacement: { stub: 'remark-gfm' } },
  // lodash-es has the same functions as ES modules, so only the used functions are bundled.
  { package: 'lodash', replacement: { package: 'lodash-es' } },
];

/**
 * Returns the Vite plugin that resolves the packages to their replacements, in builds and in the dev server's bundles.
 */
export function leftOutPlugin(): Plugin {
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
  // A path inside a package is resolved to the same path of the replacing package. Stubs have no such paths.
  const matches =
    specifier === rule.package || ('package' in rule.replacement && specifier.startsWith(`${rule.package}/`));
  return matches && (!rule.importer || importer.includes(`/node_modules/${rule.importer}/`));
}
