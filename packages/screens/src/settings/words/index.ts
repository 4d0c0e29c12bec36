import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type SettingsWords = Translation<typeof english>;

export const settingsWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
