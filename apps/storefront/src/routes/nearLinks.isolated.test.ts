import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchNearLinks } from './nearLinks';

/** Who is watched, and how it is said that they come into view. */
const watched = new Set<Element>();
let tell: (seen: { target: Element; isIntersecting: boolean }[]) => void = () => undefined;
/** What waits for the browser to be idle. */
let waiting: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe = (element: Element) => void watched.add(element);
      disconnect = () => watched.clear();
    },
  );
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
  document.documentElement.lang = 'en';
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  watched.clear();
  waiting = [];
  document.body.innerHTML = '';
});

const load = vi.fn<(href: string) => Promise<unknown>>();
let stop: () => void = () => undefined;
let isOver = false;

function watch(html: string): void {
  isOver = false;
  load.mockReset().mockResolvedValue(undefined);
  document.body.innerHTML = html;
  stop = watchNearLinks(load, () => isOver);
}

const link = (href: string) => document.querySelector(`a[href="${href}"]`) as Element;
const comeIntoView = (...hrefs: string[]) => tell(hrefs.map((href) => ({ target: link(href), isIntersecting: true })));
const goOutOfView = (...hrefs: string[]) => tell(hrefs.map((href) => ({ target: link(href), isIntersecting: false })));
const asked = () => load.mock.calls.map(([href]) => href);

/** The browser is idle once; what follows from that happens. */
async function beIdle(): Promise<void> {
  const due = waiting;
  waiting = [];
  for (const callback of due) callback();
  await new Promise((resolve) => setTimeout(resolve));
}

it('fetches nothing with no link in view, and nothing before the browser is idle', async () => {
  watch('<main><a href="/products">Menu</a></main>');
  await beIdle();
  expect(asked()).toEqual([]);
  comeIntoView('/products');
  expect(asked()).toEqual([]);
  await beIdle();
  expect(asked()).toEqual(['/products']);
});

it('fetches one page after the other, each in an idle moment of its own, also after one that does not come', async () => {
  watch('<a href="/cart">Cart</a><a href="/login">Login</a><a href="/history">Orders</a>');
  let come: (value: unknown) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (come = resolve))).mockRejectedValueOnce(new Error('no such file'));
  comeIntoView('/cart', '/login', '/history');
  await beIdle();
  await beIdle();
  expect(asked()).toEqual(['/cart']);
  come(undefined);
  await beIdle();
  await beIdle();
  expect(asked()).toEqual(['/cart', '/login']);
  await beIdle();
  expect(asked()).toEqual(['/cart', '/login', '/history']);
});

it('leaves out what has gone before its turn', async () => {
  watch('<a href="/cart">Cart</a><a href="/login">Login</a><a href="/history">Orders</a>');
  comeIntoView('/cart', '/login', '/history');
  goOutOfView('/login');
  link('/history').remove();
  for (let moment = 0; moment < 4; moment += 1) await beIdle();
  expect(asked()).toEqual(['/cart']);
});

it('looks at what the page is about first, and at links that come later', async () => {
  watch('<nav><a href="/cart">Cart</a></nav><main><a href="/products">Menu</a></main>');
  expect([...watched]).toEqual([link('/products'), link('/cart')]);
  document.body.insertAdjacentHTML('beforeend', '<a href="/login">Login</a>');
  await beIdle();
  await beIdle();
  expect(watched).toContain(link('/login'));
});

it('takes addresses in the language of the page, and leaves all others to the browser', async () => {
  document.documentElement.lang = 'id';
  const others = ['/products', 'https://other.example/', '/id/api/auths/oidc/start', 'tel:+62215550174'];
  watch([...others, '/id/product/1?size=2'].map((href) => `<a href="${href}">there</a>`).join(''));
  comeIntoView(...others, '/id/product/1?size=2');
  for (let moment = 0; moment < 6; moment += 1) await beIdle();
  expect(asked()).toEqual(['/product/1?size=2']);
});

it('ends when it is told to, with what was about to be fetched', async () => {
  watch('<a href="/cart">Cart</a>');
  comeIntoView('/cart');
  isOver = true;
  await beIdle();
  expect(asked()).toEqual([]);
  expect(watched.size).toBe(0);
});

it('waits a moment where the browser does not say when it is idle', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  watch('<a href="/cart">Cart</a>');
  comeIntoView('/cart');
  await vi.advanceTimersByTimeAsync(200);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked()).toEqual(['/cart']);
  vi.useRealTimers();
});
