import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from './manifest.config.ts';

/**
 * The oldest browsers with all that the app uses without a fallback (decision 33), such as light-dark(), which is then
 * left as it is, and Intl.Segmenter.
 */
const OLDEST_BROWSERS = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

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

/**
 * Names in the app's shell what Today is made of, so that the browser fetches it all at once, and not each part when
 * the part before asks for it.
 */
const preloadToday: Plugin = {
  name: 'preload-today',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { filename, bundle = {} }) {
      if (basename(filename) !== 'index.html') return html;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const files = new Set<string>();
      const follow = (name: string): void => {
        const chunk = bundle[name];
        if (files.has(name) || chunk?.type !== 'chunk') return;
        files.add(name);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
        for (const imported of chunk.imports) follow(imported);
      };
      for (const { facadeModuleId, fileName } of chunks) {
        if (TODAY.some((part) => facadeModuleId?.endsWith(part))) follow(fileName);
      }
      const isScript = (file: string): boolean => file.endsWith('.js');
      return [...files]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: {
            rel: isScript(file) ? 'modulepreload' : 'stylesheet',
            crossorigin: true,
            href: `/${file}`,
          },
        }));
    },
  },
};

const TODAY = [
  'src/web/shell/app-frame.tsx',
  'src/web/session/signed-in.tsx',
  'src/features/score/ui/today-mark.tsx',
  'src/features/dashboard/ui/growth-page.tsx',
];

/** Files whose path matches one of these. */
const among = (...paths: string[]): RegExp => new RegExp(paths.join('|'));

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    beforePaint,
    preloadToday,
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
  // A worker may load parts of itself later, as the page does.
  worker: { format: 'es' },
  css: {
    modules: {
      // `button__primary`: says where a look comes from. No two sheets have the same file name (test/styles.test.ts).
      generateScopedName: (name, file) => `${basename(file.split('?')[0] ?? '', '.module.css')}__${name}`,
    },
  },
  build: {
    target: OLDEST_BROWSERS,
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
              test: /node_modules\/react-router\/|src\/web\/(app|router|routes)\.tsx/,
              includeDependenciesRecursively: false,
            },
            // The session's own parts, with what it keeps.
            {
              name: 'session',
              includeDependenciesRecursively: false,
              test: /src\/web\/(session\/(leave|hint|ended|device|profile-check|state|between-tabs|auth-client|access-token|token)|web-storage|http)\.ts/,
            },
            // Likewise what signing in needs, and the controls that it and the app share.
            {
              name: 'sign-in',
              includeDependenciesRecursively: false,
              test: /src\/features\/auth\/(contract\/(messages|limits)|ui\/(sign-in-|use-sign-in-page|first-page|forgot-|form-message|brief-|checking-|redirect|auth-calls))/,
            },
            {
              name: 'controls',
              includeDependenciesRecursively: false,
              test: /src\/web\/ui\/(field|field-error|text-input|password-input|alert|button-link|text-button|text-link|notice\.module|status-notice|title)\./,
            },
            // What every page of the app needs: the person's rows and drafts, ...
            {
              name: 'notebook',
              includeDependenciesRecursively: false,
              test: among(
                'node_modules/(idb|uuid|@date-fns/tz)/',
                'src/kernel/(calendar|deed-day|ids|once|seal|sealed-row|synced-tables|text)\\b',
                'src/web/local/(?!reseal|rows-to-seal|under-new-ids)',
                'src/web/(api|clock|device-clock|device-zone|moved-day|drafts|entry-key|profile|revisions|sealed-words)\\b',
                'src/web/(perform-or-say|shell/quiet|text-draft|today|typed|written-now)\\.',
              ),
            },
            // ... the frame, its icons, and the controls that stand on nearly every page, ...
            {
              name: 'frame',
              includeDependenciesRecursively: false,
              test: among(
                'lucide-react/dist/esm/(shared|Icon|createLucideIcon|context)\\b',
                'lucide-react/dist/esm/icons/(arrow-(left|right)|chart-no-axes-column|check|chevron-down|clock)\\.',
                'lucide-react/dist/esm/icons/(cloud-off|download|ellipsis|list-checks|notebook-text)\\.',
                'lucide-react/dist/esm/icons/(plus|search|sun)\\.',
                'src/web/(apple|connection|download|not-here|outside-link|theme|when-open)\\.',
                'src/web/shell/(keys|lazy-dialog|main-menu|navigation|saving-state|saving-words|top-bar|use-commands)\\.',
                'src/web/ui/(accordion|add-row|check|icon-button|length-note|loop-step|menu)\\.tsx',
                'src/web/ui/(notice|writing-area)\\.tsx',
              ),
            },
            // ... and what Today shares with the pages of its parts.
            {
              name: 'loop',
              includeDependenciesRecursively: false,
              test: among(
                'features/journal/(rules|contract/limits|ui/(views|page-draft|page-questions|written)\\.)',
                'features/tasks/(rules|contract/messages|ui/(ops|widgets/(?!capture|done-on)))',
                'features/lessons/(contract/(limits|messages)|ui/(ops|views|use-lesson-box|widgets/(?!capture|lesson-box)))',
                'features/goals/ui/(ops|views|widgets/goals)',
                'features/journal/ui/widgets/just-completed\\.',
                'features/(billing|lessons|onboarding)/rules\\.',
                'features/billing/ui/widgets/heard-access\\.',
                'features/dashboard/ui/.*movable-sections\\.',
                'features/score/ui/today-mark\\.',
                'features/(pauses/rules|score/(rules|rules/streaks|ui/widgets/(earn|views|progress)))\\.tsx?',
                'features/customization/',
              ),
            },
            // What others made for writing and cleaning visions changes less often than the app: a file of its own.
            {
              name: 'rich-text',
              test: /node_modules\/(@tiptap|prosemirror-[a-z-]+|linkifyjs|orderedmap|rope-sequence|w3c-keyname)\//,
              includeDependenciesRecursively: false,
            },
            {
              name: 'purify',
              includeDependenciesRecursively: false,
              test: /node_modules\/dompurify\//,
            },
            // A goal is chosen before the first loop is seen.
            {
              name: 'goals',
              includeDependenciesRecursively: false,
              test: /src\/features\/goals\/(rules|contract\/messages)/,
            },
            // The sheets of what nearly every page of the app shows; the other sheets come with their page.
            {
              name: 'kit',
              includeDependenciesRecursively: false,
              test: /src\/web\/ui\/(?!article|back-link|day-ring|entry-summary|long-list|month-list|select|switch|tabs|tag|writing-line)[^/]+\.module\.css/,
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
