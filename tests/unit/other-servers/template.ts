import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { ResourceDefinition } from '../../../resources/definition';

interface Template {
  resources: readonly ResourceDefinition[];
}

/**
 * Returns the definitions of the template of docs/other-servers. The template has its place in a copy of the project, so
 * what it imports of the project is not beside it.
 */
export async function loadTemplateResources(): Promise<readonly ResourceDefinition[]> {
  const { module } = await runnerImport<Template>(resolve('docs/other-servers/resources/index.ts'), {
    configFile: false,
    resolve: { alias: [{ find: /^\.\/definition$/, replacement: resolve('resources/definition.ts') }] },
  });
  return module.resources;
}
