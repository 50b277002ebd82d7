import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunks, workerChunks } from './chunks.config.ts';
import { manifestIn } from './manifest.config.ts';
import { documentLanguage, inLanguage } from './scripts/build/in-language.ts';
import { isLanguage } from './src/kernel/languages.ts';

/**
 * The oldest browsers with all that the app uses without a fallback (decision 33), such as light-dark(), which is then
 * left as it is, and Intl.Segmenter.
 */
const OLDEST_BROWSERS = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

/** The language that the app is built in: scripts/build.ts builds one after the other. */
const language = isLanguage(process.env.TEXTS_LANGUAGE) ? process.env.TEXTS_LANGUAGE : 'en';

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

const OWN_TEXTS = '?for=';

/**
 * Gives every source a copy of the texts it imports, in which what it doesn't use is dropped. A page then loads its own
 * texts alone; without it, a file of texts would go to every page that uses one of its functions. The copy's name holds
 * that of the source, so that it goes where chunks.config.ts puts the source, and ends as the file of TypeScript it is.
 */
const ownTexts: Plugin = {
  name: 'own-texts',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const [file, owner] = importer?.split(OWN_TEXTS) ?? [];
    const isTexts = /(^|\/)texts\.ts$/.test(source);
    if (!file || !(isTexts || owner)) return null;
    const found = await this.resolve(source, file, { ...options, skipSelf: true });
    return found && isTexts ? `${found.id}${OWN_TEXTS}${owner ?? `${file}.ts`}` : found;
  },
  load: {
    filter: { id: /\/texts(\.\w\w)?\.ts\?for=/ },
    handler(id) {
      const [file = ''] = id.split(OWN_TEXTS);
      this.addWatchFile(file);
      return { code: readFileSync(file, 'utf8'), moduleType: 'ts', moduleSideEffects: false };
    },
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
  'src/app/shell/app-frame.tsx',
  'src/session/signed-in.tsx',
  'src/features/growth/ui/today-mark.tsx',
  'src/features/dashboard/ui/growth-page.tsx',
];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    ownTexts,
    inLanguage(language),
    documentLanguage(language),
    beforePaint,
    preloadToday,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/app/worker',
      filename: 'service-worker.ts',
      manifest: await manifestIn(language),
      // src/app/shell/updates.ts registers it, for signed-in people alone.
      injectRegister: false,
      injectManifest: {
        buildPlugins: { vite: [inLanguage(language)] },
        globPatterns: ['assets/*.{js,css,svg}', 'assets/*-{core,latin}-*.woff2', 'index.html'],
        // Passwords are chosen, and books made, with a connection alone.
        globIgnores: ['assets/common-passwords-*', 'assets/make-book-*'],
        dontCacheBustURLsMatching: /^assets\//,
        // In an order that no file system decides.
        manifestTransforms: [
          (entries) => ({ manifest: entries.sort((one, other) => (one.url < other.url ? -1 : 1)) }),
        ],
        maximumFileSizeToCacheInBytes: 544 * 1024,
      },
    }),
  ],
  // A worker may load parts of itself later, as the page does.
  worker: {
    format: 'es',
    plugins: () => [inLanguage(language)],
    rolldownOptions: { output: { codeSplitting: { groups: workerChunks } } },
  },
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
    // Lists of what each page will need weigh more than the round trip they save: src/app/routes.tsx starts to
    // fetch the parts of the first page side by side.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      input: ['index.html', 'public.html'],
      // A door hands on what a page asks it for, and brings nothing else of its feature along.
      treeshake: { moduleSideEffects: [{ test: /\/client\.ts$/, sideEffects: false }] },
      // A constant goes to where it is used, so that no page fetches a file for a few of another page’s constants.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/functions', '/rest', '/dev', '/healthz', '/readyz'].map((path) => [path, apiUrl]),
    ),
  },
});
