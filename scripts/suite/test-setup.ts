// Unmounts what a unit test rendered, and fails a test that logs an error nobody expected.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  expect(console.error, 'unexpected console.error').not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

// a busy machine takes its time to load a page's code
configure({ asyncUtilTimeout: 5_000 });
