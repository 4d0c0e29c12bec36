// What is joined into one file, and why: the lists are read against each other.
import { LOCALES } from '../../packages/contract/src/constants/languages';

/** What every page needs from the start; one file, because ten small ones compress worse and arrive later. */
const core = [
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|scheduler|react-router|react-router-dom)\//,
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:swr|use-sync-external-store|dequal|clsx|react-hot-toast)\//,
  /lucide-react\/dist\/esm\/(?!icons)/,
  /packages\/contract\/src\/constants\/(?!allergens|audit|chat|close|counter|id-in|images|language-names|passkey|people-paths|settings|stations|statuses|tables|vitals)/,
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
 * What every page has: the frame's late parts, and what nearly all pages use. One file, because it would be thirty of half
 * a kilobyte, each with its headers.
 */
const frame = [
  /apps\/storefront\/src\/shell\/(?:late|Notes|PageFoot|Toasts|useCalm|foot\/words\/index|notes\/words\/index)\.tsx?$/,
  /packages\/ui\/src\/(?:Banner|Breadcrumb|Chip|ChoiceGroup|EmptyState|Field|Glass|Notice|Pager|Panel|Picture|Segment|Select|Skeleton|TextArea|TextField|Thumb)\//,
  /packages\/ui\/src\/hooks\/useFormValue/,
  /packages\/contract\/src\/constants\/(?:id-in|images|language-names|statuses|tables)/,
  /packages\/(?:domain|contract|ui|screens)\/src\/(?:[\w-]+\/)*sizes\.ts/,
  /packages\/domain\/src\/(?:day-words|hours|pauses|payments|promise|report-periods|translations|weekdays|zoned-clock)/,
  /packages\/ui\/src\/(?:ErrorPage\/|shop\/CouponCard\/CouponTicket\.tsx)/,
  /packages\/screens\/src\/lib\/(?:coupon|format|opening|pauses)\/(?!words\/(?:en|id))/,
  /packages\/screens\/src\/lib\/(?:card\/(?:useAddToCart|words\/index)|lazy\/useLoaded|orders\/(?:lines|methods\/(?:deliveryMethods|words\/index)|moments)|page\/(?:ListFailed|LoadFailed|NotFound|lazy|words\/index)|then\/(?:orderForNow|words\/index))/,
  /packages\/screens\/src\/lib\/(?:AskStaff|messageOf|persisted|useOnline|useShopClock|useSubmit)/,
  // a few lines each, that know where something is
  /packages\/screens\/src\/(?:lib\/(?:favourites|options|seat|then|warnings)|news|reorder|usual)\/lazy/,
  /packages\/screens\/src\/language\/(?:LanguageSwitch|lazy|switchTo|words\/index)/,
  /packages\/api-client\/src\/(?:favourites\/(?:favourites|store|useFavouriteIds)|pauses\/pauses|quotes\/(?:requests|useAnswer))/,
  /lucide-react\/dist\/esm\/icons\/(?:armchair|arrow-right|bike|check|chevron-(?:down|left|right)|circle-(?:check|exclamation-point|x)|clock|cup-soda|heart|info|log-out|map-pin|minus|pencil|plus|rotate-ccw|star|ticket|ticket-percent|timer|trash|wifi-off)\.mjs/,
];

/** What the shop shows of itself where a visit begins, and one page on: its pictures, products in rows with their hearts. */
const front = [
  /packages\/screens\/src\/lib\/content\/pictures/,
  /packages\/ui\/src\/shop\/(?:ProductCard|ProductGrid)/,
  /packages\/screens\/src\/menu\/card\/(?:CardOverlay|MenuProduct|lazy)/,
  /packages\/screens\/src\/lib\/favourites\/(?:Heart|words\/index)/,
];

/** Tabs, and what they, radios and dialogs are made of. */
const radix = [
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?@radix-ui\/(?:primitive|react-(?:collection|compose-refs|context|direction|id|primitive|presence|roving-focus|slot|use-[\w-]+))\//,
  /packages\/ui\/src\/(?:CategoryTabs\/|hooks\/useOncePerTask)/,
];

/** The menu with what it fetches at once: below its coupons, and in place of a list that does not come. */
const menu = [
  /apps\/storefront\/src\/routes\/ProductsRoute/,
  /packages\/screens\/src\/menu\/(?:late\/(?:MenuTrouble|NoFavourites|PromoTerms|terms)|[\w-]+\.|(?:late\/)?words\/index)/,
];

/** A product's page with what it fetches at once: when it is wanted, and what goes well with it. */
const product = [
  /apps\/storefront\/src\/routes\/ProductRoute/,
  /packages\/screens\/src\/product\/(?!words\/(?:en|id))/,
  /packages\/screens\/src\/(?:checkout\/times\/(?:WhenField|timeChoice|words\/index)|lib\/then\/ReadyNow)/,
];

/** What can be chosen of a product, and what that costs: on its page, in staff's forms. */
const cup = [
  /packages\/domain\/src\/(?:lines|options|pricing)\./,
  /packages\/contract\/src\/constants\/allergens/,
  /packages\/screens\/src\/lib\/options\/(?:contentRows|surchargeNote|words\/index)/,
];

/** How many, and the way on that stays in sight: of a product, in the cart, at the checkout. */
const amount = [/packages\/ui\/src\/(?:QuantityStepper|shop\/CheckoutStrip)\//];

/** Choosing it: on its page, in the sheet that asks. */
const choice = [
  /packages\/ui\/src\/shop\/(?:DeliveryPicker|OptionGroup|SizePicker)\//,
  /packages\/screens\/src\/lib\/(?:options\/(?:CupContents|OptionFields|sizeOptions|useOptions)|substitutes\/lazy)/,
];

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

/** Getting in: login and sign-up share nearly all of it. */
const account = [
  /packages\/screens\/src\/account\/(?:Account|Auth|passkeys\/(?:PasskeyMark|webauthn)|provider|useFormSubmit|words\/index)/,
  /apps\/storefront\/src\/routes\/justSignedUp/,
  /packages\/api-client\/src\/auth\/requests/,
];

/** Files by name, each of what is used together. What one takes along that another names goes to the one named first. */
const groups = { frame, front, radix, menu, cup, amount, choice, product, bag, forms, account };

/** Words of the customers' first pages and of the frame, by language: a visit fetches one file of them. */
const customers = (locale: string) =>
  new RegExp(
    `(?:apps/storefront/src/shell/(?:foot|notes)|packages/screens/src/(?:account|cart|cart/screen|checkout|checkout/times|home|language|low-data|menu|menu/late|product|lib/(?:card|coupon|favourites|opening|options|orders/methods|page|pauses|then)))/words/${locale}\\.`,
  );

/** Words of the rooms that pages about orders take from, the customer's and staff's. */
const shared = (locale: string) => new RegExp(`packages/screens/src/lib/orders/words/${locale}\\.`);

/** Sheets of the frame's late parts, and of parts of first pages whose code others share. */
const sheets = [
  /apps\/storefront\/src\/shell\//,
  /packages\/screens\/src\/(?:lib\/favourites|low-data)\//,
  /packages\/ui\/src\/(?:Breadcrumb|ChoiceGroup|Footer|Select|Toaster|shop\/(?:CouponCard|DeliveryPicker))\//,
];

/** Their styles belong to the one sheet of every page: each by itself would have the page laid out again as it comes. */
const joined = [frame, front, radix, amount, sheets, account];

const isOf = (patterns: readonly RegExp[], id: string): boolean => patterns.some((pattern) => pattern.test(id));

/** How the browser's build is cut. */
export const fileGroups = [
  {
    name: 'core',
    priority: 100,
    test: (id: string) => isOf(core, id) || (id.endsWith('.css') && joined.some((one) => isOf(one, id))),
  },
  ...Object.entries(groups).map(([name, patterns], index) => ({
    name,
    priority: 50 - index,
    test: (id: string) => isOf(patterns, id),
  })),
  ...LOCALES.flatMap((locale) => [
    { name: `customers-${locale}`, priority: 1, test: customers(locale) },
    { name: locale, priority: 1, test: shared(locale) },
  ]),
];
