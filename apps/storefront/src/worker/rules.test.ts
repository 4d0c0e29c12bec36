import { describe, expect, it } from 'vitest';
import { changesSession, isByIds, isFile, isPageFine, isImage, kindOf, readAnswer } from './rules';

const SHOP = 'https://seduh.example';
const ID = '01a20abd-4e9f-70d6-b296-93ac8cfbe621';
const asked = (path: string, { method = 'GET', mode = 'cors', origin = SHOP } = {}) => ({
  method,
  mode,
  url: origin + path,
});

describe('what may be answered without a network', () => {
  it.each([
    ['/', 'navigate', 'page'],
    ['/products?categories=1', 'navigate', 'page'],
    [`/history/${ID}/receipt`, 'navigate', 'page'],
    ['/id', 'navigate', 'page'],
    ['/id/products?categories=1', 'navigate', 'page'],
    ['/assets/5f3e9799.js', 'cors', 'file'],
    ['/assets/2eddabdb.woff2', 'cors', 'file'],
    ['/assets/24e60fff.avif', 'no-cors', 'image'],
    ['/images/latte-192.avif', 'no-cors', 'image'],
    ['/api/shop', 'cors', 'public'],
    ['/api/promos?limit=50', 'cors', 'public'],
    ['/api/products?sort=popular&page=1', 'cors', 'public'],
    [`/api/products/${ID}`, 'cors', 'public'],
    ['/api/users', 'cors', 'own'],
    ['/api/transactions/history?page=1&limit=9', 'cors', 'own'],
    [`/api/transactions/${ID}`, 'cors', 'own'],
    [`/api/transactions/${ID}/receipt`, 'cors', 'own'],
  ])('%s (%s) is %s', (path, mode, kind) => {
    expect(kindOf(asked(path, { mode }), SHOP)).toBe(kind);
  });

  it.each([
    ['/api/transactions/quote', 'POST'],
    ['/api/transactions', 'POST'],
    ['/api/transactions', 'GET'],
    [`/api/transactions/${ID}`, 'PATCH'],
    [`/api/transactions/${ID}/payment`, 'POST'],
    ['/api/transactions/events', 'GET'],
    ['/api/products?archived=true', 'GET'],
    ['/api/promos?state=ended', 'GET'],
    ['/api/dashboard?range=daily', 'GET'],
    ['/api/payments/owed', 'GET'],
    ['/api/users/sessions', 'GET'],
    ['/api/auths/oidc/session', 'GET'],
    ['/api/openapi.json', 'GET'],
    ['/readyz', 'GET'],
    ['/sw.js', 'GET'],
  ])('%s by %s is left alone', (path, method) => {
    expect(kindOf(asked(path, { method }), SHOP)).toBeNull();
  });

  it('leaves other addresses and other shops alone', () => {
    expect(kindOf(asked('/api/docs', { mode: 'navigate' }), SHOP)).toBeNull();
    expect(kindOf(asked('/payments/simulator/1', { mode: 'navigate' }), SHOP)).toBeNull();
    expect(kindOf(asked('/api/shop', { origin: 'https://other.example' }), SHOP)).toBeNull();
  });
});

it('tells the list of what somebody keeps from other pages of the menu', () => {
  expect(isByIds(`${SHOP}/api/products?sort=popular&ids=${ID}&page=1`)).toBe(true);
  expect(isByIds(`${SHOP}/api/products?search=ids`)).toBe(false);
});

it('hears a session begin and end', () => {
  expect(changesSession(asked('/api/auths/logout', { method: 'DELETE' }), SHOP)).toBe(true);
  expect(changesSession(asked('/api/auths/login', { method: 'POST' }), SHOP)).toBe(true);
  expect(changesSession(asked('/api/auths/oidc/session'), SHOP)).toBe(false);
  expect(changesSession(asked('/api/transactions', { method: 'POST' }), SHOP)).toBe(false);
});

const answer = (body: string, type: string, status = 200, headers = {}) =>
  new Response(body, { status, headers: { 'content-type': type, ...headers } });
const policy = { 'content-security-policy': "default-src 'self'" };

describe('a lie', () => {
  it('is no page of the shop', () => {
    expect(isPageFine(answer('<h1>Menu</h1>', 'text/html; charset=utf-8', 200, policy))).toBe(true);
    expect(isPageFine(answer('<h1>404</h1>', 'text/html; charset=utf-8', 404, policy))).toBe(true);
    expect(isPageFine(answer('<h1>Hotel</h1>', 'text/html'))).toBe(false);
    expect(isPageFine(answer('{}', 'application/json', 200, policy))).toBe(false);
    expect(isPageFine(answer('<h1>502</h1>', 'text/html', 502, policy))).toBe(false);
  });

  it('is no picture and no file of the build', () => {
    expect(isImage(answer('', 'image/avif'))).toBe(true);
    expect(isImage(answer('<h1>Hotel</h1>', 'text/html'))).toBe(false);
    expect(isFile(answer('', 'text/javascript'))).toBe(true);
    expect(isFile(answer('<h1>Hotel</h1>', 'text/html'))).toBe(false);
    expect(isFile(answer('404', 'text/plain', 404))).toBe(false);
  });

  it.each([
    ['a success', answer('{"status":200,"data":[]}', 'application/json; charset=utf-8'), '{"status":200,"data":[]}'],
    ['a refusal', answer('{"status":404,"code":"NOT_FOUND","data":null}', 'application/json', 404), ''],
    ['a page for JSON', answer('<h1>Hotel</h1>', 'text/html'), null],
    ['a page that says it is JSON', answer('<h1>Hotel</h1>', 'application/json'), null],
    ['nonsense', answer('{"hello":"world"}', 'application/json'), null],
    ['nothing', answer('null', 'application/json'), null],
    ['a failure', answer('{"code":"INTERNAL","data":null}', 'application/json', 500), null],
    ["somebody else's refusal", answer('{"error":"no"}', 'application/json', 403), null],
  ])('is told from what the shop says: %s', async (_what, response, text) => {
    expect(await readAnswer(response)).toBe(text);
  });
});
