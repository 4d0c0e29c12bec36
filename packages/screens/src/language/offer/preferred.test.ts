import { afterEach, expect, it, vi } from 'vitest';
import { declined, languageToOffer } from './preferred';

const inBrowser = (...languages: string[]) => vi.stubGlobal('navigator', { languages });

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each([
  [['id-ID', 'id', 'en'], 'en', 'id'],
  [['in'], 'en', 'id'],
  [['fr', 'id'], 'en', 'id'],
  [['en-US'], 'id', 'en'],
  [['en-GB', 'id'], 'en', null],
  [['id'], 'id', null],
  [['fr', 'inh'], 'en', null],
  [[], 'en', null],
] as const)('browser %j on a page in %s: %s', (languages, current, offered) => {
  inBrowser(...languages);
  expect(languageToOffer(current)).toBe(offered);
});

it('offers nothing to who chose a language here, or declined', () => {
  inBrowser('id');
  localStorage.setItem('language', 'en');
  expect(languageToOffer('en')).toBeNull();
  localStorage.clear();
  declined.set(true);
  expect(languageToOffer('en')).toBeNull();
});
