import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type MenuWords = Translation<typeof english>;

export const menuWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
