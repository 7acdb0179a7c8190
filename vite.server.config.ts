import { defineConfig } from 'vite';

/** Packages of many files, of which the server uses few. Loading all of their files would take a sixth of the time of a start. */
const bundled = ['zod', 'drizzle-orm', 'jose', 'libphonenumber-js', 'stdnum', '@zxcvbn-ts/language-common'];

/**
 * Builds the server, its worker threads and the commands of operators for Node. Other packages than `bundled` load as
 * quickly from node_modules, and some contain native code or WebAssembly files.
 */
export default defineConfig({
  ssr: { noExternal: bundled },
  build: {
    ssr: true,
    rolldownOptions: {
      input: [
        'server/main.ts',
        'server/start/import-postal-codes.ts',
        'server/start/backup.ts',
        'server/start/restore.ts',
        'server/start/tenant-export.ts',
        'server/start/tenant-import.ts',
        'server/start/make-operator.ts',
        // Programs of worker threads, and the watchdog, which a test starts directly from the built file.
        'server/runtime/watchdog.ts',
        'server/runtime/watchdog-thread.ts',
        'server/database/pglite-thread.ts',
      ],
      // All files are in one folder, because each chunk that starts a thread looks for the thread's file beside itself.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    copyPublicDir: false,
  },
});
