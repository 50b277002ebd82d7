import { basename } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API answers while the web app is served by Vite with hot reload. */
const apiUrl = process.env.API_URL ?? 'http://localhost:3001';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  css: {
    modules: {
      // `button__primary`: says where a look comes from. No two sheets have the same file name (test/styles.test.ts).
      generateScopedName: (name, file) => `${basename(file.split('?')[0] ?? '', '.module.css')}__${name}`,
    },
  },
  build: {
    target: 'es2024',
    // The oldest browsers with light-dark(), which is then left as it is.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
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
            // Likewise what signing in needs, and the controls that it and the app share.
            {
              name: 'sign-in',
              includeDependenciesRecursively: false,
              test: /src\/features\/auth\/(contract\/(messages|limits)|ui\/(sign-in-|use-sign-in-page|forgot-|form-message|brief-|checking-|redirect|auth-calls))/,
            },
            {
              name: 'controls',
              includeDependenciesRecursively: false,
              test: /src\/web\/ui\/(field|field-error|text-input|password-input|alert|button-link|text-button|text-link|notice\.module|status-notice|title)\./,
            },
            // The sheets of what nearly every page of the app shows; the other sheets come with their page.
            {
              name: 'kit',
              includeDependenciesRecursively: false,
              test: /src\/web\/ui\/(?!article|entry-summary|month-list|select|switch)[^/]+\.module\.css/,
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
