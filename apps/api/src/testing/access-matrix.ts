import { text } from 'node:stream/consumers';
import type { ApiErrorBody, Order } from '@seduh/contract';
import { BUNDLES, MESSAGES, PAYMENT, type Permission } from '@seduh/contract/constants';
import { permissionsOf } from '@seduh/domain';
import type { InjectOptions } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { withPasskey } from '../resources/auth/testing/passkey-kit';
import { makeClosedDay } from '../resources/closes/testing/close-kit';
import { cart, line } from '../resources/orders/testing/order-kit';
import { ACCESS_SAMPLES, SAMPLE_PASSWORD, type AccessSample } from './access-samples';
import { TEST_NOW, type TestApp } from './app';
import type { TestUser } from './makers';
import { withTx } from '../platform/db/tx';
import { insertRefund, listRefunds } from '../resources/orders/pay/refunds-repository';

export interface AccessRoute {
  /** `PATCH /api/products/{id}` */
  name: string;
  method: NonNullable<InjectOptions['method']>;
  path: string;
  role: 'public' | 'any' | 'User' | 'Admin';
  /** What staff need for it; left out where they need none. */
  permission?: Permission;
  /** Whether staff may call it before they have set up a second factor that their work takes. */
  withoutFactor: boolean;
}

/** What a test looks at of an answer. */
export interface Answer {
  status: number;
  code: string | undefined;
  msg: string | undefined;
  text: string;
}

/** Sends a request; a test of the matrix itself puts something else in its place. */
export type Ask = (request: InjectOptions & { url: string }, route: AccessRoute) => Promise<Answer>;

const DAY_MS = 24 * 60 * 60_000;
/** Who works with a second factor, or without. */
const FACTOR_CASES = [
  ['owner', false],
  ['manager', false],
  ['owner', true],
  ['barista', false],
] as const;
const SHUT_OUT = new Set(['NO_TOKEN', 'SESSION_EXPIRED', 'FORBIDDEN', 'NOT_PERMITTED']);

/** Every route of the API's own description, with who may call it. */
export async function listRoutes({ app }: TestApp): Promise<AccessRoute[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<
      string,
      Record<string, { 'x-role': AccessRoute['role']; 'x-permission'?: Permission; 'x-without-factor'?: true }>
    >;
  }>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const method = verb.toUpperCase() as AccessRoute['method'];
      const { 'x-role': role, 'x-permission': permission } = operation;
      const withoutFactor = operation['x-without-factor'] ?? false;
      return { name: `${method} ${path}`, method, path, role, withoutFactor, ...(permission ? { permission } : {}) };
    }),
  );
}

/** Routes the matrix knows no request for. */
export const withoutSample = (routes: readonly AccessRoute[]): string[] =>
  routes.map(({ name }) => name).filter((name) => !ACCESS_SAMPLES[name]);

/** What every account has of its own, staff's too. */
const isAccounts = ({ of }: AccessSample): boolean => of === 'session' || of === 'passkey';

/** Sends a request into the app. */
export const injectInto =
  ({ app }: TestApp): Ask =>
  async (request) => {
    if (!request.payloadAsStream) return answerOf(await app.inject(request));
    const response = await app.inject({ ...request, payloadAsStream: true });
    const { statusCode, headers } = response;
    // only a refusal comes to an end
    if (statusCode >= 400) return answerOf({ statusCode, headers, body: await text(response.stream()) });
    response.stream().destroy();
    return { status: statusCode, code: undefined, msg: undefined, text: '' };
  };

function answerOf({ statusCode, body, headers }: { statusCode: number; body: string; headers: object }): Answer {
  const isJson = JSON.stringify(headers).includes('application/json');
  const { code, msg }: Partial<ApiErrorBody> = isJson && body !== '' ? JSON.parse(body) : {};
  return { status: statusCode, code, msg, text: body };
}

/** The matrix: each row sends every route's sample as somebody, and answers what went another way than it should. */
export async function createMatrix(shop: TestApp, routes: readonly AccessRoute[], ask: Ask = injectInto(shop)) {
  const product = await shop.makeProduct();
  shop.clock.set(new Date(Date.parse(TEST_NOW) - 31 * DAY_MS));
  const expired = await shop.makeUser({ role: 'Admin' });
  shop.clock.set(TEST_NOW);
  const revoked = await shop.makeUser({ role: 'Admin' });
  await shop.app.inject({ method: 'DELETE', url: '/api/auths/logout', headers: revoked.headers });
  const closed = await shop.makeUser({ role: 'Admin', closed_at: new Date(TEST_NOW) });
  const [user, admin] = [await shop.makeUser(), await shop.makeUser({ role: 'Admin' })];
  const guarded = routes.filter(({ role }) => role !== 'public');

  const order = async (owner: TestUser): Promise<string> => {
    // nobody makes the orders of before: with hundreds of them, a later one would not be ready before the shop closes
    await shop.database.db
      .updateTable('orders')
      .set({ ready_at: new Date(shop.clock.now().getTime() - 4 * 3_600_000), ready_from: null })
      .execute();
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/transactions',
      // how often one address may order is limited
      remoteAddress: shop.nextAddress(),
      headers: { ...owner.headers, 'idempotency-key': uuidv7() },
      payload: cart([line(product)]),
    });
    return response.json<{ data: Order }>().data.id;
  };
  /** Another email that waits for its confirmation. */
  const wantEmail = (owner: TestUser) =>
    shop.app.inject({
      method: 'PATCH',
      url: '/api/users/edit-profile',
      remoteAddress: shop.nextAddress(),
      headers: owner.headers,
      payload: { email: `${uuidv7()}@seduh.example` },
    });
  /** Something for the request to be about; an order is this person's, and nobody may order often. */
  const make = async ({ of }: AccessSample, owner: TestUser): Promise<string> => {
    if (of === 'product') return shop.makeProduct();
    // dine in: the orders here are picked up
    if (of === 'pause') return '1';
    if (of === 'table') return (await shop.makeTable()).id;
    if (of === 'promo') return shop.makePromo();
    if (of === 'staff') return (await shop.makeUser({ role: 'Admin', bundle: 'barista' })).id;
    if (of === 'invitation') return shop.makeInvitation();
    if (of === 'group') return String((await shop.makeGroup()).id);
    if (of === 'option') return String((await shop.makeGroup()).optionIds[0]);
    if (of === 'session') {
      await shop.app.sessions.start(owner.id);
      return (await shop.app.sessions.list(owner.id, owner.token)).find(({ current }) => !current)?.id ?? '';
    }
    if (of === 'close') return makeClosedDay(shop, owner);
    if (of === 'passkey') return (await withPasskey(shop, owner)).passkey.id;
    if (of === 'refund') return makeRefund(shop, await order(owner));
    return of === 'order' ? order(owner) : '';
  };
  const send = (route: AccessRoute, id: string, token?: string): Promise<Answer> => {
    const { payload, headers, endless } = ACCESS_SAMPLES[route.name] ?? {};
    const request: InjectOptions & { url: string } = {
      method: route.method,
      url: route.path.replace('{id}', id),
      remoteAddress: shop.nextAddress(),
      headers: { ...headers, ...(token === undefined ? {} : { 'x-access-token': token }) },
    };
    const body = typeof payload === 'function' ? payload(id) : payload;
    if (body) request.payload = body;
    if (endless) request.payloadAsStream = true;
    return ask(request, route);
  };

  /** Routes whose answer is not this one, each with what it was. */
  const expectAll = async (
    row: readonly AccessRoute[],
    token: (route: AccessRoute) => string | undefined,
    wanted: string,
  ) => {
    const wrong: string[] = [];
    for (const route of row) {
      const id = await make(ACCESS_SAMPLES[route.name] ?? {}, await shop.makeUser());
      const { status, code, msg } = await send(route, id, token(route));
      if (`${status} ${code} ${msg}` !== wanted) wrong.push(`${route.name}: ${status} ${code}`);
    }
    return wrong;
  };
  const shutOut = (token: string) => () =>
    expectAll(guarded, () => token, `401 SESSION_EXPIRED ${MESSAGES.loginFirst}`);

  return {
    'no token': () => expectAll(guarded, () => undefined, `401 NO_TOKEN ${MESSAGES.loginFirst}`),
    garbage: shutOut('x'.repeat(43)),
    expired: shutOut(expired.token),
    revoked: shutOut(revoked.token),
    'of a closed account': shutOut(closed.token),
    'wrong role': () =>
      expectAll(
        guarded.filter(({ role }) => role !== 'any'),
        ({ role }) => (role === 'Admin' ? user.token : admin.token),
        `403 FORBIDDEN ${MESSAGES.forbidden}`,
      ),

    /** Somebody else's order is to a customer the same as one that does not exist. */
    async "somebody else's"() {
      const wrong: string[] = [];
      // a product on the menu is nobody's
      const isOwned = (of: AccessSample['of']) => of !== undefined && of !== 'product';
      const owned = guarded.filter(({ name, role }) => role !== 'Admin' && isOwned(ACCESS_SAMPLES[name]?.of));
      for (const route of owned) {
        const stranger = await shop.makeUser();
        const theirs = await send(
          route,
          await make(ACCESS_SAMPLES[route.name] ?? {}, await shop.makeUser()),
          stranger.token,
        );
        const none = await send(route, uuidv7(), stranger.token);
        const isHidden = route.path.includes('{id}') ? theirs.status === 404 : theirs.status < 300;
        if (isHidden && theirs.status === none.status && theirs.text === none.text) continue;
        wrong.push(`${route.name}: ${theirs.text}, for none ${none.text}`);
      }
      return wrong;
    },

    /** Whoever may call gets as far as the route itself, and finds there what is theirs. */
    async 'right role'() {
      const wrong: string[] = [];
      for (const route of guarded) {
        for (const role of route.role === 'any' ? (['User', 'Admin'] as const) : [route.role as TestUser['role']]) {
          const sample = ACCESS_SAMPLES[route.name] ?? {};
          const who = await shop.makeUser({ role, ...(sample.password ? { password: SAMPLE_PASSWORD } : {}) });
          if (sample.waitingEmail) await wantEmail(who);
          const id = await make(sample, role === 'User' || isAccounts(sample) ? who : await shop.makeUser());
          const { status, code } = await send(route, id, who.token);
          if ([401, 403, 404, 405].includes(status) || status >= 500)
            wrong.push(`${route.name} as ${role}: ${status} ${code}`);
        }
      }
      return wrong;
    },

    /** Every route that staff may call × every bundle: whoever has its permission gets as far as the route, nobody else. */
    async permission() {
      const wrong: string[] = [];
      for (const route of guarded.filter(({ role }) => role === 'Admin' || role === 'any')) {
        for (const bundle of BUNDLES) {
          const sample = ACCESS_SAMPLES[route.name] ?? {};
          const password = sample.password ? { password: SAMPLE_PASSWORD } : {};
          const who = await shop.makeUser({ role: 'Admin', bundle, ...password });
          if (sample.waitingEmail) await wantEmail(who);
          const id = await make(sample, isAccounts(sample) ? who : await shop.makeUser());
          const { status, code, msg } = await send(route, id, who.token);
          const isShut = `${status} ${code} ${msg}` === `403 NOT_PERMITTED ${MESSAGES.notPermitted}`;
          const isThrough = ![401, 403, 404, 405].includes(status) && status < 500;
          const may = !route.permission || permissionsOf(bundle).includes(route.permission);
          if (may ? !isThrough : !isShut) wrong.push(`${route.name} as ${bundle}: ${status} ${code}`);
        }
      }
      return wrong;
    },

    /**
     * Where owners and managers have to have a second factor, who has none gets as far as what is about their own account,
     * and nowhere else; whoever has one, and whose work takes none, goes where they may.
     */
    async 'second factor'() {
      const wrong: string[] = [];
      for (const route of guarded.filter(({ role }) => role === 'Admin' || role === 'any')) {
        for (const [bundle, hasFactor] of FACTOR_CASES) {
          const factor_at = hasFactor ? shop.clock.now() : null;
          const who = await shop.makeUser({ role: 'Admin', bundle, factor_at });
          const id = ACCESS_SAMPLES[route.name]?.of ? uuidv7() : '';
          const { status, code, msg } = await send(route, id, who.token);
          const isShut = `${status} ${code} ${msg}` === `403 SECOND_FACTOR_REQUIRED ${MESSAGES.factorFirst}`;
          const isHeldBack = !hasFactor && bundle !== 'barista';
          if (isShut === (isHeldBack && !route.withoutFactor)) continue;
          wrong.push(`${route.name} as ${bundle} ${hasFactor ? 'with one' : 'without'}: ${status} ${code}`);
        }
      }
      return wrong;
    },

    /** Where everybody may call, a token that does not count is the same as none. */
    async everybody() {
      const wrong: string[] = [];
      for (const route of routes.filter(({ role }) => role === 'public')) {
        const id = await make(ACCESS_SAMPLES[route.name] ?? {}, await shop.makeUser());
        const [without, garbage] = [await send(route, id), await send(route, id, 'garbage')];
        const isSame = without.status === garbage.status && without.code === garbage.code;
        if (isSame && !SHUT_OUT.has(without.code ?? '') && without.status < 500) continue;
        wrong.push(`${route.name}: ${without.status} ${without.code}, with garbage ${garbage.status} ${garbage.code}`);
      }
      return wrong;
    },
  } satisfies Record<string, () => Promise<string[]>>;
}

export type Matrix = Awaited<ReturnType<typeof createMatrix>>;

/** Has the shop owe IDR 1,000 of this order; resolves with the refund's id. */
export async function makeRefund({ database: { db }, clock }: TestApp, orderId: string): Promise<string> {
  const owed = {
    cause: 'refund',
    method: PAYMENT.bankAccount,
    amount: 1_000,
    actor: 'staff',
    at: clock.now(),
  } as const;
  await withTx(db, (tx) => insertRefund(tx, { ...owed, orderId }));
  return (await listRefunds(db, orderId)).at(-1)?.id ?? '';
}
