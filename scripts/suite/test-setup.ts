// Unmounts what a unit test rendered, and fails a test that logs an error or a warning nobody expected.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { loadWords } from '../../packages/screens/src/lib/words/words';

// of all code that the file has imported by now; what it fetches later brings its own
beforeAll(() => loadWords());

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  // the words themselves: a report that says only that something was logged leads nowhere
  const [errors, warnings] = [console.error, console.warn].map(textsOf);
  // before anything is thrown, or the next test answers for this one
  vi.restoreAllMocks();
  expect(errors, 'unexpected console.error').toEqual([]);
  expect(warnings, 'unexpected console.warn').toEqual([]);
});

const textsOf = (log: typeof console.error) => vi.mocked(log).mock.calls.map((values) => values.map(String).join(' '));

// a busy machine takes its time to load a page's code
configure({ asyncUtilTimeout: 5_000 });
