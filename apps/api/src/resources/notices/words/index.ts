import type { WordsByLanguage } from '../../../platform/words';
import { words as en } from './en';
import { words as id } from './id';

/** What people are told of orders. */
export const NOTICE_WORDS: WordsByLanguage<typeof en> = { en, id };
