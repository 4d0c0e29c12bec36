import type { ImageTable, Period } from './platform/jobs/retention-repository';

/** What goes by itself, and why it stays that long. A table is in here or in {@link KEPT}: a test holds it to that. */
export const PERIODS: readonly Period[] = [
  // a session that is over opens nothing; a day, since the clocks of two processes may differ
  { table: 'sessions', since: 'expires_at', days: 1 },
  // links work for half an hour, and how many were sent is counted for an hour
  { table: 'password_resets', since: 'created_at', days: 1 },
  // a login at a provider that nobody came back from in time
  { table: 'oidc_logins', since: 'expires_at', days: 1 },
  // what a browser was given to sign, and did not sign in time
  { table: 'passkey_challenges', since: 'expires_at', days: 1 },
  // a phone that sent an order and was away may ask again; no browser keeps an attempt for longer
  { table: 'idempotency_keys', since: 'created_at', days: 30 },
  // a stream that comes back gets what it missed, 200 events at most; after a week a page is loaded again
  { table: 'order_events', since: 'at', days: 7 },
  // providers repeat webhooks for days and settle disputes within months; what they changed stands in the books
  { table: 'payment_notices', since: 'received_at', days: 180 },
  // one can be undone for three days; its links go with it
  { table: 'email_changes', since: 'created_at', days: 30 },
  // who was invited stands in the record; one that nobody answered can be sent again for a while
  { table: 'invitations', since: 'expires_at', days: 90 },
  // a browser that has not logged in for as long is no longer known
  { table: 'devices', since: 'used_at', days: 180 },
  // a promo that is once a day asks for the day it is, in whatever zone the shop lies
  { table: 'past_promo_uses', since: 'left_at', days: 2 },
  // that a receipt went out holds a second one back, and staff look at what failed; nothing of a mail is kept
  { table: 'mails', since: 'coalesce(sent_at, failed_at)', days: 90 },
  // that a notice went out holds a second one back; nobody waits that long for a coffee
  { table: 'notices', since: 'coalesce(sent_at, failed_at)', days: 30 },
  { table: 'late_orders', since: 'noted_at', days: 30 },
];

/** What stays for good, and why. */
export const KEPT: Readonly<Record<string, string>> = {
  rate_limits: 'counts of at most an hour, which a job of their own takes away once they are over',
  audit_log: 'who did what: nobody can take a row out. It names staff, and of customers nothing but an order’s number',
  audit_days: 'the record, counted: a row for each kind of entry and member of staff a day',
  audit_day_changes: 'notes to whoever counts the record, who takes them away',
  chats: 'what was said about an order stays as long as the order; an account that closes takes its chats along',
  chat_messages: 'they go with their chat',
  push_subscriptions: 'they end with their session, or when their push service no longer knows them',
  users: 'orders are theirs; closing an account takes the person out of the row',
  products: 'order lines name them',
  figure_mails: 'one a member of staff at most; they turn it off',
  favourites: 'at most a hundred a person, who takes them off; they go with the account',
  shop_tables: 'orders and printed codes name them; retired ones come back',
  shop_table_codes: 'a code that a table had is never another one’s: whoever kept its tile would order there',
  pauses: 'a few a day, and who asks why a day was quiet reads them',
  promos: 'orders name them',
  promo_uses: 'a promo that is once for a person is once for good',
  second_factors: 'one a member of staff at most; it goes when they turn it off, and when an owner resets it',
  recovery_codes: 'ten a member of staff; they go with the second factor, and used ones say that they were',
  passkeys:
    'twenty a person at most, who removes them; they go with the account, and when an owner resets a colleague’s',
  past_customers:
    'a first-order promo is once for a person, whatever account they have; nobody can be read from the marks',
  secrets: 'what marks are made with: with another one nobody would be known again',
  orders: 'the books, which the law wants for ten years',
  option_groups: 'products have them, archived ones come back',
  options: 'order lines name them',
  order_lines: 'the books',
  order_moves: 'the books: who did what',
  order_pours: 'who made which piece; they go with their line',
  order_offers: 'what was sold in place of what; they go with their line',
  on_duty: 'one row, which the next one takes the place of',
  payments: 'the books',
  payment_attempts: 'the books; a provider may report an old attempt',
  payment_checks: 'what is left to ask: a row goes with its answer, at the latest after a day',
  refunds: 'the books',
  day_closes: 'the books: nobody can take a row out. It names staff, and no customer',
  drawer_entries: 'the books, as the closed days',
  member_cards: 'a card lasts; closing an account takes it out',
  points_entries: 'a balance is the sum of all. It names an account, and no person',
  order_days: 'the books, counted: a row for each kind of order a day',
  promo_days: 'the books, counted: a row for each day of a promo',
  promo_day_changes: 'notes to whoever counts, who takes them away',
  order_names: 'the names that are on orders, each once: one goes with the last order by it',
  order_name_changes: 'notes to whoever counts names, who takes them away',
  order_day_changes: 'notes to whoever counts, who takes them away',
  daily_sums: 'the books, added up: one row a day, and one for each quarter of an hour of today',
  daily_staff: 'the books, added up: a row for each member of staff a day',
  daily_customers: 'the books, added up: a row for each member of staff a day of the running month',
  customer_numbers: 'which bit is whose: accounts are never deleted, and it names an account and no person',
  daily_drawers: 'the books, added up: what a day that is not closed yet took, by ways to pay and promos',
  daily_products: 'the books, added up: a row for each product sold a day',
  daily_figures: 'the books, added up: which days have their figures, and their quarters of an hour',
  daily_figure_rows:
    'the books, added up: a row for each thing that a figure counts a day. Typed reasons go when an account is closed: its days are added up anew',
  monthly_figures: 'the books, added up: which months are made of kept days; one goes with any of its days',
  monthly_figure_rows:
    'the books, added up: a row for each thing that a figure counts a month. They go with any of its days',
  daily_changes: 'notes to whoever adds the books up, who takes them away',
  schema_migrations: 'what the tables are made of',
};

/** Who shows an uploaded image: while a row does, its files stay. An order shows the one its lines were sold with. */
export const IMAGE_TABLES: readonly ImageTable[] = ['users', 'products', 'promos', 'order_lines', 'chat_messages'];
