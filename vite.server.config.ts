import { defineConfig } from 'vite';

/**
 * The server, its threads, and the import of postal codes, as files for Node. Packages stay outside: they load from
 * node_modules as quickly, and some bring native code or WebAssembly beside them. Except zod: its files take 50 ms of every start, and most are unused.
 */
export default defineConfig({
  ssr: { noExternal: ['zod'] },
  build: {
    ssr: true,
    rolldownOptions: {
      input: [
        'server/main.ts',
        'server/start/import-postal-codes.ts',
        // Threads, and what a test starts one by.
        'server/runtime/watchdog.ts',
        'server/runtime/watchdog-thread.ts',
        'server/database/pglite-thread.ts',
      ],
      // In one folder: a thread's file is found from whichever chunk starts it.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    copyPublicDir: false,
  },
});
