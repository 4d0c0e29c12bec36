import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { policyBroken } from '../../platform/observe/signals';
import { createTestApp, type TestApp } from '../../testing';

const written: string[] = [];
const logStream = new Writable({
  write: (line, _encoding, done) => {
    written.push(String(line));
    done();
  },
});
const counted: string[] = [];
const stopCounting = policyBroken.hear(({ directive }) => counted.push(directive));

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ config: { logLevel: 'warn', logStream } });
});
beforeEach(() => {
  written.length = 0;
  counted.length = 0;
});
afterAll(async () => {
  stopCounting();
  await shop.close();
});

const OLD = 'application/csp-report';
const NEW = 'application/reports+json';
const SHOP = 'https://seduh.example';

const send = (type: string, payload: unknown, remoteAddress = shop.nextAddress()) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/csp',
    remoteAddress,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

/** What was logged of reports, without what each line has. */
const told = () =>
  written
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'a content policy stopped something')
    .map(({ directive, blocked, page, source }) => ({ directive, blocked, page, source }));

const old = (fields: object) => ({
  'csp-report': {
    'document-uri': `${SHOP}/products`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    ...fields,
  },
});

it('takes a report as report-uri sends it: one line, one count, nothing kept', async () => {
  const answer = await send(OLD, old({ 'line-number': 7, 'source-file': `${SHOP}/assets/core.js?v=1#x` }));
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(told()).toEqual([
    { directive: 'script-src-elem', blocked: 'inline', page: '/products', source: `${SHOP}/assets/core.js:7` },
  ]);
  expect(counted).toEqual(['script-src-elem']);
});

it('takes several as the Reporting API sends them, and leaves out what is of another kind', async () => {
  const body = {
    documentURL: `${SHOP}/id/product/01a1fdb1-d7e9-70ac-98af-91f06e26276b?x=1`,
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    sourceFile: null,
  };
  const reports = [
    { type: 'csp-violation', age: 3, url: SHOP, user_agent: 'Rani’s phone', body },
    { type: 'deprecation', body: { id: 'x' } },
  ];
  expect((await send(NEW, reports)).statusCode).toBe(204);
  expect(told()).toEqual([
    { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', page: '/product/:id', source: null },
  ]);
});

it('logs nothing of who was there: no query, no id, no code of a table, no other field', async () => {
  await send(
    OLD,
    old({
      'document-uri': `${SHOP}/reset-password?token=very-secret#part`,
      'blocked-uri': 'https://evil.example/collect?email=rani@seduh.example',
      referrer: `${SHOP}/history/01a1fdb1-d7e9-70ac-98af-91f06e26276b`,
      'source-file': `${SHOP}/t/k7mp3q?x=rani`,
      'script-sample': 'sendAway("rani@seduh.example")',
    }),
  );
  expect(told()).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      page: '/reset-password',
      source: `${SHOP}/t/:id`,
    },
  ]);
  expect(written.join('')).not.toMatch(/secret|rani|k7mp3q|01a1fdb1|collect/);
});

it.each([
  ['chrome-extension', ''],
  ['moz-extension://4f2c/inject.js', ''],
  ['safari-web-extension://4f2c', ''],
  ['inline', 'chrome-extension://4f2c/content.js'],
  ['eval', 'webkit-masked-url://hidden/'],
])('says nothing of what an extension did: %s %s', async (blocked, source) => {
  expect((await send(OLD, old({ 'blocked-uri': blocked, 'source-file': source }))).statusCode).toBe(204);
  expect([told(), counted]).toEqual([[], []]);
});

it('has no directive and no word of its own that somebody outside can make up', async () => {
  await send(OLD, old({ 'effective-directive': 'of-mine', 'blocked-uri': 'a\nb {"level":60}' }));
  await send(OLD, old({ 'effective-directive': "script-src 'self'", 'blocked-uri': 'x'.repeat(900) }));
  await send(OLD, old({ 'document-uri': 'https://seduh.example/made/up', 'blocked-uri': 'data' }));
  expect(told()).toEqual([
    { directive: 'other', blocked: 'unknown', page: '/products', source: null },
    { directive: 'script-src', blocked: 'unknown', page: '/products', source: null },
    { directive: 'script-src-elem', blocked: 'data', page: null, source: null },
  ]);
  expect(counted).toEqual(['other', 'script-src', 'script-src-elem']);
});

it.each([
  ['no JSON', OLD, '{', 400],
  ['nothing', OLD, '', 400],
  ['another shape', OLD, { report: 1 }, 400],
  ['too many at once', NEW, Array.from({ length: 21 }, () => ({ type: 'csp-violation' })), 400],
  ['a text without end', OLD, old({ 'blocked-uri': 'x'.repeat(3_000) }), 400],
  ['more than a report takes', OLD, old({ 'script-sample': 'x'.repeat(20_000) }), 413],
  ['plain text', 'text/plain', 'hello', 415],
])('refuses %s', async (_, type, payload, status) => {
  expect((await send(type, payload)).statusCode).toBe(status);
  expect([told(), counted]).toEqual([[], []]);
});

it('hears one address sixty times a minute, and every other one still', async () => {
  const address = shop.nextAddress();
  for (let n = 0; n < 60; n += 1) expect((await send(OLD, old({}), address)).statusCode).toBe(204);
  expect((await send(OLD, old({}), address)).statusCode).toBe(429);
  expect((await send(OLD, old({}))).statusCode).toBe(204);
});
