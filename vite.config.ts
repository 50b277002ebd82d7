import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where the API answers while the web app is served by Vite with hot reload. */
const apiUrl = process.env.API_URL ?? 'http://localhost:3001';

const entrance =
  /src\/features\/auth\/(ui\/[a-z-]*(?<!-page)|contract\/words)\.tsx?$|src\/web\/(session\/enter|ui\/(field|text-input|password-input|alert|title|button-link))\./;

/** What of a route's description only the server reads: it validates and documents with these. */
const serverOnly = new Set(['params', 'query', 'body', 'answer', 'summary', 'tag']);

/** The parts of a syntax tree that are looked at below. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: { properties?: { start: number; end: number; key?: { name?: string } }[] }[];
}

/**
 * A route tells the browser its method, path and access, no more. Without the rest, the schemas that only describe
 * calls drop out of the build, and the validation library with them, on every page that does not validate itself.
 */
function routesForTheBrowser(): Plugin {
  return {
    name: 'routes-for-the-browser',
    apply: 'build',
    transform: {
      filter: { id: /\/features\/[^/]+\/contract\.ts$/ },
      handler(code) {
        const cuts: { start: number; end: number }[] = [];
        JSON.stringify(this.parse(code), (_key, value: unknown) => {
          const node = value as SyntaxNode | null;
          if (node?.type !== 'CallExpression' || node.callee?.name !== 'defineRoute') return value;
          for (const property of node.arguments?.[0]?.properties ?? []) {
            if (serverOnly.has(property.key?.name ?? '')) cuts.push(property);
          }
          return value;
        });
        return cuts.reduceRight((text, { start, end }) => {
          const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
          return text.slice(0, start) + text.slice(end + comma);
        }, code);
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), routesForTheBrowser()],
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
      treeshake: {
        // A schema that no page uses is only a description; calling its constructor has no other effect.
        manualPureFunctions: ['z', 'defineRoute'],
      },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes as one file: it compresses better than several small ones.
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|react-router|scheduler)\/|src\/web\/main\.tsx/,
            },
            // Likewise the parts of the pages before the session: landing, sign-in, registration.
            { name: 'entrance', includeDependenciesRecursively: false, test: entrance },
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
