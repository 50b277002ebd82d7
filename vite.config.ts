import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where the API answers while the web app is served by Vite with hot reload. */
const apiUrl = process.env.API_URL ?? 'http://localhost:3001';

/** What of a route's description only the server reads: it validates and documents with these. */
const serverOnly = new Set(['params', 'query', 'body', 'answer', 'summary', 'tag']);

/** The parts of a syntax tree that are looked at below. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: { properties?: { start: number; end: number; key?: { name?: string } }[] }[];
  declaration?: SyntaxNode | null;
  declarations?: { init?: SyntaxNode | null }[];
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A route tells the browser its method, path and access, no more. */
function shortenedRoutes(program: object, code: string): Edit[] {
  const edits: Edit[] = [];
  JSON.stringify(program, (_key, value: unknown) => {
    const node = value as SyntaxNode | null;
    if (node?.type !== 'CallExpression' || node.callee?.name !== 'defineRoute') return value;
    for (const { start, end, key } of node.arguments?.[0]?.properties ?? []) {
      const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
      if (serverOnly.has(key?.name ?? '')) edits.push({ start, end: end + comma, text: '' });
    }
    return value;
  });
  return edits;
}

/** Constants of these rooms are values without effects; whichever a page does not use may go. */
function droppableConstants(body: SyntaxNode[], code: string): Edit[] {
  return body
    .map((statement) => statement.declaration ?? statement)
    .flatMap((statement) => statement.declarations ?? [])
    .flatMap(({ init }) => (init && !init.type.includes('Function') ? [init] : []))
    .filter(({ start, end }) => code.slice(start, end).includes('('))
    .flatMap(({ start, end }) => [
      { start, end: start, text: '/* @__PURE__ */ (() => (' },
      { start: end, end, text: '))()' },
    ]);
}

/**
 * Lets the schemas drop out of pages that do not validate, and the validation library with them. Only what is pure
 * by the rules of the house is touched: the kernel, contracts and rules.
 */
function contractsForTheBrowser(): Plugin {
  return {
    name: 'contracts-for-the-browser',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/(kernel\/|features\/[^/]+\/(contract|rules)(\.ts$|\/))/ },
      handler(code) {
        const program = this.parse(code);
        const edits = [
          ...shortenedRoutes(program, code),
          ...droppableConstants(program.body as SyntaxNode[], code),
        ];
        return edits
          .sort((one, other) => other.start - one.start || other.end - one.end)
          .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), contractsForTheBrowser()],
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
