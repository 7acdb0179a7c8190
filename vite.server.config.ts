import { defineConfig } from 'vite';

/**
 * The server as one file for Node. Packages stay outside: they load from node_modules as quickly, and some bring
 * native code or WebAssembly beside them.
 */
export default defineConfig({
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    copyPublicDir: false,
  },
});
