// The record of what staff did: its closed words.

/** What staff do things to. */
export const AUDIT_KINDS = [
  'product',
  'options',
  'promo',
  'shop',
  'table',
  'order',
  'money',
  'news',
  'people',
  'account',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** What staff do: its kind, and how. Each writing route that staff can call has its own. */
export const AUDIT_ACTIONS = [
  'product.create',
  'product.update',
  'product.archive',
  'product.availability',
  'options.create',
  'options.update',
  'options.archive',
  'options.availability',
  'promo.create',
  'promo.update',
  'promo.end',
  'shop.pause',
  'shop.reopen',
  'shop.staffing',
  'shop.screen',
  'table.add',
  'table.update',
  'order.place',
  'order.move',
  'order.undo',
  'order.pour',
  'order.unpour',
  'order.delay',
  'order.offer',
  'order.withdraw',
  'order.take',
  'order.leave',
  'order.message',
  'money.confirm',
  'money.refund',
  'money.return',
  'news.retry',
  'news.dismiss',
  'people.bundle',
  'people.disable',
  'people.enable',
  'people.logout',
  'people.factor',
  'people.invite',
  'people.resend',
  'people.revoke',
  'people.join',
  'account.update',
  'account.password',
  'account.prepare',
  'account.protect',
  'account.unprotect',
  'account.codes',
  'account.recovery',
] as const satisfies readonly `${AuditKind}.${string}`[];
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** How a value of the record is to be read. Money is whole rupiah, a moment an instant. */
export type AuditValueKind =
  | 'text'
  | 'money'
  | 'number'
  | 'percent'
  | 'seconds'
  | 'minutes'
  | 'days'
  | 'flag'
  | 'moment'
  | 'list'
  | 'picture'
  | 'status'
  | 'payment'
  | 'station'
  | 'allergens'
  | 'bundle';

/** What can be different afterwards, and how its value is to be read. */
export const AUDIT_FIELDS = {
  name: 'text',
  translated_name: 'text',
  description: 'text',
  translated_description: 'text',
  price: 'money',
  category: 'text',
  image: 'picture',
  stock: 'number',
  sizes: 'list',
  surcharge: 'money',
  option_groups: 'list',
  defaults: 'list',
  options: 'list',
  min: 'number',
  max: 'number',
  allergens: 'allergens',
  caffeine_mg: 'number',
  sugar_g: 'number',
  kcal: 'number',
  work_seconds: 'seconds',
  station: 'station',
  archived: 'flag',
  sold_out_until: 'moment',
  substitute: 'text',
  code: 'text',
  discount: 'percent',
  duration: 'days',
  ends_at: 'moment',
  min_price: 'money',
  total_uses: 'number',
  dine_in_only: 'flag',
  new_user_only: 'flag',
  one_per_day: 'flag',
  member_only: 'flag',
  paused_until: 'moment',
  people: 'number',
  people_until: 'moment',
  busy_minutes: 'minutes',
  status: 'status',
  pieces: 'number',
  total: 'money',
  payment_state: 'payment',
  refunds: 'money',
  returned: 'money',
  delay_reason: 'flag',
  delay_minutes: 'minutes',
  tables: 'list',
  retired: 'flag',
  ran_out: 'text',
  cup: 'text',
  messages: 'number',
  undelivered: 'number',
  bundle: 'bundle',
  disabled: 'flag',
  sessions: 'number',
  second_factor: 'flag',
  recovery_left: 'number',
  invited_until: 'moment',
  display_name: 'text',
  first_name: 'text',
  last_name: 'text',
} as const satisfies Record<string, AuditValueKind>;
export type AuditField = keyof typeof AUDIT_FIELDS;
