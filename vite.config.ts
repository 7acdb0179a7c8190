import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env.PORT ?? 4000}`;

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/console', emptyOutDir: true, manifest: true, sourcemap: false },
  server: { proxy: { '/graphql': { target: server, ws: true }, '/config.json': server } },
});
