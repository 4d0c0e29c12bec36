import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InMemorySpanExporter, SimpleSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { afterEach, expect, it } from 'vitest';
import { cart, createOrderKit, line } from '../../resources/orders/testing/order-kit';
import { createTestApp, type TestApp } from '../../testing';
import { recordSpans, type Spans } from './spans';
import { startTracing } from './tracing';

const SETTINGS = { headers: {}, serviceName: 'seduh', version: '1.2.3', ratio: 1, trustsCallers: false };
const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

async function tracedShop(settings: Partial<Parameters<typeof startTracing>[0]> = {}) {
  const exporter = new InMemorySpanExporter();
  const spans = startTracing(
    { ...SETTINGS, endpoint: 'http://127.0.0.1:1', ...settings },
    new SimpleSpanProcessor(exporter),
  );
  return { ...(await shopWith(spans)), finished: () => exporter.getFinishedSpans() };
}

async function shopWith(spans: Spans) {
  const lines: string[] = [];
  recordSpans(spans);
  opened.push(async () => {
    recordSpans(null);
    await spans.close();
  });
  const shop = await createTestApp({
    config: { logLevel: 'info', logStream: { write: (row) => void lines.push(row) } },
  });
  opened.push(shop.close);
  return { shop, lines };
}

const order = async (shop: TestApp) => {
  const [rani, product] = [await shop.makeUser(), await shop.makeProduct()];
  return createOrderKit(shop).place(rani, cart([line(product)]));
};

const byName = (all: ReadableSpan[], name: string | RegExp): ReadableSpan => {
  const found = all.find((one) => (typeof name === 'string' ? one.name === name : name.test(one.name)));
  if (!found) throw new Error(`no span ${String(name)} among ${all.map((one) => one.name).join(', ')}`);
  return found;
};

it('tells of an order from the request through the service to its statements, by one trace that the log names', async () => {
  const { shop, lines, finished } = await tracedShop();
  expect((await order(shop)).status).toBe(201);
  await expect.poll(() => finished().some(({ name }) => name === 'POST /api/transactions')).toBe(true);
  const all = finished();
  const request = byName(all, 'POST /api/transactions');
  const { traceId, spanId } = request.spanContext();
  const service = byName(all, 'orders.place');
  expect(service.parentSpanContext?.spanId).toBe(spanId);
  const insert = byName(all, 'insert idempotency_keys');
  expect(insert.parentSpanContext?.spanId).toBe(service.spanContext().spanId);
  expect(insert.spanContext().traceId).toBe(traceId);
  expect(request.attributes).toMatchObject({ 'http.route': '/api/transactions', 'http.response.status_code': 201 });

  const answered = lines
    .map((row) => JSON.parse(row) as Record<string, unknown>)
    .find(({ msg, path, method }) => msg === 'answered' && path === '/api/transactions' && method === 'POST');
  expect(answered).toMatchObject({ trace_id: traceId, reqId: request.attributes['seduh.request_id'] });
});

it('tells no value of a statement, and of an address the pattern alone', async () => {
  const { shop, finished } = await tracedShop();
  const rani = await shop.makeUser({ email: 'rani.secret@seduh.example' });
  await shop.app.inject({
    method: 'POST',
    url: '/api/auths/login?token=in-the-query',
    payload: { email: rani.email, password: 'a-wrong-password' },
  });
  await shop.app.inject({ url: `/api/products/${rani.id}` });
  const told = JSON.stringify(
    finished().map(({ name, attributes, status, events }) => [name, attributes, status, events]),
  );
  expect(told).toContain('/api/products/:id');
  for (const secret of [rani.email, 'a-wrong-password', 'in-the-query', rani.id]) expect(told).not.toContain(secret);
});

it('begins traces of its own, and goes on with a caller’s only behind a proxy that writes them', async () => {
  const from = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const traceOf = async (trustsCallers: boolean) => {
    const { shop, finished } = await tracedShop({ trustsCallers });
    await shop.app.inject({ url: '/api/shop', headers: from });
    const id = byName(finished(), 'GET /api/shop').spanContext().traceId;
    for (const close of opened.splice(0).toReversed()) await close();
    return id;
  };
  expect(await traceOf(true)).toBe('0af7651916cd43dd8448eb211c80319c');
  expect(await traceOf(false)).not.toBe('0af7651916cd43dd8448eb211c80319c');
});

it('records nothing where nobody asked for it', async () => {
  const exporter = new InMemorySpanExporter();
  const spans = startTracing(
    { ...SETTINGS, endpoint: 'http://127.0.0.1:1', ratio: 0 },
    new SimpleSpanProcessor(exporter),
  );
  const { shop } = await shopWith(spans);
  await shop.app.inject('/api/shop');
  expect(exporter.getFinishedSpans()).toEqual([]);
});

it('sends them to a collector by OTLP, with its key, and ends though none is there', async () => {
  const received: { path: string | undefined; key: unknown; body: string }[] = [];
  const collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url, key: request.headers['x-key'], body: Buffer.concat(parts).toString() });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  opened.push(async () => void collector.close());
  const endpoint = `http://127.0.0.1:${port}/v1/traces`;
  const { shop } = await shopWith(startTracing({ ...SETTINGS, endpoint, headers: { 'x-key': 'k' } }));
  await shop.app.inject('/api/shop');
  const [closeShop, closeSpans] = [opened.pop(), opened.pop()];
  await closeShop?.();
  await closeSpans?.();
  expect(received).toMatchObject([{ path: '/v1/traces', key: 'k', body: expect.stringContaining('GET /api/shop') }]);

  const nobody = startTracing({ ...SETTINGS, endpoint: 'http://127.0.0.1:1/v1/traces' });
  nobody.run({ name: 'alone', kind: 'internal' }, () => undefined);
  await nobody.close();
});
