import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { chooseTheme } from './theme';
import { readChoice, useThemeChoice } from './themeChoice';

beforeEach(() => localStorage.clear());

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['', 'system'],
  ['sepia', 'system'],
  [null, 'system'],
])('reads %j as %s', (text, choice) => {
  expect(readChoice(text)).toBe(choice);
});

it('follows the button that only knows two themes', async () => {
  const { result } = renderHook(useThemeChoice);
  expect(result.current[0]).toBe('system');
  await act(async () => chooseTheme('dark'));
  expect(result.current[0]).toBe('dark');
});
