import { afterEach, expect, it, vi } from 'vitest';
import { imageProblem, pictureProblem } from '../ImageDrop';
import { warnDeprecated } from './warnDeprecated';

afterEach(() => {
  vi.unstubAllEnvs();
  // warnings are what these tests are about: no other test may leave one
  vi.mocked(console.warn).mockClear();
});

it('warns once for each name', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (const name of ['oldOne', 'oldOne', 'oldTwo', 'oldOne']) warnDeprecated(name, 'newOne', 'rename');
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
    '@seduh/ui: oldOne is deprecated, write newOne. `npx @seduh/ui codemod rename src` does it for you.',
    expect.stringContaining('oldTwo is deprecated'),
  ]);
});

it('is silent in production, and speaks in development of the same name', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubEnv('NODE_ENV', 'production');
  warnDeprecated('late', 'new', 'rename');
  expect(warn).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
  warnDeprecated('late', 'new', 'rename');
  expect(warn).toHaveBeenCalledOnce();
});

it('answers by the old name as by the new one', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const rules = { types: ['image/png'], maxBytes: 4, wrongType: 'type', tooLarge: 'size' };
  const file = new File(['x'], 'a.gif', { type: 'image/gif' });
  expect(pictureProblem(file, rules)).toBe(imageProblem(file, rules));
  pictureProblem(file, rules);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('pictureProblem is deprecated, write imageProblem')]]);
});
