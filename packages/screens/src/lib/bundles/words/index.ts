import { defineWords, type Translation } from '../../words/words';
import type { words as english } from './en';

export type BundleWords = Translation<typeof english>;

export const bundleWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
