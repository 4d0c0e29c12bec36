// Unmounts what a unit test rendered, and fails a test that logs an error or a warning nobody expected.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  expect(console.error, 'unexpected console.error').not.toHaveBeenCalled();
  expect(console.warn, 'unexpected console.warn').not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

// a busy machine takes its time to load a page's code
configure({ asyncUtilTimeout: 5_000 });
