import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type CheckoutWords = Translation<typeof english>;

export const checkoutWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
