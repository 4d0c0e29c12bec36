import { LOCALES } from '@seduh/contract/constants';
import { persisted } from '../lib/persisted';

/** The language chosen on this device; null for none. index.html reads it before anything is drawn, and notes each choice. */
export const deviceLanguage = persisted(
  'localStorage',
  'language',
  (text) => LOCALES.find((locale) => locale === text) ?? null,
);
