import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API answers while the web app is served by Vite with hot reload. */
const apiUrl = process.env.API_URL ?? 'http://localhost:3001';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2024',
    // The content security policy allows no data: fonts, and a cached file beats one inlined in every page.
    assetsInlineLimit: 0,
    // Read by .size-limit.mjs to know what each page loads.
    manifest: true,
    rolldownOptions: {
      treeshake: {
        // A schema that no page uses is only a description; calling its constructor has no other effect.
        manualPureFunctions: ['z', 'defineRoute'],
      },
      output: {
        codeSplitting: {
          // What every page needs comes as one file: it compresses better than several small ones.
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|react-router|scheduler)\/|src\/web\/main\.tsx/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/functions', '/rest', '/dev', '/healthz', '/readyz'].map((path) => [path, apiUrl]),
    ),
  },
});
