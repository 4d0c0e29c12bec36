import { API_BASE, API_PATHS, HEADERS, PASSKEY_PATHS, PEOPLE_PATHS, TABLE_PATHS } from '@seduh/contract/constants';
import { HttpResponse } from 'msw';
import { NO_IDS } from '../mockRoute';

/** A call of the API on its way, as a fault sees it. */
export interface Call {
  method: string;
  /** Under the API base, without the query. */
  path: string;
  /** `?page=2`, or nothing. */
  search: string;
  /** What is sent, as it goes out: JSON text or a form. */
  sent: BodyInit | null | undefined;
  /** The rest of what `fetch` was called with. */
  init: RequestInit;
}

/** Asks behind a fault: the call as it came, changed, or another one. */
export type Ask = (call: Call) => Promise<Response>;

/** What stands between the page and the API: answers in its place, or makes something else of its answer. */
export type Answer = (call: Call, ask: Ask) => Promise<Response> | Response;

/** Reads what `fetch` was called with; null for what is no call of the API. The shop's one door always names a URL. */
export function readCall(input: RequestInfo | URL, init: RequestInit = {}): Call | null {
  if (input instanceof Request) return null;
  const { origin, pathname, search } = new URL(input, window.location.href);
  if (origin !== window.location.origin || !pathname.startsWith(`${API_BASE}/`)) return null;
  return { method: init.method ?? 'GET', path: pathname.slice(API_BASE.length), search, sent: init.body, init };
}

/** What `fetch` is to be called with for it. */
export const toFetch = ({ method, path, search, sent, init }: Call): [url: string, init: RequestInit] => [
  `${API_BASE}${path}${search}`,
  { ...init, method, body: sent ?? null },
];

/** The same caller asking for something else. */
export const reading = (call: Call, path: string, body?: unknown): Call => ({
  ...call,
  method: body === undefined ? 'GET' : 'POST',
  path,
  search: '',
  sent: body === undefined ? null : JSON.stringify(body),
});

export const tokenOf = ({ init }: Call): string | null => new Headers(init.headers).get(HEADERS.token);

/** The same call by nobody. */
export function anonymous(call: Call): Call {
  const headers = new Headers(call.init.headers);
  headers.delete(HEADERS.token);
  return { ...call, init: { ...call.init, headers } };
}

/** What is sent, as the contract has it; undefined for forms and where there is nothing. */
export const bodyOf = <Body>({ sent }: Call): Partial<Body> | undefined =>
  typeof sent === 'string' ? (JSON.parse(sent) as Partial<Body>) : undefined;

type Path = string | ((id: string) => string);

/** Whether it is the call to this path; a builder of paths stands for every id. */
export function isCall(call: Call, method: string, path: Path): boolean {
  if (call.method !== method) return false;
  if (typeof path === 'string') return call.path === path;
  const [before = '', after = ''] = path('.').split('.');
  const id = call.path.slice(before.length, call.path.length - after.length);
  return call.path === before + id + after && id !== '' && !id.includes('/') && !NO_IDS.has(id);
}

/** What is answered without a login, by method. */
const PUBLIC: Partial<Record<string, Path[]>> = {
  GET: [
    API_PATHS.categories,
    API_PATHS.products,
    API_PATHS.product,
    API_PATHS.promos,
    API_PATHS.shop,
    API_PATHS.collect,
    TABLE_PATHS.byCode,
  ],
  POST: [
    API_PATHS.quote,
    API_PATHS.orderTimes,
    API_PATHS.login,
    API_PATHS.register,
    API_PATHS.oidcSession,
    API_PATHS.newsStop,
    API_PATHS.pushRenewal,
    PEOPLE_PATHS.readInvitation,
    PASSKEY_PATHS.loginOptions,
    PASSKEY_PATHS.login,
  ],
  PATCH: [
    API_PATHS.forgotPassword,
    API_PATHS.resetPassword,
    API_PATHS.confirmEmail,
    API_PATHS.undoEmail,
    PEOPLE_PATHS.acceptInvitation,
  ],
};

/** Whether it is answered without a login too. */
export const isPublic = (call: Call): boolean =>
  PUBLIC[call.method]?.some((path) => isCall(call, call.method, path)) === true;

/** Whether it changes nothing: asking for a price, or for times, travels as POST, but only reads. */
export const isRead = (call: Call): boolean =>
  call.method === 'GET' || isCall(call, 'POST', API_PATHS.quote) || isCall(call, 'POST', API_PATHS.orderTimes);

interface Envelope {
  data: unknown;
  meta: unknown;
}

const isGoodJson = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-type')?.startsWith('application/json') === true;

/** The answer with something else in its envelope; refusals and what is no JSON stay as they are. */
export async function edit<Data>(
  asked: Promise<Response>,
  change: (data: Data) => Data,
  changeMeta: (meta: unknown) => unknown = (meta) => meta,
): Promise<Response> {
  const response = await asked;
  if (!isGoodJson(response)) return response;
  const envelope = (await response.json()) as Envelope;
  const { status } = response;
  return HttpResponse.json(
    { ...envelope, data: change(envelope.data as Data), meta: changeMeta(envelope.meta) },
    { status },
  );
}

/** What a good answer carries; null for everything else. */
export async function dataOf<Data>(asked: Promise<Response>): Promise<Data | null> {
  const response = await asked;
  return isGoodJson(response) ? (((await response.json()) as Envelope).data as Data) : null;
}
