import { defineWords, type Translation } from '../../lib/words/words';
import type { words as english } from './en';

export type TrackingWords = Translation<typeof english>;

export const trackingWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
