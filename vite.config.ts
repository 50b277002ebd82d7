import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from './manifest.config.ts';

/** Where the API answers while the web app is served by Vite with hot reload. */
const apiUrl = process.env.API_URL ?? 'http://localhost:3001';

/** Writes what runs before the first paint into the built documents, which saves the wait for a file. */
const beforePaint: Plugin = {
  name: 'before-paint',
  apply: 'build',
  transformIndexHtml(html) {
    const file = new URL('public/before-paint.js', import.meta.url);
    const { code } = minifySync('before-paint.js', readFileSync(file, 'utf8'));
    return html.replace('<script src="/before-paint.js"></script>', () => `<script>${code.trim()}</script>`);
  },
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    beforePaint,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/web/worker',
      filename: 'service-worker.ts',
      manifest,
      // src/web/shell/updates.ts registers it, for signed-in people alone.
      injectRegister: false,
      injectManifest: {
        globPatterns: ['assets/*.{js,css,svg}', 'assets/*-{core,latin}-*.woff2', 'icon.svg', 'index.html'],
        dontCacheBustURLsMatching: /^assets\//,
        // The server puts a sign of its settings there: with others, the shell is fetched anew.
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) =>
              entry.url === 'index.html'
                ? { ...entry, url: '/index.html', revision: `${entry.revision}-%SETTINGS%` }
                : entry,
            ),
          }),
        ],
        maximumFileSizeToCacheInBytes: 512 * 1024,
      },
    }),
  ],
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
      input: ['index.html', 'public.html'],
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes as one file: it compresses better than several small ones.
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler)\//,
            },
            {
              name: 'app',
              test: /node_modules\/react-router\/|src\/web\/(app|routes)\.tsx/,
              includeDependenciesRecursively: false,
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
