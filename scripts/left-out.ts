import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A package of which the console runs nothing: a stub takes its place, or another package does the same work. */
interface Rule {
  package: string;
  /** The only package that is given the stub; absent where every importer is. */
  importer?: string;
  replacement: { stub: string } | { package: string };
}

/**
 * Packages that Refine's import at their top, used or not. Only whole packages are replaced: nothing inside one is
 * rewritten, so what runs is what its authors tested.
 */
const rules: readonly Rule[] = [
  // Refine's devtools are never opened.
  { package: '@refinedev/devtools-internal', replacement: { stub: 'devtools-internal' } },
  // The console has its own notification provider (providers/notification), on a later version of notistack.
  { package: 'notistack', importer: '@refinedev/mui', replacement: { stub: 'notistack' } },
  // Singular and plural names come from the locale files.
  { package: 'pluralize', replacement: { stub: 'pluralize' } },
  // Every call brings its document as text.
  { package: 'graphql-tag', replacement: { stub: 'graphql-tag' } },
  // Lists keep their state in the address themselves; the parameters that Refine adds are flat.
  { package: 'qs', replacement: { stub: 'qs' } },
  // The server exports CSV.
  { package: 'papaparse', replacement: { stub: 'papaparse' } },
  // No field shows Markdown.
  { package: 'react-markdown', replacement: { stub: 'react-markdown' } },
  { package: 'remark-gfm', replacement: { stub: 'remark-gfm' } },
  // The same functions as ES modules, of which only the used ones are bundled.
  { package: 'lodash', replacement: { package: 'lodash-es' } },
];

/** Resolves these packages to their replacements, in the build and in the modules that the dev server bundles before. */
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
  // A path into a package goes to the same path of the other one; a stub has no paths.
  const matches =
    specifier === rule.package || ('package' in rule.replacement && specifier.startsWith(`${rule.package}/`));
  return matches && (!rule.importer || importer.includes(`/node_modules/${rule.importer}/`));
}
