import { API_BASE, HEADERS, IMAGE_TYPES, LIMITS, MESSAGES, type Permission } from '@seduh/contract/constants';
import { refuseIssues, refuseUnknown } from '@seduh/domain';
import { HttpHandler, type HttpResponseResolver } from 'msw';
import type { Session } from '../session/session';
import { sessions } from './fixtures/people';
import { inLanguageOf } from './said';
import { factorFirst, fail, failAt, failFields, forbidden, notPermitted, unauthenticated } from './reply';

/** A schema of the contract, as far as the mocks look at it. */
interface Schema<T> {
  safeParse(sent: unknown): { success: true; data: T } | { success: false; error: { issues: SchemaSays[] } };
}

interface SchemaSays {
  path: PropertyKey[];
  message: string;
  /** Names that the schema does not know. */
  keys?: string[];
}

/** What was sent, checked; or the refusal the server would answer. */
type Checked<T> = { value: T; refusal?: undefined } | { value?: undefined; refusal: Response };

/** What a mock's answer is made from, checked. */
interface MockCall<Query, Body> {
  query: Query;
  body: Body;
  /** Parts of the path. */
  param(name: string): string;
  headers: Headers;
  /** The image that came with a form; null without one. */
  image: File | null;
  /** Who is asking; null for a visitor. */
  viewer: Session | null;
}

export type MockMethod = 'get' | 'post' | 'patch' | 'put' | 'delete';

/**
 * Who may call, as the server's routes say it: a role, or staff with a permission, or any staff about themselves; beside a
 * role, what staff need.
 */
type MockAccess =
  | { role: 'public' | 'any' | 'User'; permission?: Permission }
  | { role?: undefined; permission: Permission }
  | { role: 'Admin'; permission?: undefined; withoutFactor: true };

export type MockRoute<Query, Body> = MockAccess & MockParts<Query, Body>;

interface MockParts<Query, Body> {
  method: MockMethod;
  /** Under the API base, with `:name` for its parts. */
  path: string;
  query?: Schema<Query> & { shape: object };
  body?: Schema<Body>;
  /** Takes a multipart form too, with an image as its file `image`. */
  form?: boolean;
  /** Fields a client has no business sending, where others that are unknown do no harm. */
  refuses?: string[];
  /** Staff may call it before they have set up a second factor that their work takes. */
  withoutFactor?: true;
  answer(call: MockCall<Query, Body>): Response;
}

const mockUrl = (path: string): string => `*${API_BASE}${path}`;

/** Places of their own that would also fit `/transactions/:id` or `/products/:id`. */
export const NO_IDS = new Set([
  'chats',
  'counter',
  'events',
  'history',
  'making',
  'offers',
  'quote',
  'times',
  'usual',
  'warnings',
]);

/**
 * MSW asks each handler in turn, which compiles its path and reads the cookies anew: dozens of times for a call. This one
 * first says at a glance whether the call can be meant for it.
 */
class ApiHandler extends HttpHandler {
  readonly #address: RegExp;

  constructor(
    readonly method: string,
    path: string,
    answer: HttpResponseResolver,
  ) {
    super(method, mockUrl(path), answer);
    // `/:id` is a part of the path, `/:id?` one that may be missing
    const pattern = path.replaceAll(/\/:\w+(\??)/g, '(?:/[^/?#]+)$1');
    this.#address = new RegExp(`${API_BASE}${pattern}/?(?:[?#]|$)`, 'i');
  }

  override async run(call: Parameters<HttpHandler['run']>[0]): ReturnType<HttpHandler['run']> {
    const isMeant = call.request.method === this.method && this.#address.test(call.request.url);
    return isMeant ? super.run(call) : null;
  }
}

/** A handler on a path of the API, whatever origin runs it. */
export const handle = (method: MockMethod, path: string, answer: HttpResponseResolver): HttpHandler =>
  new ApiHandler(method.toUpperCase(), path, async (info) => {
    if (NO_IDS.has(String(info.params.id))) return undefined;
    const given = await answer(info);
    return given instanceof Response ? inLanguageOf(info.request, given) : given;
  });

/** A handler that refuses what the server would refuse: who may not ask, and what does not fit the contract. */
export function mockRoute<Query = Record<string, never>, Body = undefined>(route: MockRoute<Query, Body>): HttpHandler {
  return handle(route.method, route.path, async ({ request, params }) => {
    const viewer = findViewer(request);
    const shutOut = authorise(request, viewer, route);
    if (shutOut) return shutOut;
    const query = readQuery(request, route.query);
    if (query.refusal) return query.refusal;
    const sent = await readSent(request, route.form);
    if (sent instanceof Response) return sent;
    const body = checkBody(sent, route);
    if (body.refusal) return body.refusal;
    return route.answer({
      query: query.value as Query,
      body: body.value as Body,
      param: (name) => String(params[name]),
      headers: request.headers,
      image: sent.image,
      viewer,
    });
  });
}

function findViewer(request: Request): Session | null {
  const token = request.headers.get(HEADERS.token);
  return Object.values(sessions).find((session) => session.token === token) ?? null;
}

function authorise(
  request: Request,
  viewer: Session | null,
  {
    role = 'Admin',
    permission,
    withoutFactor,
  }: Pick<MockParts<never, never>, 'withoutFactor'> & {
    role?: string | undefined;
    permission?: Permission | undefined;
  },
): Response | null {
  if (role === 'public') return null;
  if (!viewer) return unauthenticated(request.headers.has(HEADERS.token) ? 'SESSION_EXPIRED' : 'NO_TOKEN');
  if (role !== 'any' && role !== viewer.role) return forbidden();
  // as staff without a permission are: everybody on staff has one
  if (!withoutFactor && viewer.role === 'Admin' && viewer.permissions.length === 0) return factorFirst();
  const isShut = permission !== undefined && viewer.role === 'Admin' && !viewer.permissions.includes(permission);
  return isShut ? notPermitted() : null;
}

// stricter than the server, which ignores them: a name the contract does not know is a mistake of the client
function readQuery<Query>(request: Request, schema: MockRoute<Query, never>['query']): Checked<Query | undefined> {
  const sent = Object.fromEntries(new URL(request.url).searchParams);
  const unknown = Object.keys(sent).filter((name) => !schema || !Object.hasOwn(schema.shape, name));
  if (unknown.length > 0) return { refusal: fail(400, 'UNKNOWN_FIELD', `Unknown query: ${unknown.join(', ')}`) };
  return schema ? check(schema, sent) : { value: undefined };
}

/** A body as it came, unchecked. */
interface SentBody {
  /** Undefined without a body. */
  value: unknown;
  image: File | null;
}

async function readSent(request: Request, takesForms = false): Promise<SentBody | Response> {
  const type = request.headers.get('content-type') ?? '';
  if (takesForms && type.startsWith('multipart/form-data')) return readForm(await request.formData());
  const text = await request.text();
  if (!text) return { value: undefined, image: null };
  if (!type.startsWith('application/json')) return fail(415, 'UNSUPPORTED_TYPE', MESSAGES.needsJson);
  try {
    return { value: JSON.parse(text), image: null };
  } catch {
    return fail(400, 'VALIDATION', MESSAGES.unreadable);
  }
}

function readForm(form: FormData): SentBody | Response {
  const value: Record<string, string> = {};
  let image: File | null = null;
  for (const [name, part] of form) {
    if (typeof part === 'string') value[name] = part;
    else if (name !== 'image') return failFields(refuseUnknown([name]));
    else image = part;
  }
  if (image && !IMAGE_TYPES.some((type) => type === image.type))
    return failAt('image', 415, 'UNSUPPORTED_TYPE', MESSAGES.wrongExtension);
  if (image && image.size > LIMITS.imageBytes) return failAt('image', 413, 'TOO_LARGE', MESSAGES.fileTooLarge);
  return { value, image };
}

function checkBody<Body>(
  { value: sent }: SentBody,
  { body: schema, refuses = [] }: Pick<MockRoute<never, Body>, 'body' | 'refuses'>,
): Checked<Body | undefined> {
  if (!schema) {
    return sent === undefined ? { value: undefined } : { refusal: fail(400, 'VALIDATION', 'No body is expected here') };
  }
  const refused = refuses.filter((name) => typeof sent === 'object' && sent !== null && Object.hasOwn(sent, name));
  return refused.length > 0 ? { refusal: failFields(refuseUnknown(refused)) } : check(schema, sent);
}

function check<T>(schema: Schema<T>, sent: unknown): Checked<T> {
  const result = schema.safeParse(sent);
  if (result.success) return { value: result.data };
  const issues = result.error.issues.map(({ path, message, keys }) => ({ path, message, unknown: keys }));
  return { refusal: failFields(refuseIssues(issues, sent)) };
}
