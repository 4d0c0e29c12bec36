import { defineWords, type Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export type ColumnWords = Translation<typeof english>;

export const columnWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
