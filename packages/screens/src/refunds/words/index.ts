import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type RefundWords = Translation<typeof english>;

export const refundWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
