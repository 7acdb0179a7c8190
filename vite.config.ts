import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { baseMapPlugin } from './scripts/base-map.ts';
import { createChunkNamer, partNames } from './scripts/chunks.ts';
import { compileHintPlugin } from './scripts/compile-hint.ts';
import { packageStubsPlugin } from './scripts/left-out.ts';
import { preloadPlugin } from './scripts/preload.ts';

const server = `http://localhost:${process.env.PORT ?? 4000}`;

export default defineConfig({
  plugins: [
    react(),
    packageStubsPlugin(),
    baseMapPlugin(),
    preloadPlugin('src/start.tsx'),
    compileHintPlugin(partNames),
  ],
  build: {
    outDir: 'dist/console',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // Limit in kilobytes. The map library MapLibre alone has more than 1,000, and only pages with a map load it.
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: createChunkNamer(import.meta.dirname), debugName: 'entrance and frame' }],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      ...Object.fromEntries(['/config.json', '/files', '/outbox', '/sandbox'].map((path) => [path, server])),
    },
  },
});
