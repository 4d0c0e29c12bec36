/** One request to a route that would go through, were it not for who sends it. */
export interface AccessSample {
  /** What the request is about: its id stands for `{id}` in the path, and is handed to `payload`. */
  of?:
    | 'product'
    | 'promo'
    | 'order'
    | 'session'
    | 'refund'
    | 'group'
    | 'option'
    | 'pause'
    | 'table'
    | 'staff'
    | 'invitation'
    | 'passkey'
    | 'close';
  payload?: object | ((id: string) => object);
  headers?: Record<string, string>;
  /** Whoever sends it has {@link SAMPLE_PASSWORD}. */
  password?: true;
  /** Whoever sends it has asked for another email. */
  waitingEmail?: true;
  /** The answer never ends. */
  endless?: true;
}

/** What samples name as the password of who sends them. */
export const SAMPLE_PASSWORD = 'kopi-susu-pagi';

/** A browser's subscription, its key a point of the curve. */
const SAMPLE_SUBSCRIPTION = {
  endpoint: 'https://push.example/of-a-browser',
  keys: {
    p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  },
};

const bare: AccessSample = {};
/** For forms of which an empty one is an answer as well: they are refused for what they lack, not for who sends them. */
const empty: AccessSample = { payload: {} };
const of = (what: AccessSample['of'], payload?: AccessSample['payload']): AccessSample => ({
  of: what,
  ...(payload ? { payload } : {}),
});

/**
 * A sample for every route of the API's description, by method and path. A route without one fails the access matrix:
 * add it here, with `of` where the request names something that belongs to somebody.
 */
export const ACCESS_SAMPLES: Readonly<Record<string, AccessSample>> = {
  'POST /api/auths/login': empty,
  'POST /api/auths/register': empty,
  'DELETE /api/auths/logout': bare,
  'PATCH /api/auths/forgot-password': empty,
  'PATCH /api/auths/reset-password': empty,
  'GET /api/auths/oidc/start': bare,
  'GET /api/auths/oidc/callback': bare,
  'POST /api/auths/oidc/session': bare,
  'GET /api/users': bare,
  'DELETE /api/users': { password: true, payload: { password: SAMPLE_PASSWORD } },
  'PATCH /api/users/edit-profile': { payload: { display_name: 'Rani Ayu' } },
  'PATCH /api/users/password': {
    password: true,
    payload: { old_password: SAMPLE_PASSWORD, new_password: 'teh-tarik-sore' },
  },
  'GET /api/users/sessions': bare,
  'DELETE /api/users/sessions': bare,
  'DELETE /api/users/sessions/{id}': of('session'),
  'GET /api/users/second-factor': bare,
  'DELETE /api/users/second-factor': empty,
  'POST /api/users/second-factor/setup': { password: true, payload: { password: SAMPLE_PASSWORD } },
  'POST /api/users/second-factor/confirm': empty,
  'POST /api/users/second-factor/recovery-codes': empty,
  'GET /api/users/passkeys': bare,
  'POST /api/users/passkeys': empty,
  'POST /api/users/passkeys/options': empty,
  'PATCH /api/users/passkeys/{id}': of('passkey', { name: 'My phone' }),
  'DELETE /api/users/passkeys/{id}': of('passkey', {}),
  'POST /api/auths/passkey': empty,
  'POST /api/auths/passkey/options': bare,
  'POST /api/users/email-change': { waitingEmail: true },
  'DELETE /api/users/email-change': { waitingEmail: true },
  'GET /api/products/warnings': bare,
  'GET /api/products/making': bare,
  'GET /api/users/card': bare,
  'GET /api/users/favourites': bare,
  'POST /api/users/favourites': { payload: { product_ids: [] } },
  'PUT /api/users/favourites/{id}': of('product'),
  'DELETE /api/users/favourites/{id}': of('product'),
  'GET /api/users/notices': bare,
  'PATCH /api/users/notices': { payload: { news_mails: true } },
  'POST /api/users/notices/stop': { payload: { token: 'of-no-mail' } },
  'POST /api/users/push': { payload: SAMPLE_SUBSCRIPTION },
  'DELETE /api/users/push': bare,
  'POST /api/users/push/renewal': {
    payload: { old_endpoint: 'https://push.example/of-nobody', subscription: SAMPLE_SUBSCRIPTION },
  },
  'PATCH /api/auths/confirm-email': { payload: { token: 'of-no-mail' } },
  'PATCH /api/auths/undo-email': { payload: { token: 'of-no-mail' } },
  'GET /api/categories': bare,
  'GET /api/products': bare,
  'POST /api/products': empty,
  'GET /api/products/{id}': of('product'),
  'PATCH /api/products/{id}': of('product', { version: 1, price: 26_000 }),
  'DELETE /api/products/{id}': of('product'),
  'PATCH /api/products/{id}/availability': of('product', { stock: 5 }),
  'GET /api/options/groups': bare,
  'POST /api/options/groups': empty,
  'GET /api/options/groups/{id}': of('group'),
  'PATCH /api/options/groups/{id}': of('group', { version: 1, group_name: 'Cream' }),
  'DELETE /api/options/groups/{id}': of('group'),
  'PATCH /api/options/{id}/availability': of('option', { sold_out_until: null }),
  'GET /api/promos': bare,
  'POST /api/promos': empty,
  'GET /api/promos/{id}': of('promo'),
  'PATCH /api/promos/{id}': of('promo', { version: 1, description: 'For everybody.' }),
  'DELETE /api/promos/{id}': of('promo'),
  'GET /api/promos/{id}/figures': of('promo'),
  'POST /api/promos/foresight': { payload: { weeks: 4, discount: 0.2 } },
  'GET /api/shop': bare,
  'PUT /api/shop/pauses/{id}': of('pause', { minutes: 15 }),
  'DELETE /api/shop/pauses/{id}': of('pause'),
  'GET /api/shop/staffing': bare,
  'PUT /api/shop/staffing': { payload: { people: { bar: 1, kitchen: 1, counter: 1 } } },
  'GET /api/shop/collect-key': bare,
  'POST /api/shop/collect-key': bare,
  'GET /api/collect': bare,
  'GET /api/drawer': bare,
  'POST /api/drawer/entries': {
    payload: { id: '01990000-0000-7000-8000-00000000d4a3', kind: 'pay in', amount: 1_000, reason: 'Coins' },
  },
  'GET /api/closes': bare,
  'POST /api/closes': empty,
  'GET /api/closes/{id}': of('close'),
  'GET /api/shop/tables': bare,
  'POST /api/shop/tables': { payload: { labels: ['7'] } },
  'PATCH /api/shop/tables/{id}': of('table', { version: 1, active: false }),
  'POST /api/shop/tables/{id}/code': of('table', { version: 1 }),
  'GET /api/tables/{id}': bare,
  'POST /api/transactions/quote': empty,
  'POST /api/transactions/times': empty,
  'POST /api/transactions': { payload: {}, headers: { 'idempotency-key': 'once' } },
  'POST /api/transactions/counter': { payload: {}, headers: { 'idempotency-key': 'once' } },
  'GET /api/transactions': bare,
  'GET /api/transactions/events': { endless: true },
  'GET /api/transactions/history': bare,
  'GET /api/transactions/usual': bare,
  'DELETE /api/transactions/history': of('order', (id) => ({ ids: [id] })),
  'POST /api/transactions/history/restore': of('order', (id) => ({ ids: [id] })),
  'GET /api/transactions/chats': bare,
  'GET /api/transactions/{id}/chat': of('order'),
  'POST /api/transactions/{id}/chat': {
    of: 'order',
    payload: { text: 'Hello' },
    headers: { 'idempotency-key': 'once' },
  },
  'POST /api/transactions/{id}/chat/seen': of('order', { message_id: 1 }),
  'GET /api/transactions/{id}/chat/image': of('order'),
  'POST /api/transactions/{id}/chat/image': { of: 'order', payload: {}, headers: { 'idempotency-key': 'once' } },
  'GET /api/transactions/{id}': of('order'),
  'PATCH /api/transactions/{id}': of('order', { status_name: 'cancelled' }),
  'POST /api/transactions/{id}/pours': of('order', { pour_id: '01990000-0000-7000-8000-000000000001', line: 1 }),
  'POST /api/transactions/offers': { payload: { option_id: 1 } },
  'PUT /api/transactions/{id}/offer': of('order', {
    line: 1,
    take: false,
    substitute: { product_id: '01990000-0000-7000-8000-000000000001', size_id: 1 },
  }),
  'PUT /api/transactions/{id}/delay': of('order', { reason: 'The grinder is being cleaned' }),
  'GET /api/transactions/{id}/receipt': of('order'),
  'POST /api/transactions/{id}/payment': of('order', {}),
  'POST /api/transactions/{id}/payment/confirm': of('order', {}),
  'POST /api/transactions/{id}/refunds': {
    of: 'order',
    payload: { whole: true, reason: 'Cold' },
    headers: { 'idempotency-key': 'once' },
  },
  'GET /api/payments/owed': bare,
  'POST /api/payments/owed/{id}/returned': of('refund'),
  'POST /api/payments/notifications': empty,
  'GET /api/dashboard': bare,
  'GET /api/dashboard/report.csv': bare,
  'GET /api/figures': bare,
  'GET /api/figures/figures.csv': bare,
  'GET /api/figures/mail': bare,
  'PATCH /api/figures/mail': { payload: { wanted: true } },
  'GET /api/audit-log': bare,
  'GET /api/audit-log/people': bare,
  'GET /api/audit-log/record.csv': bare,
  'GET /api/shop/settings': bare,
  'PATCH /api/shop/settings': empty,
  'GET /api/shop/holidays': bare,
  'GET /api/people': bare,
  'PATCH /api/people/{id}/bundle': of('staff', { bundle: 'cashier', was: 'barista' }),
  'POST /api/people/{id}/disable': of('staff'),
  'POST /api/people/{id}/enable': of('staff'),
  'DELETE /api/people/{id}/sessions': of('staff'),
  'DELETE /api/people/{id}/second-factor': of('staff'),
  'POST /api/people/invitations': empty,
  'POST /api/people/invitations/{id}/resend': of('invitation'),
  'DELETE /api/people/invitations/{id}': of('invitation'),
  'POST /api/auths/invitation': { payload: { token: 'of-no-mail' } },
  'PATCH /api/auths/accept-invitation': empty,
  'GET /api/undelivered': bare,
  'POST /api/undelivered/retry': empty,
  'POST /api/undelivered/dismiss': empty,
};
