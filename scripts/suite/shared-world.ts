// For test files that share one browser-like world: each finds it as a page just opened, and replaces nothing for the next.
import { afterAll, vi } from 'vitest';

const refuse = () => {
  throw new Error('A test that replaces modules has a world of its own: name it <name>.isolated.test.ts or .tsx');
};
Object.assign(vi, { mock: refuse, doMock: refuse, resetModules: refuse });

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  window.history.replaceState(null, '', '/');
});
