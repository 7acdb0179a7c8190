import { defineConfig } from 'vite';

/**
 * Builds the server, its worker threads and the commands of operators for Node. Packages are not bundled: they load as
 * quickly from node_modules, and some contain native code or WebAssembly files. Only zod is bundled, because loading
 * its many files takes 50 ms of every start, and the server uses few of them.
 */
export default defineConfig({
  ssr: { noExternal: ['zod'] },
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
