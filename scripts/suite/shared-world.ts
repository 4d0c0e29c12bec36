// For test files that share one browser-like world: each finds it as a page just opened, and replaces nothing for the next.
import { afterAll, expect, vi } from 'vitest';

const refuse = () => {
  throw new Error('A test that replaces modules has a world of its own: name it <name>.isolated.test.ts or .tsx');
};
Object.assign(vi, { mock: refuse, doMock: refuse, resetModules: refuse });

/** Names of all that these objects of the browser have of their own, with what stands behind each. */
const owned = () =>
  [document, navigator, Element.prototype, HTMLElement.prototype].map((owner) =>
    Object.entries(Object.getOwnPropertyDescriptors(owner))
      // React notes on a page that it listens to it
      .filter(([name]) => !name.startsWith('_'))
      .map(([name, { get, value }]) => [name, get ?? value]),
  );
const before = owned();

afterAll(() => {
  expect(owned(), 'a test that changes the browser for good is named <name>.isolated.test.ts or .tsx').toEqual(before);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  window.history.replaceState(null, '', '/');
});
