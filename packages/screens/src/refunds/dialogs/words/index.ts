import { defineWords, type Translation } from '../../../lib/words/words';
import type { words as english } from './en';

export type RefundDialogWords = Translation<typeof english>;

export const refundDialogWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
