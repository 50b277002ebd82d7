/*
 * The walls of the house. Each rule says why it stands; ARCHITECTURE.md draws them.
 * `$1` is the feature's own word, taken from the path of the importing file.
 */
const feature = '^src/features/([^/]+)/';

/** The rooms that run in the browser alone. */
const BROWSER = '(?:api|app|browser|kit|notebook|session)';

/** Whose use-cases may call whose: the edges that ARCHITECTURE.md lists, and no other. */
const serverEdges = {
  auth: ['emails', 'profile'],
  billing: ['emails'],
  profile: ['billing'],
  reminders: ['emails'],
  growth: ['profile'],
  mood: ['profile'],
  tasks: ['profile', 'growth', 'feed'],
  journal: ['profile', 'growth', 'feed', 'tasks'],
  lessons: ['profile', 'growth', 'feed'],
  'bucket-list': ['profile', 'growth', 'feed'],
  visions: ['profile', 'growth', 'feed'],
  'google-tasks': ['feed', 'tasks'],
  vault: ['auth'],
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

/**
 * The rooms of the browser, each with what it may build on. Types of a contract are known everywhere, as they leave
 * nothing behind.
 */
const browserRooms = [
  {
    room: 'browser',
    on: [],
    why: 'What the browser itself offers is the ground: it knows nothing of the product.',
  },
  { room: 'api', on: [], why: 'How the server is asked knows neither who asks nor what is shown.' },
  {
    room: 'notebook',
    on: ['browser'],
    why: 'The engine can be used without this app: it knows no session, no feature and no API.',
  },
  {
    room: 'kit',
    on: ['browser', 'notebook'],
    why: 'Controls know neither who is signed in nor what they are used for.',
  },
  {
    room: 'session',
    on: ['browser', 'api', 'notebook', 'kit'],
    why: 'Who is signed in, and what is theirs, is known to every feature and knows none.',
  },
];

const browserRoomRules = browserRooms.map(({ room, on, why }) => ({
  name: 'rooms-build-on-lower-ones',
  comment: why,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: ['\\.test\\.tsx?$', '/testing/'] },
  to: {
    path: '^src/',
    pathNot: ['^src/kernel/', `^src/(${[room, ...on].join('|')})/`, '^src/features/[^/]+/contract\\.ts$'],
  },
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
      from: { path: '/texts((\\.\\w\\w)?\\.ts$|/)', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^src/kernel/(capitalized|intl|on-day|texts|written-days)(\\.\\w\\w)?\\.ts$',
          '/texts((\\.\\w\\w)?\\.ts$|/)',
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
      to: {
        pathNot: [
          '^src/kernel/',
          '^src/features/[^/]+/(contract|rules|texts)(\\.ts$|/)',
          '^src/language/(word-forms|topics/relations)\\.ts$',
        ],
      },
    },
    {
      name: 'language-is-pure',
      comment:
        'How texts are read and quoted is shared by insights and posts, in browser and server alike. It knows the answers ' +
        'of a page by their rules.',
      severity: 'error',
      from: { path: '^src/language/', pathNot: '(\\.test\\.ts$|^src/language/(english|stems)\\.ts$)' },
      to: { pathNot: ['^src/kernel/', '^src/language/', '^src/features/[^/]+/rules(\\.ts$|/)'] },
    },
    {
      name: 'insights-are-pure',
      comment: 'What is said of a week follows from its rows alone, in browser and server alike.',
      severity: 'error',
      from: { path: '^src/features/weekly/engine/', pathNot: '(\\.test\\.ts$|/testing/[^/]+\\.ts$)' },
      to: {
        pathNot: [
          '^src/kernel/',
          '^src/language/',
          '^src/features/[^/]+/rules(\\.ts$|/)',
          '^src/features/weekly/(engine/|texts(\\.ts$|/))',
        ],
      },
    },
    {
      name: 'posts-are-pure',
      comment: 'What a post says follows from what was chosen for it, in browser and server alike.',
      severity: 'error',
      from: { path: '^src/features/content/engine/', pathNot: '(\\.test\\.ts$|/testing/[^/]+\\.ts$)' },
      to: {
        pathNot: [
          '^src/kernel/',
          '^src/language/',
          '^src/features/[^/]+/rules(\\.ts$|/)',
          '^src/features/content/(engine/|contract/limits\\.ts$|texts(\\.ts$|/))',
        ],
      },
    },
    {
      name: 'one-file-knows-the-grammar-library',
      comment:
        'Whatever needs grammar takes it as an argument, so that the library can be replaced and left out.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/language/english\\.ts$' },
      to: { path: 'node_modules/compromise/' },
    },
    {
      name: 'one-file-knows-the-stemmers',
      comment: 'What a stem is can be decided anew in one place.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/language/stems\\.ts$' },
      to: { path: 'node_modules/@orama/' },
    },
    {
      name: 'stems-are-loaded-late',
      comment: 'The rules of five languages are for the search worker alone: no page waits for them.',
      severity: 'error',
      from: { path: '^src/', pathNot: '(\\.test\\.ts$|^src/features/search/ui/word-families\\.ts$)' },
      to: { path: '^src/language/stems\\.ts$' },
    },
    {
      name: 'grammar-is-loaded-late',
      comment:
        'English grammar weighs more than the app: it is loaded when insights are asked for (import()).',
      severity: 'error',
      from: { path: '^src/', pathNot: '(\\.test\\.ts$|/engine/testing/[^/]+\\.ts$)' },
      to: { path: '^src/language/english\\.ts$', dynamic: false },
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
      from: {
        path: `^src/(${BROWSER}/|features/[^/]+/(client\\.ts|ui/|rules(\\.ts$|/)))`,
        pathNot: '\\.test\\.tsx?$',
      },
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
      to: { path: [`^src/${BROWSER}/`, '^src/features/[^/]+/(client\\.ts$|ui/)', 'node_modules/react'] },
    },
    {
      name: 'features-meet-at-their-doors',
      comment:
        'What a feature is to others stands in its contract, its rules, its texts and its tables, in client.ts for the browser and in ' +
        'server.ts for the server, where texts are those of spoken-texts.ts; everything else is its own. Only src/app opens pages, each by its own file and late.',
      severity: 'error',
      from: { path: feature, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/features/([^/]+)/',
        pathNot: [
          '^src/features/$1/',
          '^src/features/[^/]+/(contract|rules|texts)(\\.ts$|/)',
          '^src/features/[^/]+/(client|server|spoken-texts|tables)\\.ts$',
        ],
      },
    },
    {
      name: 'doors-only-hand-on',
      comment: 'A door names what others may use, and where it is made; it makes nothing itself.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/client\\.ts$' },
      to: { pathNot: '^src/features/$1/ui/' },
    },
    {
      name: 'screens-never-import-the-server',
      comment: 'What a screen imports is sent to the browser: no database, no secret, no server code.',
      severity: 'error',
      from: { path: `^src/(${BROWSER}|features/[^/]+/(client\\.ts|ui/))` },
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
      name: 'server-serves-every-feature',
      comment: 'src/server serves every feature; only its entry and the list of features wire them in.',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: ['^src/server/(main|features)\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: '^src/features/' },
    },
    {
      name: 'the-app-opens-pages-late',
      comment: 'src/app knows every feature: its doors, and its pages by import() alone.',
      severity: 'error',
      from: { path: '^src/app/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/features/[^/]+/ui/', dynamic: false },
    },
    ...browserRoomRules,
    {
      name: 'engine-knows-no-react',
      comment: 'The notebook can be used with any way to draw; what binds it to React is in react/.',
      severity: 'error',
      from: { path: '^src/notebook/(?!react/)' },
      to: { path: ['^src/notebook/react/', 'node_modules/react'] },
    },
    ...serverEdgeRules,
    {
      name: 'product-runs-without-dev',
      comment:
        'The embedded Postgres and the stand-ins of vendors are for developers: one file loads them, late, where settings ' +
        'are missing, so that a production server runs without the folder.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/server/dev\\.ts$'] },
      to: { path: '^dev/' },
    },
    {
      name: 'dev-is-loaded-late',
      comment:
        'The file that loads them does so by import() alone: otherwise it could not be read without the folder.',
      severity: 'error',
      from: { path: '^src/server/dev\\.ts$' },
      to: { path: '^dev/', dynamic: false },
    },
    {
      name: 'dev-plays-vendors',
      comment:
        'A stand-in knows the server that it runs in, and what a feature agrees on with its vendor or its callers; how ' +
        'the feature works is not its business.',
      severity: 'error',
      from: { path: '^dev/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/',
        pathNot: ['^src/(kernel|server)/', '^src/features/[^/]+/(contract|texts)(\\.ts$|/)'],
      },
    },
    {
      name: 'product-never-needs-its-tests',
      comment: 'What ships does not lean on what checks it.',
      severity: 'error',
      from: { path: '^(src|dev)/', pathNot: '\\.test\\.tsx?$' },
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
