// Who may know whom (architecture): every arrow that is not allowed is an error, with no exceptions by comment.
// what several stories share is part of them, and of nothing else
const STORY_PART = '^(packages/screens|apps/storefront)/src/testing/';
const TEST = `\\.(stories|test)\\.tsx?$|${STORY_PART}`;
const MOCKS = '^packages/api-client/src/(mocks/|testing/|[^/]+/mock)';
const DEV = '^apps/storefront/src/dev/';
const API = '^apps/api/src/';
const RESOURCES = `${API}resources/`;
// tests and what they are put together from
const SERVER_TEST = '^apps/api/src/.*testing/|\\.test\\.ts$';
const only = (name, to, from, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: from },
  to: { path: to },
});
const never = (name, from, to, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from, ...extra },
  to: { path: to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '(^|/)vite\\.config\\.ts$', '^\\.storybook/', '^(tests|scripts)/', TEST] },
      to: {},
    },
    never('ui-is-a-leaf', '^packages/ui/', '^(packages/(?!ui/)|apps/)'),
    never(
      'general-parts-know-no-shop',
      '^packages/ui/src/(?!shop/|index\\.ts|foundations/|patterns-docs/)',
      '^packages/ui/src/shop/',
      {
        pathNot: TEST,
      },
    ),
    never('ui-has-no-data-no-router', '^packages/ui/', 'node_modules/(swr|msw|react-router)'),
    never('contract-knows-nobody', '^packages/contract/', '^(packages/(?!contract/)|apps/)'),
    never(
      'domain-knows-only-contract',
      '^packages/domain/',
      '^(packages/(?!domain/|contract/)|apps/)|/node_modules/(?!vitest|fast-check)',
    ),
    never(
      'embedded-postgres-knows-no-shop',
      '^packages/embedded-postgres/',
      '^(packages/(?!embedded-postgres/)|apps/)',
    ),
    only('embedded-postgres-only-in-api', '^packages/embedded-postgres/', '^(packages/embedded-postgres|apps/api)/'),
    never('client-has-no-ui', '^packages/api-client/', '^(packages/ui/|apps/)|node_modules/react-router'),
    never(
      'api-has-no-front-end',
      '^apps/api/',
      '^(packages/(ui|api-client)/|apps/storefront/)|node_modules/react(-dom)?/',
    ),
    never('screens-know-no-app', '^packages/screens/', '^apps/'),
    {
      ...never('screens-know-no-router', '^packages/screens/', 'node_modules/react-router'),
      comment: 'not in stories and tests either: ways to other pages come in as hrefs and callbacks',
    },
    never('storefront-has-no-server', '^apps/storefront/', '^apps/api/'),
    only('radix-only-in-ui', 'node_modules/@radix-ui', '^packages/ui/'),
    only('toaster-only-in-ui', 'node_modules/react-hot-toast', '^packages/ui/'),
    only('icons-only-in-ui', 'node_modules/lucide-react', '^packages/ui/'),
    only('story-parts-only-in-stories', STORY_PART, `${TEST}|^\\.storybook/`),
    only('swr-only-in-client', 'node_modules/swr', '^packages/api-client/'),
    only('msw-only-in-mocks', 'node_modules/msw/', `${MOCKS}|^\\.storybook/|^tests/|${TEST}`),
    // the fault panel of the development server forces the mocks' faults onto the real API
    only('mocks-not-in-production', MOCKS, `${MOCKS}|${DEV}|^\\.storybook/|^tests/|${TEST}`),
    only('dev-not-in-production', DEV, DEV),
    only('storybook-not-in-production', '^\\.storybook/', `^\\.storybook/|^tests/|${TEST}`),
    only(
      'router-at-the-edge',
      'node_modules/react-router',
      `^apps/storefront/src/(router|App|main|entry-server)\\.tsx$|^apps/storefront/src/(router|routes|guards|shell)/|^\\.storybook/|${TEST}`,
    ),
    {
      name: 'schemas-not-in-the-browser',
      comment: 'the browser takes types and plain constants; zod stays on the server and in mocks',
      severity: 'error',
      from: { path: '^(apps/storefront|packages/(screens|api-client|domain))/', pathNot: [MOCKS, TEST] },
      to: { path: '^packages/contract/src/(index|schemas)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-are-lazy',
      severity: 'error',
      from: { path: '^apps/storefront/src/((App|main|router|entry-server)\\.|routes/table)' },
      // the frame round the pages is there from the start
      to: {
        path: '^apps/storefront/src/routes/(?!Shell)[A-Z]\\w+Route\\.|^packages/screens/src/(?!lib/)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-meet-at-the-entry',
      comment: 'a feature sees another through its index.ts; lib is for all of them and sees none, testing sees all',
      severity: 'error',
      from: { path: '^packages/screens/src/((?!testing/)[^/]+)/' },
      to: {
        path: '^packages/screens/src/[^/]+/',
        pathNot: ['^packages/screens/src/($1|lib|testing)/', '^packages/screens/src/[^/]+/index\\.ts$'],
      },
    },
    never('lib-knows-no-feature', '^packages/screens/src/lib/', '^packages/screens/src/(?!lib/)', { pathNot: TEST }),
    {
      name: 'screens-from-outside-by-their-entries',
      severity: 'error',
      from: { path: '^apps/' },
      to: { path: '^packages/screens/src/', pathNot: '^packages/screens/src/[^/]+/index\\.ts$' },
    },
    // the server: programs put it together, resources and pages stand on platform, never back
    {
      name: 'platform-knows-no-resource',
      severity: 'error',
      from: { path: `${API}platform/`, pathNot: SERVER_TEST },
      to: { path: API, pathNot: `${API}platform/` },
    },
    {
      name: 'pages-know-no-resource',
      severity: 'error',
      from: { path: `${API}pages/`, pathNot: SERVER_TEST },
      to: { path: API, pathNot: `${API}(pages/|platform/|deps\\.)` },
    },
    {
      name: 'resources-stand-on-platform',
      severity: 'error',
      from: { path: `${API}resources/`, pathNot: SERVER_TEST },
      to: { path: API, pathNot: `${API}(resources/|platform/|deps\\.)` },
    },
    {
      name: 'seed-knows-no-route',
      severity: 'error',
      from: { path: `${API}seed/`, pathNot: SERVER_TEST },
      to: { path: `${API}(pages/|app\\.|server\\.|.*routes\\.ts$)` },
    },
    {
      name: 'server-test-helpers-only-in-tests',
      severity: 'error',
      from: { path: API, pathNot: SERVER_TEST },
      to: { path: SERVER_TEST },
    },
    // within resources: routes → service → repository, never back; SQL only in repositories
    {
      name: 'repository-is-the-floor',
      severity: 'error',
      from: { path: `${RESOURCES}.*repository\\.ts$` },
      to: { path: RESOURCES, pathNot: 'repository\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'repository-knows-no-service-nor-route',
      severity: 'error',
      from: { path: `${RESOURCES}.*repository\\.ts$` },
      to: { path: `${RESOURCES}.*(routes|service)\\.ts$` },
    },
    {
      name: 'only-routes-know-routes',
      severity: 'error',
      from: { path: RESOURCES, pathNot: ['routes\\.ts$', SERVER_TEST] },
      to: { path: `${RESOURCES}.*routes\\.ts$` },
    },
    {
      name: 'routes-ask-services',
      severity: 'error',
      from: { path: `${RESOURCES}.*routes\\.ts$` },
      to: { path: `${RESOURCES}.*repository\\.ts$` },
    },
    {
      name: 'sql-only-in-repositories',
      severity: 'error',
      from: {
        path: `${API}(resources|pages|platform)/`,
        // what stands under every repository: the pool, the schema, statements and columns that several share
        pathNot: [`${API}platform/db/`, 'repository\\.ts$', SERVER_TEST],
      },
      to: { path: 'node_modules/kysely/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-foreign-repository',
      severity: 'error',
      from: { path: `${RESOURCES}([^/]+)/`, pathNot: SERVER_TEST },
      to: { path: `${RESOURCES}.*repository\\.ts$`, pathNot: `${RESOURCES}$1/` },
    },
    {
      name: 'no-foreign-routes',
      severity: 'error',
      from: { path: `${RESOURCES}([^/]+)/` },
      to: { path: `${RESOURCES}.*routes\\.ts$`, pathNot: `${RESOURCES}$1/` },
    },
    // the parts of an order: what is asked and what is told stand alone, reading takes rows only
    {
      name: 'quote-and-events-stand-alone',
      severity: 'error',
      from: { path: `${RESOURCES}orders/(quote|events)/`, pathNot: SERVER_TEST },
      to: { path: `${RESOURCES}orders/[^/]+/`, pathNot: `${RESOURCES}orders/$1/` },
    },
    {
      name: 'reading-an-order-changes-nothing',
      severity: 'error',
      from: { path: `${RESOURCES}orders/read/`, pathNot: SERVER_TEST },
      to: { path: `${RESOURCES}orders/[^/]+/`, pathNot: [`${RESOURCES}orders/read/`, 'repository\\.ts$'] },
    },
    {
      ...never('payment-knows-no-move', `${RESOURCES}orders/pay/`, `${RESOURCES}orders/(move|place)/`, {
        pathNot: SERVER_TEST,
      }),
      comment: 'moving and placing start payments, never back; what both change of an order stands above them',
    },
    {
      name: 'parts-of-an-order-know-no-foreign-routes',
      severity: 'error',
      from: { path: `${RESOURCES}orders/([^/]+)/` },
      to: { path: `${RESOURCES}orders/[^/]+/.*routes\\.ts$`, pathNot: `${RESOURCES}orders/$1/` },
    },
    {
      name: 'tests-see-public-entries',
      severity: 'error',
      // what speaks pseudo-language stands in place of two modules that no entry names
      from: { path: '^(tests|\\.storybook)/', pathNot: '^\\.storybook/pseudo/' },
      to: {
        path: '^(packages|apps)/[^/]+/src/.+/',
        pathNot: [
          '^packages/[^/]+/src/(mocks|mocks/faults|constants|forecast|styles|tokens|phrases/id)/index',
          '^packages/screens/src/[^/]+/index',
          // what a page says is compared with what its catalogues say
          '^packages/screens/src/.+/words/(en|id)\\.tsx?$',
          '^packages/ui/src/guide/',
          '^apps/(api|storefront)/src/testing/index',
          '^apps/api/src/resources/auth/oidc/testing/issuer',
          '^apps/api/src/platform/s3/testing/server',
          '\\.css$',
        ],
      },
    },
    {
      name: 'scripts-see-public-entries',
      severity: 'error',
      from: { path: '^scripts/' },
      to: {
        path: '^(packages|apps|tests|\\.storybook)/',
        pathNot: [
          '^packages/[^/]+/src/(index|constants/index|icons/index)\\.ts$',
          // an entry of its own in the package: `@seduh/ui/shop/CartLine`
          '^packages/ui/src/shop/[^/]+/index\\.ts$',
          // what they make of ui for others, which no screen may see: its tokens for design tools, its codemods
          '^packages/ui/(src/token-files/dtcg\\.ts|codemods/rename\\.mjs)$',
          // the snippets of its guides, each of which is drawn on pages of others
          '^packages/ui/src/.*\\.example\\.tsx$',
          // loads the words before every unit test: the entry would load what all features share into each of them
          '^packages/screens/src/lib/words/words\\.ts$',
          // how pictures are taken and compared, of which there is one way
          '^tests/visual/(browser|pixels)\\.mjs$',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    // what is built here; packages of others keep their code in dist too, and have to be seen
    // projects of strangers, who have the package from npm, are no part of the map
    exclude: {
      path: '^(packages|apps)/[^/]+/(dist|dist-server|dist-test-\\w+)/|^tests/package/(hosts|\\.work)/|^storybook-static/|\\.css$|\\.sql',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
