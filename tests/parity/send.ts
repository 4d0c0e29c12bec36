// Sends one request to either side and reads both answers the same way.
import { handlers } from '@seduh/api-client/mocks';
import type { TestApp } from '@seduh/api/testing';
import { getResponse } from 'msw';
import type { Names } from './world';

/** A request, written once for both sides. */
export interface Sent {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Under `/api`; a function where an order is named. */
  path: string | ((names: Names) => string);
  as?: 'customer' | 'yesterday' | 'admin' | 'expired';
  body?: unknown | ((names: Names) => unknown);
  /** Sent as a multipart form instead of `body`. */
  form?: Record<string, string | File>;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

const resolve = <T>(value: T | ((names: Names) => T), names: Names): T =>
  typeof value === 'function' ? (value as (names: Names) => T)(names) : value;

async function parts({ path, as, body, form, headers }: Sent, names: Names) {
  const tokens = {
    customer: names.customerToken,
    admin: names.adminToken,
    yesterday: names.yesterdayToken,
    expired: 'no such token',
  };
  const { payload, type } = form ? await encode(form) : json(resolve(body, names));
  return {
    url: `/api${resolve(path, names)}`,
    headers: {
      ...(as ? { 'x-access-token': tokens[as] } : {}),
      ...(type ? { 'content-type': type } : {}),
      // what is said in English is compared by the API's own tests; for others it comes with its name
      'accept-language': 'id',
      ...headers,
    },
    payload,
  };
}

const json = (body: unknown) => ({
  payload: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  type: body === undefined ? null : 'application/json',
});

/** Both sides get the same bytes, boundary included. */
async function encode(fields: NonNullable<Sent['form']>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  return { payload: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') };
}

/** The mocks' answer. @param mocks those that are asked, the first that knows the call */
export async function askMocks(sent: Sent, names: Names, mocks = handlers): Promise<Reply> {
  const { url, headers, payload } = await parts(sent, names);
  const init = { method: sent.method, headers, ...(payload === undefined ? {} : { body: payload }) };
  const response = await getResponse(mocks, new Request(new URL(url, 'http://localhost'), init));
  if (!response) throw new Error(`No mock answers ${sent.method} ${url}`);
  return { status: response.status, body: (await response.json()) as Reply['body'] };
}

/** The server's answer. Each call comes from an address of its own, since rate limits stay on. */
export async function askServer(sent: Sent, { world, names }: { world: TestApp; names: Names }): Promise<Reply> {
  const { url, headers, payload } = await parts(sent, names);
  const response = await world.app.inject({
    method: sent.method,
    url,
    headers,
    remoteAddress: world.nextAddress(),
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}
