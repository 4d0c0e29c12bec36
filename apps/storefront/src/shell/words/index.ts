import { defineWords, type Translation } from '@seduh/screens/lib';
import type { words as english } from './en';

export type ShellWords = Translation<typeof english>;

export const shellWords = defineWords<typeof english>({ en: () => import('./en'), id: () => import('./id') });
