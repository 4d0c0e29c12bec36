import type { PageName } from '@seduh/contract/constants';

/** Stories have these names. Success is what a customer sees where the roles see different things. */
export const STATES = [
  'Success',
  'Loading',
  'Empty',
  'NotFound',
  'Failed',
  'SignedOut',
  'Forbidden',
  'LongText',
  'Admin',
] as const;

type Excuses = Partial<Record<(typeof STATES)[number], string>>;

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
export const PAGE_STATES: Record<PageName, [title: string, cannotBe: Excuses]> = {
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
  orderArchive: ['OrderArchive', { ...aList, ...forStaff }],
  owed: ['Owed', { ...aList, ...forStaff }],
  counter: ['Counter', { ...aList, ...forStaff }],
  tables: ['Tables', { ...aList, ...forStaff }],
  settings: ['Settings', { ...forStaff, NotFound: 'a shop always has settings', Empty: 'each has a value' }],
  table: ['Seat', { ...forEverybody, Empty: 'it is there or NotFound', SignedOut: 'the same for all' }],
  collect: ['Collect', {}],
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
  ordersTicket: ['Ticket', { ...aThing, ...forStaff }],
  dashboard: ['Dashboard', { ...forStaff, NotFound: 'the shop always has figures, if none they are Empty' }],
  figures: ['Figures', { ...forStaff, NotFound: 'days always have figures, if none they are Empty' }],
  close: ['Close', { ...forStaff }],
  record: ['Record', { ...aList, ...forStaff }],
  people: ['People', { ...forStaff, NotFound: 'the shop always has an owner', Empty: 'whoever sees it works here' }],
  account: ['StaffAccount', { ...aForm, ...forStaff }],
  promos: ['Promos', { ...aList, ...forStaff }],
  promoNew: ['PromoForm/New', { ...aForm, ...forStaff }],
  promoEdit: ['PromoForm/Edit', { ...aThing, ...forStaff }],
  options: ['Options', { ...aList, ...forStaff }],
  optionNew: ['OptionForm/New', { ...aForm, ...forStaff }],
  optionEdit: ['OptionForm/Edit', { ...aThing, ...forStaff }],
  profile: ['Profile', { ...forCustomers, NotFound: 'whoever is logged in has one' }],
  resetPassword: ['ResetPassword', { ...forStrangers, ...typed }],
  confirmEmail: ['EmailLink/Confirm', { ...forStrangers, ...typed }],
  undoEmail: ['EmailLink/Undo', { ...forStrangers, ...typed }],
  join: ['Join', { ...forStrangers, ...typed }],
  newsStop: [
    'NewsStop',
    { ...forEverybody, ...aForm, SignedOut: 'made for who is not logged in: Success', LongText: still.LongText },
  ],
  test: ['Test', { ...forEverybody, ...aForm, ...still, Loading: 'only its button waits, as that of Login' }],
  modal: ['Modal', { ...forEverybody, ...aForm, ...still, ...noLoad, Failed: 'it asks for nothing' }],
  notFound: ['Problem', { ...still, ...noLoad, Success: 'to say NotFound', Admin: 'the same for all' }],
};
