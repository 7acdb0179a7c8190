import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { packageStubsPlugin } from '../../../scripts/left-out';

const entry = 'entry.js';

/** Bundles a program that consists of one module with this text, and returns the bundle. */
function bundle(text: string) {
  const entryPlugin = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? id : undefined),
    load: (id: string) => (id === entry ? text : undefined),
  };
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entryPlugin, packageStubsPlugin()],
    build: { write: false, rolldownOptions: { input: entry } },
  });
}

describe('the packages that are left out of the console', () => {
  it('fails the build when nothing imports one of them any more', async () => {
    await expect(bundle(`import qs from 'qs'; console.log(qs.parse('?a=b'));`)).rejects.toThrow(
      /Nothing imports .*papaparse.* any more/,
    );
  });
});
