// Who may know whom (architecture): every arrow that is not allowed is an error, with no exceptions by comment.
// what several stories share (storySteps.ts) is part of them, and of nothing else
const STORY_PART = '/story[A-Z]\\w*\\.tsx?$';
const TEST = `\\.(stories|test)\\.tsx?$|${STORY_PART}`;
const MOCKS = '^packages/api-client/src/(mocks/|testing/|[^/]+/mock)';
const DEV = '^apps/storefront/src/dev/';
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
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '(^|/)vite\\.config\\.ts$', '^\\.storybook/', '^tests/', TEST] },
      to: {},
    },
    never('ui-is-a-leaf', '^packages/ui/', '^(packages/(?!ui/)|apps/)'),
    never('ui-has-no-data-no-router', '^packages/ui/', 'node_modules/(swr|msw|react-router)'),
    never('contract-knows-nobody', '^packages/contract/', '^(packages/(?!contract/)|apps/)'),
    never(
      'domain-knows-only-contract',
      '^packages/domain/',
      '^(packages/(?!domain/|contract/)|apps/)|node_modules/(?!vitest|fast-check)',
    ),
    never('client-has-no-ui', '^packages/api-client/', '^(packages/ui/|apps/)|node_modules/react-router'),
    never(
      'api-has-no-front-end',
      '^apps/api/',
      '^(packages/(ui|api-client)/|apps/storefront/)|node_modules/react(-dom)?/',
    ),
    never('storefront-has-no-server', '^apps/storefront/', '^apps/api/'),
    only('radix-only-in-ui', 'node_modules/@radix-ui', '^packages/ui/'),
    only('toaster-only-in-ui', 'node_modules/react-hot-toast', '^packages/ui/'),
    only('icons-only-in-ui', 'node_modules/lucide-react', '^packages/ui/'),
    only('story-parts-only-in-stories', STORY_PART, TEST),
    only('swr-only-in-client', 'node_modules/swr', '^packages/api-client/'),
    only('msw-only-in-mocks', 'node_modules/msw/', `${MOCKS}|^\\.storybook/|^tests/|${TEST}`),
    // the fault panel of the development server forces the mocks' faults onto the real API
    only('mocks-not-in-production', MOCKS, `${MOCKS}|${DEV}|^\\.storybook/|^tests/|${TEST}`),
    only('dev-not-in-production', DEV, DEV),
    only(
      'router-at-the-edge',
      'node_modules/react-router',
      `^apps/storefront/src/(router|App|main|entry-server)\\.tsx$|^apps/storefront/src/(router|routes|guards|shell)/|^\\.storybook/|${TEST}`,
    ),
    {
      name: 'schemas-not-in-the-browser',
      comment: 'the browser takes types and plain constants; zod stays on the server and in mocks',
      severity: 'error',
      from: { path: '^(apps/storefront|packages/(api-client|domain))/', pathNot: [MOCKS, TEST] },
      to: { path: '^packages/contract/src/(index|schemas)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-are-lazy',
      severity: 'error',
      from: { path: '^apps/storefront/src/((App|main|router|entry-server)\\.|routes/table)' },
      // the frame round the pages and the page for errors are there from the start
      to: {
        path: '^apps/storefront/src/(routes/(?!Shell)[A-Z]\\w+Route\\.|screens/(?!Problem/))',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'screens-do-not-import-screens',
      severity: 'error',
      from: { path: '^apps/storefront/src/screens/([^/]+)/' },
      to: { path: '^apps/storefront/src/screens/', pathNot: '^apps/storefront/src/screens/$1/' },
    },
    never('screens-know-no-route', '^apps/storefront/src/screens/', '^apps/storefront/src/(routes|guards|router|App)'),
    // the server's layers: routes → service → repository, never back; SQL only in repositories
    never(
      'repository-is-the-floor',
      '^apps/api/src/resources/.*repository',
      '^apps/api/src/resources/.*(routes|service)',
    ),
    never('service-knows-no-route', '^apps/api/src/resources/.*service', '^apps/api/src/resources/.*routes'),
    {
      name: 'no-foreign-repository',
      severity: 'error',
      from: { path: '^apps/api/src/resources/([^/]+)/' },
      to: { path: '^apps/api/src/resources/[^/]+/.*repository', pathNot: '^apps/api/src/resources/$1/' },
    },
    {
      name: 'tests-see-public-entries',
      severity: 'error',
      from: { path: '^(tests|\\.storybook)/' },
      to: {
        path: '^(packages|apps)/[^/]+/src/.+/',
        pathNot: [
          '^packages/[^/]+/src/(mocks|mocks/faults|constants|styles|tokens)/index',
          '^apps/api/src/(testing/index|resources/auth/oidc/testing/issuer)',
          '\\.css$',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    exclude: { path: '(^|/)(dist|dist-server|dist-test-\\w+|storybook-static)/|\\.css$|\\.sql' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
