// Long because what is joined into one file is weighed against the others: the groups are read together.
import { type BuildEnvironmentOptions, defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import base from '../../vite.config';
import { languagePages } from './vite.languages';

// In development the API runs beside Vite on its own port; in production it serves this build itself.
// Both ports are checked before by scripts/dev.
const port = (variable: string, usual: number) => Number(process.env[variable]?.trim() || usual);
const api = { target: `http://127.0.0.1:${port('PORT', 3000)}`, changeOrigin: false };

/** What every page needs from the start; one file, because ten small ones compress worse and arrive later. */
const core = [
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|scheduler|react-router|react-router-dom)\//,
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:swr|use-sync-external-store|dequal|clsx|react-hot-toast)\//,
  /lucide-react\/dist\/esm\/(?!icons)/,
  /packages\/contract\/src\/constants\/(?!allergens|audit|chat|close|counter|id-in|images|language-names|passkey|people-paths|settings|stations|statuses)/,
  /packages\/api-client\/src\/(?:auth\/logout|(?:cart\/(?!replaceLine)|(?:session|shop|storage)\/)|data\/|http\/(?!formOf|requestFile)|users\/profile)/,
  // first of all, because it declares the order of the layers
  /apps\/storefront\/src\/styles\.css$/,
  /apps\/storefront\/src\/hydration\/first\.css$/,
  /packages\/ui\/src\/(?:Avatar|Badge|Brand|Button|DirectionProvider|IconButton|Link|LinkButton|LocaleProvider|Price|SearchBox|SkipLink|TabBar|ThemeToggle|TopBar)\//,
  /packages\/ui\/src\/(?:hooks\/usePhrases|phrases\/ownLocale)/,
  /packages\/domain\/src\/(?:lines|order-status)\.ts/,
  /packages\/screens\/src\/lib\/(?:address|paths|words\/words|lazy\/lazyPart|orders\/openOrders|page\/PageTitle|theme\/theme|unsaved-changes\/popStateBlocker)\.tsx?$/,
  /packages\/screens\/src\/account\/useLogOut\.tsx$/,
  /apps\/storefront\/src\/(?:App|router)\.tsx?$/,
  /apps\/storefront\/src\/guards/,
  /apps\/storefront\/src\/shell\/words\/index/,
  /apps\/storefront\/src\/routes\/(?:Languages|ShellRoute|ShopRouter|RouterLink|BrokenPage|table)\.tsx?$/,
  /apps\/storefront\/src\/shell\/(?:BarEnd|IconLink|NavSearch|PageBoundary|Shell|navigation)\.tsx?$/,
];

/**
 * The router's forms and framework links stay in a bundle that never uses them, only because they are made by a call and
 * then given a display name; its warnings for developers, because the package has no production entry. Without these they
 * fall out (10 KB of 38).
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        // the package serves its development build to everybody
        .replace(/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;')
        // no data router stands round these routes: what asks for one hears so at build time
        .replace(/\bReact\d*\.useContext\(DataRouter(?:State)?Context\)/g, 'null')
        .replace(
          /^(function (?:useRoutesImpl|_renderMatches)\(.*), dataRouterOpts\) \{$/gm,
          '$1) {\nconst dataRouterOpts = null;',
        ),
      map: null,
    }),
  },
};

/**
 * Each icon works out its attributes anew whenever it is drawn, from a context, widths and names that nobody here gives it;
 * ours are as large as they are told, take their colour from the words beside them and are hidden from who listens. Of what
 * each says of itself its paths are kept: their keys are letters by chance, which nothing compresses.
 */
const leanIcons: Plugin = {
  name: 'lean-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/[\w-]+)\.mjs$/ },
    handler: (code, id) => ({
      code: id.includes('/icons/')
        ? code
            .replace(/,?\s*key: "\w+"/g, '')
            .replace(/^ {2}(?:name|size|aliases): .*\n/gm, '')
            .replace(/^__iconData\.node;$/m, '')
        : `import { createElement } from 'react';
        const drawn = {
          xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
          strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true,
        };
        export default ({ node }) => ({ size = 24, ...props }) =>
          createElement(
            'svg',
            { ...drawn, width: size, height: size, ...props },
            ...node.map(([tag, attributes]) => createElement(tag, attributes)),
          );`,
      map: null,
    }),
  },
};

/**
 * The fault panel for whoever tests by hand: a script of its own, before the shop's, so that a fault meets the first call
 * too. Only the development server knows of it; nothing of the shop imports it, so no build can take it along.
 */
const faultPanel: Plugin = {
  name: 'fault-panel',
  apply: 'serve',
  // found by the first look at the code, not in the middle of the first page
  config: () => ({ optimizeDeps: { entries: ['index.html', 'src/dev/main.tsx'] } }),
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/src/dev/main.tsx' }, injectTo: 'head' }],
};

/** What several pages use and no page at its start: of half a kilobyte each, they would be asked for one by one. */
const kit = [
  /packages\/ui\/src\/(?:Banner|Chip|Field|Pager|Panel|Picture|Skeleton)\//,
  /packages\/contract\/src\/constants\/(?:id-in|images|statuses)/,
  /packages\/ui\/src\/ChoiceGroup\/chosenBy/,
  /packages\/(?:domain|contract|ui|screens)\/src\/(?:[\w-]+\/)*sizes\.ts/,
  /packages\/screens\/src\/lib\/(?:orders\/lines|page\/words\/index|messageOf|persisted|useOnline|useSubmit)/,
  /lucide-react\/dist\/esm\/icons\/(?:armchair|arrow-right|bike|circle-check|chevron-(?:down|right)|clock|map-pin|minus|pencil|plus)\.mjs/,
];

/** The shop's clock, how moments are written, and what pages about orders share: the customer's, and staff's. */
const clock = [
  /packages\/domain\/src\/(?:day-words|payments|promise|report-periods|weekdays|zoned-clock)/,
  /packages\/screens\/src\/lib\/(?:format\/|orders\/(?:moments|statuses|words\/index)|useShopClock)/,
  /lucide-react\/dist\/esm\/icons\/(?:rotate-ccw|timer)\.mjs/,
];

/** A line of text to fill in. */
const form = [/packages\/ui\/src\/(?:TextField\/|hooks\/useFormValue)/];

/** Sheets of the frame's late parts, and of parts of first pages whose code others share. */
const sheets = [
  /apps\/storefront\/src\/shell\//,
  /packages\/ui\/src\/(?:Breadcrumb|ChoiceGroup|Footer|Select|Toaster|shop\/(?:CouponCard|DeliveryPicker))\//,
];

/** The glass that most empty pages show. */
const glass = [/packages\/ui\/src\/(?:EmptyState|Glass)\//];

/** In place of a page whose one thing is not there, or could not be had. */
const missing = [/packages\/screens\/src\/lib\/page\/(?:LoadFailed|NotFound)/, /packages\/ui\/src\/ErrorPage\//];

/** Words of the rooms that several pages take from, by language: a page fetches one. */
const shared = (locale: string) => new RegExp(`packages/screens/src/lib/orders/words/${locale}\\.`);

/** What the frame says when its page is there: in the foot, under the bar. */
const late = (locale: string) =>
  new RegExp(
    `(?:apps/storefront/src/shell/(?:foot|notes)|packages/screens/src/(?:language|low-data|lib/opening|lib/pauses))/words/${locale}\\.`,
  );

/** When the shop is open, and what it has paused: on home, in the foot, under the bar. */
const opening = [
  /packages\/screens\/src\/lib\/(?:opening|pauses)\/(?!words\/(?:en|id))/,
  /packages\/domain\/src\/(?:hours|pauses)/,
  /packages\/api-client\/src\/pauses\/pauses/,
];

/** What lists of products and forms about them share; kept apart from the cart, which would bring all of its lines along. */
const small = [/packages\/ui\/src\/(?:Notice|Thumb)\//];

/** Tabs, and what they, radios and dialogs are made of. */
const radix = [
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?@radix-ui\/(?:primitive|react-(?:collection|compose-refs|context|direction|id|primitive|presence|roving-focus|slot|use-[\w-]+))\//,
  /packages\/ui\/src\/(?:CategoryTabs\/|hooks\/useOncePerTask)/,
];

/** Putting something into the cart: from the menu, on a product's page, in the sheet that asks. */
const add = [/packages\/screens\/src\/lib\/(?:card\/(?:useAddToCart|words\/index)|lazy\/useLoaded|options\/lazy)/];

/** What one keeps of the menu, as the device knows it: on the menu, in every heart, at a login. */
const kept = [/packages\/api-client\/src\/favourites\/(?:store|useFavouriteIds)/];

/** What languages call themselves: in the switch, and in staff's forms. */
const names = [/packages\/contract\/src\/constants\/language-names/];

/** Who changes the language: in the last line of every page, and on the profile. */
const language = [
  /packages\/screens\/src\/language\/(?:LanguageSwitch|lazy|switchTo|words\/index)/,
  // a small icon of the frame, which would be a file of its own
  /lucide-react\/dist\/esm\/icons\/log-out\.mjs/,
];

/** What home and login show. */
const pictures = [/packages\/screens\/src\/lib\/content\/pictures/];

/** A promo as a coupon: on home, on the menu, at the checkout, while staff write it. */
const coupon = [
  /packages\/ui\/src\/shop\/CouponCard\/CouponTicket\.tsx/,
  /packages\/screens\/src\/lib\/coupon\/(?!words\/(?:en|id))/,
];

/** Products in rows: on the menu, below a product. */
const card = [
  /packages\/ui\/src\/shop\/(?:ProductCard|ProductGrid)/,
  /packages\/screens\/src\/menu\/card\/(?:MenuProduct|lazy)/,
];

/** How many, the way on that stays in sight, and where warnings come from: of a product, in the cart, at the checkout. */
const amount = [
  /packages\/ui\/src\/(?:QuantityStepper|shop\/CheckoutStrip)\//,
  /packages\/screens\/src\/lib\/warnings\/lazy/,
];

/** What is chosen of a product, and what that costs: on its page, in the cart, at the checkout. */
const cup = [
  /packages\/domain\/src\/(?:lines|options|pricing)\./,
  /packages\/contract\/src\/constants\/allergens/,
  /packages\/screens\/src\/lib\/options\/surchargeNote/,
];

/** What is in a cup, in words: where it is chosen, and in staff's forms. */
const inside = [/packages\/screens\/src\/lib\/options\/(?:contentRows|words\/index)/];

/** The lines of a cart and their prices: in the cart, at the checkout. */
const bag = [
  /packages\/ui\/src\/shop\/CartLine\//,
  /packages\/screens\/src\/cart\/(?!CartScreen|screen\/|ready\/|substitutes\/|lazy|words\/(?:en|id))/,
];

/** What staff's forms of products, promos and options share. */
const forms = [
  /packages\/screens\/src\/catalogue\/(?:Conflict|Fold|useSaving|values|words\/index)/,
  /packages\/ui\/src\/MoneyField\//,
];

/** Pictures that two or three pages use: of a hundred bytes each, their names alone would cost the entry as much. */
const icons = [/lucide-react\/dist\/esm\/icons\/(?:circle-x|cup-soda|heart|star|ticket|ticket-percent|trash)\.mjs/];

/** Getting in: login and sign-up share nearly all of it. */
const account = [
  /packages\/screens\/src\/account\/(?:Account|Auth|passkeys\/(?:PasskeyMark|webauthn)|provider|useFormSubmit|words\/index)/,
  /apps\/storefront\/src\/routes\/justSignedUp/,
  /packages\/api-client\/src\/auth\/requests/,
];

/** Files by name, each of what is used together. */
const groups = {
  kit,
  small,
  glass,
  missing,
  clock,
  form,
  pictures,
  names,
  language,
  opening,
  radix,
  add,
  kept,
  coupon,
  card,
  amount,
  cup,
  inside,
  bag,
  forms,
  icons,
  account,
};

/** Their styles belong to the one sheet of every page: each by itself would have the page laid out again as it comes. */
const joined = [kit, small, radix, form, sheets, glass, missing, language, card, amount, account];

const isOf = (patterns: readonly RegExp[], id: string): boolean => patterns.some((pattern) => pattern.test(id));

/**
 * Names without words: the entry lists every file of every page, and names are a tenth of what it adds to the libraries.
 * The same in both builds, as pages from the server ask for the browser's files.
 */
const fileNames = { hashCharacters: 'hex', assetFileNames: 'assets/[hash:7][extname]' } as const;

/** What the browser gets. */
const client: BuildEnvironmentOptions = {
  target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
  // only Safari 16 knows no preloading: its modules come one after the other, and everybody else is spared the code
  modulePreload: { polyfill: false },
  // the server reads from it which files belong to which page
  manifest: true,
  // a data: picture would be in every page's bytes and against the content policy
  assetsInlineLimit: 0,
  rolldownOptions: {
    output: {
      ...fileNames,
      chunkFileNames: 'assets/[hash:7].js',
      codeSplitting: {
        groups: [
          {
            name: 'core',
            priority: 2,
            test: (id) => isOf(core, id) || (id.endsWith('.css') && joined.some((one) => isOf(one, id))),
          },
          ...Object.entries(groups).map(([name, patterns]) => ({
            name,
            priority: 1,
            test: (id: string) => isOf(patterns, id),
          })),
          ...['en', 'id'].flatMap((locale) => [
            { name: locale, priority: 1, test: shared(locale) },
            { name: `frame-${locale}`, priority: 1, test: late(locale) },
          ]),
        ],
      },
    },
  },
};

/** What makes first pages on the server: one file that needs no node_modules. */
const server: BuildEnvironmentOptions = {
  outDir: 'dist-server',
  copyPublicDir: false,
  target: 'node20',
  // its inline script is the text of a function, and belongs to every page
  minify: true,
  assetsInlineLimit: 0,
  rolldownOptions: { output: { ...fileNames, codeSplitting: false } },
};

export default defineConfig(({ isSsrBuild }) =>
  mergeConfig(base, {
    root: import.meta.dirname,
    plugins: [leanRouter, leanIcons, faultPanel, languagePages],
    // React has it by itself since 18
    resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
    server: {
      host: '127.0.0.1',
      port: port('STOREFRONT_PORT', 5173),
      strictPort: true,
      proxy: { '/api': api, '/images': api },
    },
    build: isSsrBuild ? server : client,
    // React's development code is slow and says more than a server should
    ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  } satisfies UserConfig),
);
