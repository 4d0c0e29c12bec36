import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type CatalogueWords = Translation<typeof english>;

export const catalogueWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
