import type { ApiErrorBody, ErrorCode, Pagination } from '@seduh/contract';
import { API_BASE, HEADERS } from '@seduh/contract/constants';
import { clearSession, getSession } from '../session/session';
import { ApiError, isRecord, transportError } from './ApiError';
import { currentSpeaker } from './speaker';

/** How long an answer may take, ms. */
export const REQUEST_TIMEOUT = 15_000;

/** Values of a query string; null, undefined and '' are left out. */
export type QueryValues = Record<string, string | number | null | undefined>;

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  query?: QueryValues;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as multipart; instead of `body`. */
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A success envelope, opened. */
export interface Answer<T> {
  data: T;
  /** Place in the list; null for everything that is no list. */
  meta: Pagination | null;
  msg: string;
}

/**
 * Calls the API: adds the token, gives up after 15 s, opens the envelope.
 * @param path relative to the API base, from `API_PATHS`
 * @throws {ApiError} for every other outcome than a success envelope
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  const deadline = startDeadline(REQUEST_TIMEOUT, options.signal);
  try {
    const response = await send(path, { ...options, signal: deadline.signal });
    return await readEnvelope<T>(response, deadline.signal);
  } catch (error) {
    throw await inLanguage(deadline.passed() && isTransport(error) ? transportError('TIMEOUT', error) : error);
  } finally {
    deadline.clear();
  }
}

/**
 * Sends a request and returns the answer unread, for streams as well. Where its user has logged in anew meanwhile, it is
 * sent again with the new token instead of the refusal.
 * @throws {ApiError} where no answer came, or one outside 200–299
 */
export async function send(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = 'GET', query, body, form, headers, signal } = options;
  const session = getSession();
  const init: RequestInit = {
    method,
    headers: {
      accept: 'application/json',
      // the page's, which is not always the browser's
      'accept-language': document.documentElement.lang,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(session ? { [HEADERS.token]: session.token } : {}),
      ...headers,
    },
  };
  if (form) init.body = form;
  else if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;

  let response: Response;
  try {
    response = await fetch(`${API_BASE}${path}${queryString(query)}`, init);
  } catch (error) {
    throw transportError(signal?.aborted ? 'CANCELED' : 'NETWORK', error);
  }
  if (response.ok) return response;
  const refusal = await readRefusal(response, signal);
  if (session && (refusal.code === 'SESSION_EXPIRED' || refusal.code === 'NO_TOKEN')) {
    const now = getSession();
    // who has logged in once more meanwhile ended the session that this went out with, and is the same person
    if (now?.id === session.id && now.token !== session.token) return send(path, options);
    clearSession(session.token);
  }
  throw refusal;
}

/** `?a=1&b=2` in the order given, or nothing. */
export function queryString(query: QueryValues = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

async function readEnvelope<T>(response: Response, signal: AbortSignal): Promise<Answer<T>> {
  const body = await readJson(response, signal);
  if (!isRecord(body) || !('data' in body)) throw transportError('BAD_RESPONSE', undefined, response.status);
  // the server checks every answer by the contract's schema: checking again here would cost the bundle its bytes
  return {
    data: body.data as T,
    meta: (body.meta ?? null) as Pagination | null,
    msg: String(body.msg ?? ''),
  };
}

async function readRefusal(response: Response, signal?: AbortSignal): Promise<ApiError> {
  const { status } = response;
  const body = await readJson(response, signal).catch((error: unknown) => error);
  if (signal?.aborted) return transportError('CANCELED');
  if (body instanceof Error || !isRecord(body) || typeof body.msg !== 'string' || typeof body.code !== 'string') {
    return transportError(status < 500 ? 'BAD_REQUEST' : 'BAD_RESPONSE', undefined, status);
  }
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  return new ApiError({
    // by the contract; the list of codes is not worth its bytes, and a newer server may know more of them
    code: body.code as ErrorCode,
    status,
    msg: body.msg,
    data: body.data ?? null,
    retryAfter,
    said: body.said as ApiErrorBody['said'],
    saidOf: body.said_of as ApiErrorBody['said_of'],
  });
}

/** Anything but JSON (a proxy's page, a login wall, half an answer) is a bad response. */
async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw transportError(signal?.aborted ? 'CANCELED' : 'NETWORK', error);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw transportError('BAD_RESPONSE', error, response.status);
  }
}

/** A failure as it is shown: in the reader's language, where somebody speaks it. */
export const inLanguage = (error: unknown): unknown =>
  error instanceof ApiError ? (currentSpeaker()?.refusal(error) ?? error) : error;

const isTransport = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'CANCELED' || error.code === 'NETWORK');

/** A signal that aborts with the caller's or after `ms`, and says which of the two it was. */
interface Deadline {
  signal: AbortSignal;
  /** True once the time was up (and not the caller who aborted). */
  passed(): boolean;
  /** Ends the countdown; must be called when the answer is complete. */
  clear(): void;
}

/** Starts a countdown of `ms` milliseconds beside an optional signal of the caller. */
export function startDeadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  let timedOut = false;
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    timedOut = true;
    abort();
  }, ms);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    passed: () => timedOut,
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
