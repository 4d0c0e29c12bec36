// Refuses a page of the shop without a story of every state it can be in, and a page that the table below does not know.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './kept.mjs';
import { readStories } from './stories.mjs';

/** Stories have these names. Success is what a customer sees where the roles see different things. */
const STATES = ['Success', 'Loading', 'Empty', 'NotFound', 'Failed', 'SignedOut', 'Forbidden', 'LongText', 'Admin'];

// why a page cannot be in a state
const forEverybody = { Forbidden: 'open to everybody', Admin: 'the same for all' };
const forCustomers = { Admin: 'its customers only: for staff it is Forbidden' };
const forStaff = { Admin: 'staff only: Success is theirs' };
const aForm = { Empty: 'a form', NotFound: 'it names nothing that could be missing' };
const aList = { NotFound: 'a list is never missing, it is Empty' };
const aThing = { Empty: 'it is there or NotFound' };
const forStrangers = { ...forEverybody, ...aForm, SignedOut: 'made for who is not logged in: Success' };
const typed = { LongText: 'shows nothing but what is typed into its fields' };
const still = { SignedOut: 'the same for all', LongText: 'its words stand in the code', Empty: 'it shows no data' };
const noLoad = { Loading: 'it loads nothing' };

/** Each page of the shop: the title of its stories under Screens/, and the states it cannot be in, with why. */
const PAGES = {
  home: ['Home', { Forbidden: 'open to everybody; where the guards send to', NotFound: 'the shop window' }],
  login: ['Login', { ...forStrangers, ...typed }],
  register: ['SignUp', { ...forStrangers, ...typed }],
  signup: ['SignUp', { ...forStrangers, ...typed }],
  products: ['Products', { ...aList, Forbidden: 'open to everybody' }],
  productNew: ['ProductForm/New', { ...aForm, ...forStaff }],
  productEdit: ['ProductForm/Edit', { ...aThing, ...forStaff }],
  product: ['Product', { ...aThing, Forbidden: 'open to everybody' }],
  cart: ['Cart', { ...aList, Forbidden: 'open to everybody' }],
  payment: ['Payment', { ...aList, ...forCustomers }],
  history: ['History', { ...aList, ...forCustomers }],
  historyOrder: ['Order', { ...aThing, ...forCustomers }],
  historyReceipt: ['Receipt', { ...aThing, ...forCustomers }],
  orders: ['Orders', { ...aList, ...forStaff }],
  ordersPast: ['PastOrders', { ...aList, ...forStaff }],
  owed: ['Owed', { ...aList, ...forStaff }],
  ordersReceipt: [
    'Receipt/Staff',
    {
      ...aThing,
      ...forStaff,
      Loading: 'as Receipt',
      NotFound: 'as Receipt',
      Failed: 'as Receipt',
      LongText: 'as Receipt',
    },
  ],
  dashboard: ['Dashboard', { ...forStaff, NotFound: 'the shop always has figures, if none they are Empty' }],
  promos: ['Promos', { ...aList, ...forStaff }],
  promoNew: ['PromoForm/New', { ...aForm, ...forStaff }],
  promoEdit: ['PromoForm/Edit', { ...aThing, ...forStaff }],
  profile: ['Profile', { ...forCustomers, NotFound: 'whoever is logged in has one' }],
  resetPassword: ['ResetPassword', { ...forStrangers, ...typed }],
  confirmEmail: ['EmailLink/Confirm', { ...forStrangers, ...typed }],
  undoEmail: ['EmailLink/Undo', { ...forStrangers, ...typed }],
  test: ['Test', { ...forEverybody, ...aForm, ...still, Loading: 'only its button waits, as that of Login' }],
  modal: ['Modal', { ...forEverybody, ...aForm, ...still, ...noLoad, Failed: 'it asks for nothing' }],
  notFound: ['Problem', { ...still, ...noLoad, Success: 'to say NotFound', Admin: 'the same for all' }],
};

const { module } = await runnerImport(join(root, 'packages/screens/src/lib/paths.ts'), { configFile: false });
const routes = Object.keys(module.patterns);

const stories = await readStories();
/** The stories of a screen: under its title, or under what belongs to it (`Cart/Trouble`, `ProductForm/New fields`). */
const storiesOf = (screen) => {
  const isOfScreen = ({ title }) =>
    [`Screens/${screen}/`, `Screens/${screen} `].some((start) => `${title}/`.startsWith(start));
  return new Set(stories.filter(isOfScreen).map(({ name }) => name));
};

const problems = [];
for (const name of routes)
  if (!PAGES[name]) problems.push(`${name}: what states has it? Say so in scripts/checks/states.mjs`);
let shown = 0;
let excused = 0;
for (const [name, [title, cannotBe]] of Object.entries(PAGES)) {
  if (!routes.includes(name)) problems.push(`${name}: no such page in packages/screens/src/lib/paths.ts`);
  const there = storiesOf(title);
  for (const state of STATES) {
    const why = cannotBe[state];
    if (why && there.has(state)) problems.push(`${name}: Screens/${title} shows ${state}, which cannot be: ${why}`);
    else if (why) excused += 1;
    else if (there.has(state)) shown += 1;
    else problems.push(`${name}: Screens/${title} has no story ${state}`);
  }
}

if (problems.length > 0) {
  console.error(problems.map((problem) => `  ${problem}`).join('\n'));
  process.exit(1);
}
console.log(`${routes.length} pages, ${shown} states shown, ${excused} that cannot be`);
