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
    // Lists of what each page will need weigh more than the round trip they save: src/web/routes.tsx starts to
    // fetch the parts of the first page side by side.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes as one file: it compresses better than several small ones.
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|react-router|scheduler)\/|src\/web\/main\.tsx/,
            },
            // Likewise what the landing page alone shows, and the controls that sign-in and the app share.
            {
              name: 'sign-in',
              includeDependenciesRecursively: false,
              test: /src\/features\/auth\/(contract\/(messages|limits)|ui\/(landing-sections|sign-in-|use-sign-in-page|forgot-|form-message|brief-|checking-|redirect|auth-calls))/,
            },
            {
              name: 'controls',
              includeDependenciesRecursively: false,
              test: /src\/web\/ui\/(field|text-input|password-input|alert|button-link|title)\./,
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
