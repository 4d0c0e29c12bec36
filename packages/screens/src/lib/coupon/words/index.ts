import { defineWords, type Translation } from '../../words/words';
import type { words as english } from './en';

export type CouponWords = Translation<typeof english>;

export const couponWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
