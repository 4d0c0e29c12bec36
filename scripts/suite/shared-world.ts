// For tests that share one world: a module that one of them replaced would stay replaced for all that come after it.
import { vi } from 'vitest';

const refuse = () => {
  throw new Error('A test that replaces modules has a world of its own: name it <name>.isolated.test.tsx');
};
Object.assign(vi, { mock: refuse, doMock: refuse, resetModules: refuse });
