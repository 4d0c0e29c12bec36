import type { Locale } from './languages';

/** What each language calls itself: who reads none of the others finds it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', id: 'Bahasa Indonesia' };
