import {
  credentials,
  handlers,
  history,
  moveTo,
  rani,
  seenBy,
  sessions,
  showHistory,
  toHistoryItem,
  toSummary,
} from '@seduh/api-client/mocks';
import {
  LoginBody,
  Order,
  OrderEvent,
  OrderMoveBody,
  type OrderStatus,
  ProductDetail,
  type ProductSummary,
  Profile,
  RegisterBody,
  ResetPasswordBody,
} from '@seduh/contract';
import { API_BASE, API_PATHS, HEADERS } from '@seduh/contract/constants';
import { getResponse, http, type HttpHandler, HttpResponse } from 'msw';

// The memory that a flow needs and the mocks must not have. The mocks check and answer what is sent; what came of it is
// kept here and answered again later. A flow makes one account, one order and one product at most.

interface Memory {
  newcomer: RegisterBody | null;
  /** What opens an account since the flow began, by email. */
  passwords: Map<string, string>;
  order: Order | null;
  product: ProductDetail | null;
  /** Those who follow the orders live. */
  followers: Set<ReadableStreamDefaultController<Uint8Array>>;
}

let memory: Memory;

interface Envelope {
  data: unknown;
}

const at = (path: string): string => `*${API_BASE}${path}`;
const ok = (data: unknown) => HttpResponse.json({ status: 200, msg: 'OK', data, meta: null });
const isStaff = ({ headers }: Request): boolean => headers.get(HEADERS.token) === sessions.admin.token;
const queryOf = (request: Request) => new URL(request.url).searchParams;

/** The mocks' answer, or refusal, with what this shop remembers put into its data. */
const amended = <Data>(
  method: 'get' | 'post' | 'patch',
  path: string,
  amend: (data: Data, sent: Request) => unknown,
): HttpHandler =>
  http[method](at(path), async ({ request }) => {
    const sent = request.clone();
    const response = await getResponse(handlers, request);
    if (!response?.ok) return response;
    const envelope = (await response.json()) as Envelope;
    const data = await amend(envelope.data as Data, sent);
    return HttpResponse.json({ ...envelope, data }, { status: response.status });
  });

/** Keeps the order and tells everybody who follows it. */
function keep(order: Order, kind: OrderEvent['kind']): Order {
  memory.order = Order.parse(order);
  const { id, number, status_name, timeline, created_at } = order;
  const moment = timeline.at(-1)?.at ?? created_at;
  const event: OrderEvent = OrderEvent.parse({ order_id: id, number, status_name, kind, at: moment });
  const frame = new TextEncoder().encode(`event: order\ndata: ${JSON.stringify(event)}\n\n`);
  for (const follower of memory.followers) follower.enqueue(frame);
  return order;
}

const accounts = [
  amended('post', API_PATHS.register, async (data, sent) => {
    const newcomer = RegisterBody.parse(await sent.json());
    memory.newcomer = newcomer;
    memory.passwords.set(newcomer.email, newcomer.password);
    return data;
  }),
  amended('patch', API_PATHS.resetPassword, async (data, sent) => {
    memory.passwords.set(rani.email, ResetPasswordBody.parse(await sent.json()).newPassword);
    return data;
  }),
  http.post(at(API_PATHS.login), async ({ request }) => {
    const { email, password } = LoginBody.parse(await request.clone().json());
    const kept = memory.passwords.get(email);
    if (kept === undefined) return undefined;
    // the mocks know no newcomer: whoever has the new password is let in as their customer
    const body = JSON.stringify(kept === password ? credentials.customer : { email, password: `not ${password}` });
    return getResponse(handlers, new Request(request.url, { method: 'POST', headers: request.headers, body }));
  }),
  amended<Profile>('get', API_PATHS.profile, (profile) => {
    if (!memory.newcomer) return profile;
    const { email, phone } = memory.newcomer;
    const blank = {
      address: null,
      display_name: null,
      first_name: null,
      last_name: null,
      birthday: null,
      gender: null,
    };
    return Profile.parse({ ...profile, ...blank, email, phone });
  }),
];

const find = (id: unknown): Order | undefined => (memory.order && memory.order.id === id ? memory.order : undefined);
const answer = (order: Order, request: Request) => ok(seenBy(order, isStaff(request) ? 'Admin' : 'User'));

const orders = [
  amended<Order>('post', API_PATHS.orders, (order) => {
    // the provider's page would take the story's place: its address leads nowhere
    const payment = { ...order.payment, pay_url: order.payment.pay_url && '#provider' };
    const { phone } = memory.newcomer ?? order;
    return keep({ ...order, phone, payment }, 'placed');
  }),
  http.get(at(API_PATHS.history), ({ request }) => {
    const own = memory.order ? [toHistoryItem(memory.order)] : [];
    // Rani had others before
    return getResponse([showHistory(memory.newcomer ? own : [...own, ...history.slice(1)])], request);
  }),
  amended<Order[]>('get', API_PATHS.orders, (others, sent) => {
    const wanted = queryOf(sent).get('status')?.split(',');
    const { order } = memory;
    return order && (!wanted || wanted.includes(order.status_name)) ? [seenBy(order, 'Admin'), ...others] : others;
  }),
  http.get(at(API_PATHS.events), () => {
    let own: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller;
        controller.enqueue(new TextEncoder().encode('retry: 3000\n\n'));
        memory.followers.add(controller);
      },
      cancel: () => void memory.followers.delete(own),
    });
    return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } });
  }),
  http.get(at(API_PATHS.order.pattern), ({ request, params }) => {
    const order = find(params.id);
    return order && answer(order, request);
  }),
  http.patch(at(API_PATHS.order.pattern), async ({ request, params }) => {
    const order = find(params.id);
    if (!order) return undefined;
    const { status_name, reason, undo } = OrderMoveBody.parse(await request.clone().json());
    const moved = undo
      ? { ...order, status_name, timeline: order.timeline.slice(0, -1) }
      : moveTo(order, status_name, isStaff(request), reason ?? null);
    return answer(keep(moved, 'moved'), request);
  }),
];

const catalogue = [
  amended('post', API_PATHS.products, (product) => (memory.product = ProductDetail.parse(product))),
  http.get(at(API_PATHS.product.pattern), ({ params }) =>
    params.id === memory.product?.id ? ok(memory.product) : undefined,
  ),
  amended<ProductSummary[]>('get', API_PATHS.products, (others, sent) => {
    const isNewestFirst = queryOf(sent).get('sort') === 'newest';
    return memory.product && isNewestFirst ? [toSummary(memory.product), ...others].slice(0, 8) : others;
  }),
];

/** Opens a shop that remembers, from nothing; `order` is in it already. For a story's `beforeEach`. */
export function openShop(msw: { use(...handlers: HttpHandler[]): void }, order: Order | null = null): void {
  memory = { newcomer: null, passwords: new Map(), order, product: null, followers: new Set() };
  msw.use(...accounts, ...orders, ...catalogue);
}

function ordered(): Order {
  if (!memory.order) throw new Error('nothing has been ordered in this story');
  return memory.order;
}

/** What happens to the order elsewhere, while somebody looks on. */
export const elsewhere = {
  /** Staff move it. */
  move: (status: OrderStatus) => keep(moveTo(ordered(), status, true, null), 'moved'),
  /** The card's provider says that the money has come. */
  pay: () => {
    const order = ordered();
    const paid = { state: 'paid', due_at: null, pay_url: null, paid_at: order.created_at } as const;
    return keep({ ...order, payment: { ...order.payment, ...paid } }, 'paid');
  },
};
