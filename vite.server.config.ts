import { defineConfig } from 'vite';

/**
 * The server with the thread that watches it, and the import of postal codes, as files for Node. Packages stay outside: they load from node_modules as
 * quickly, and some bring native code or WebAssembly beside them.
 */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: ['server/main.ts', 'server/watchdog.ts', 'server/watchdog-thread.ts', 'server/import-postal-codes.ts'],
    },
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    copyPublicDir: false,
  },
});
