/*
 * The walls of the house. Each rule says why it stands; ARCHITECTURE.md draws them.
 * `$1` is the feature's own word, taken from the path of the importing file.
 */
const feature = '^src/features/([^/]+)/';

/** Whose use-cases may call whose: the edges that ARCHITECTURE.md lists, and no other. */
const serverEdges = {
  auth: ['profile'],
  billing: ['mailings'],
  profile: ['billing'],
  score: ['profile'],
  tasks: ['profile', 'score', 'sync'],
  journal: ['profile', 'score', 'sync', 'tasks'],
  lessons: ['profile', 'score', 'sync'],
  'bucket-list': ['profile', 'score', 'sync'],
  visions: ['profile', 'score', 'sync'],
  pauses: ['profile'],
  'google-tasks': ['sync', 'tasks'],
};

const serverOf = (words) => `^src/features/(${words})/server(\\.ts$|/)`;

const serverEdgeRules = [
  ...Object.entries(serverEdges).map(([word, targets]) => ({ word, allowed: [word, ...targets].join('|') })),
  { word: `(?!(?:${Object.keys(serverEdges).join('|')})/)[^/]+`, allowed: '$1' },
].map(({ word, allowed }) => ({
  name: 'only-listed-edges-between-servers',
  comment:
    'Use-cases of several features meet along few, known edges, so that a change can be followed to its end.',
  severity: 'error',
  from: { path: serverOf(word), pathNot: '\\.test\\.ts$' },
  to: { path: serverOf('[^/]+'), pathNot: `^src/features/(${allowed})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other cannot be understood one after the other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'kernel-stands-alone',
      comment:
        'The kernel runs in browser and server alike and knows of no feature, no database and no screen.',
      severity: 'error',
      from: { path: '^src/kernel/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/kernel/', 'node_modules/(zod|uuid|date-fns|@date-fns/tz)/'] },
    },
    {
      name: 'contract-is-shared-ground',
      comment: 'Both sides read the contract, so it may bring neither server nor browser with it.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/contract(\\.ts$|/)' },
      to: {
        pathNot: ['^src/kernel/', '^src/features/[^/]+/(contract|texts)(\\.ts$|/)', 'node_modules/zod/'],
      },
    },
    {
      name: 'texts-are-plain',
      comment:
        'What people read stands apart from what shows it, so that another language can stand in its place, and loads ' +
        'nothing but how numbers, plurals, lists and dates are written.',
      severity: 'error',
      from: { path: '/texts(\\.ts$|/)', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^src/kernel/(intl|texts|calendar)\\.ts$',
          '/texts(\\.ts$|/)',
          '^src/features/[^/]+/contract/limits\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rules-are-pure',
      comment:
        'Rules decide from facts and a date. Clock, randomness, network, storage and screen come in as arguments.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/rules(\\.ts$|/)', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/kernel/', '^src/features/[^/]+/(contract|rules|texts)(\\.ts$|/)'] },
    },
    {
      name: 'insights-are-pure',
      comment:
        'What is said of a week follows from its rows alone, in browser and server alike. The library that knows ' +
        'English is let into this room by name, and through one file.',
      severity: 'error',
      from: {
        path: '^src/features/weekly/engine/',
        pathNot: '(\\.test\\.ts$|/(testing/[^/]+|english)\\.ts$)',
      },
      to: {
        pathNot: [
          '^src/kernel/',
          '^src/features/[^/]+/rules(\\.ts$|/)',
          '^src/features/weekly/(engine/|texts(\\.ts$|/))',
        ],
      },
    },
    {
      name: 'posts-are-pure',
      comment:
        'What a post says follows from what was chosen for it, in browser and server alike; how texts are read and ' +
        'quoted it shares with the insights.',
      severity: 'error',
      from: {
        path: '^src/features/content/engine/',
        pathNot: '(\\.test\\.ts$|/testing/[^/]+\\.ts$)',
      },
      to: {
        pathNot: [
          '^src/kernel/',
          '^src/features/[^/]+/rules(\\.ts$|/)',
          '^src/features/content/(engine/|contract/limits\\.ts$|texts(\\.ts$|/))',
          '^src/features/weekly/engine/(reader|quote|vocabulary|english)\\.ts$',
        ],
      },
    },
    {
      name: 'one-file-knows-the-grammar-library',
      comment:
        'Whatever needs grammar takes it as an argument, so that the library can be replaced and left out.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/weekly/engine/english\\.ts$' },
      to: { path: 'node_modules/compromise/' },
    },
    {
      name: 'grammar-is-loaded-late',
      comment:
        'English grammar weighs more than the app: it is loaded when insights are asked for (import()).',
      severity: 'error',
      from: { path: '^src/', pathNot: '(\\.test\\.ts$|/engine/testing/[^/]+\\.ts$)' },
      to: { path: '^src/features/weekly/engine/english\\.ts$', dynamic: false },
    },
    {
      name: 'one-file-cleans-html',
      comment: 'What a vision may hold is decided in one place, whoever writes or shows it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/visions/ui/sanitise\\.ts$' },
      to: { path: 'node_modules/dompurify/' },
    },
    {
      name: 'rich-text-keeps-to-its-room',
      comment: 'Only the editor knows the library that it is made with.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/visions/ui/rich-text/' },
      to: { path: 'node_modules/(@tiptap|prosemirror-[a-z]+)/' },
    },
    {
      name: 'visions-are-opened-late',
      comment:
        'The editor weighs as much as the rest of the app, and what cleans HTML as much as a page: they are loaded when a ' +
        'document is opened (import()).',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/features/visions/ui/vision-(page|writer)\\.tsx$', dynamic: false },
    },
    {
      name: 'codes-and-limits-are-plain',
      comment:
        'The browser loads the codes and limits of a contract, so they bring neither schema nor validation library.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/contract/(codes|limits)\\.ts$' },
      to: {
        path: [
          '^src/kernel/(?!calendar\\.ts|seal\\.ts)',
          '^src/features/[^/]+/contract\\.ts$',
          'node_modules/zod/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contracts-are-types-to-the-browser',
      comment:
        'A screen takes types from a contract, and values from its codes and limits: the server validates, so no ' +
        'schema is sent to the browser. A form may load the small schema file of its own fields beside them. Rules run ' +
        'in the browser too.',
      severity: 'error',
      from: { path: '^src/(web/|features/[^/]+/(ui/|rules(\\.ts$|/)))', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: ['^src/features/[^/]+/contract\\.ts$', 'node_modules/zod/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tables-know-tables',
      comment: 'A stored shape depends on other stored shapes alone, through its foreign keys.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/tables\\.ts$' },
      to: {
        pathNot: [
          '^src/kernel/',
          '^src/tables/',
          '^src/features/[^/]+/tables\\.ts$',
          'node_modules/drizzle-orm/',
        ],
      },
    },
    {
      name: 'tables-ground-stands-alone',
      comment: 'What every table is made of knows none of them.',
      severity: 'error',
      from: { path: '^src/tables/' },
      to: { pathNot: ['^src/kernel/', '^src/tables/', 'node_modules/drizzle-orm/'] },
    },
    {
      name: 'server-never-imports-screens',
      comment: 'The server runs without a browser; nothing of a screen may reach it.',
      severity: 'error',
      from: { path: '^src/(server|features/[^/]+/server)(\\.ts$|/)' },
      to: { path: ['^src/web/', '/ui/', 'node_modules/react'] },
    },
    {
      name: 'private-parts-stay-private',
      comment: "What lies in a feature's server/ folder is its own; others go through its server.ts.",
      severity: 'error',
      from: { path: feature, pathNot: '\\.test\\.ts$' },
      to: { path: '^src/features/([^/]+)/server/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'screens-never-import-the-server',
      comment: 'What a screen imports is sent to the browser: no database, no secret, no server code.',
      severity: 'error',
      from: { path: '^src/(web|features/[^/]+/ui)/' },
      to: {
        path: [
          '^src/server/',
          '/server(\\.ts$|/)',
          '/tables(\\.ts$|/)',
          'node_modules/(pg|drizzle-orm|hono)/',
        ],
      },
    },
    {
      name: 'screens-keep-to-their-feature',
      comment:
        'A page speaks to other features through the API. The dashboard alone gathers the widgets of others; ' +
        'the reminder settings stand in onboarding and in the profile, pauses, the choice of mail and the calendar in the profile; when a page of the journal is done, a lesson can be ' +
        'noted and its actions ticked, in the one way that ticks; whatever earns shows in the growth of its day, and a ' +
        'page of the journal uses a goal, each in the one way of its feature; what is searched stands with its search; a download is made in one way wherever it is asked for; ' +
        'the categories of the weekly review are set in the profile, and the archive is taken along there; ' +
        'a language model is agreed to wherever it is offered; ' +
        'the plan is looked after in the profile and watched while the first goal is asked for, and a coupon is looked at where somebody registers with it; ' +
        'the year as rings and what comes back on this day stand above the history; the sync with Google Tasks stands beside the actions.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/ui/', pathNot: '^src/features/dashboard/ui/' },
      to: {
        path: '^src/features/([^/]+)/ui/',
        pathNot: [
          '^src/features/$1/ui/',
          '^src/features/(reminders|lessons|tasks|goals|score|find|exports|on-this-day|weekly|archive|pauses|billing|mailings|calendar-feed|google-tasks)/ui/widgets/',
        ],
      },
    },
    {
      name: 'dashboard-takes-widgets-only',
      comment: "The dashboard shows other features' widgets, never their pages or inner parts.",
      severity: 'error',
      from: { path: '^src/features/dashboard/ui/' },
      to: { path: '^src/features/([^/]+)/ui/', pathNot: ['^src/features/dashboard/ui/', '/ui/widgets/'] },
    },
    {
      name: 'rooms-know-no-feature',
      comment:
        'src/server and src/web serve every feature; only their entries, the router and the list of commands wire ' +
        'features in.',
      severity: 'error',
      from: {
        path: '^src/(server|web)/',
        pathNot: [
          '^src/server/(main|features)\\.ts$',
          '^src/web/(main|routes|commands)\\.tsx$',
          '^src/web/public/pages\\.ts$',
          '\\.test\\.tsx?$',
        ],
      },
      to: {
        path: '^src/features/',
        // The API client takes its types from the contracts; the rule above keeps them types.
        pathNot: '^src/features/[^/]+/contract\\.ts$',
      },
    },
    {
      name: 'server-knows-no-contract',
      comment: 'src/server serves routes that features hand it; it reads none of their contracts itself.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/features/[^/]+/contract\\.ts$' },
    },
    ...serverEdgeRules,
    {
      name: 'product-never-needs-its-tests',
      comment: 'What ships does not lean on what checks it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^test/', '^e2e/', '^visual/', '^bench/', '^scripts/'] },
    },
    {
      name: 'no-rooms-without-a-name',
      comment: 'If nothing fits, the product lacks a word: put it into GLOSSARY.md first.',
      severity: 'error',
      from: {},
      to: { path: '^src/.*/(utils|helpers|common|misc|types)(/|\\.tsx?$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',

    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
