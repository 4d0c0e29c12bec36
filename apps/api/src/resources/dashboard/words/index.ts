import type { WordsByLanguage } from '../../../platform/words';
import { words as en } from './en';
import { words as id } from './id';

/** What the report's file says. */
export const REPORT_WORDS: WordsByLanguage<typeof en> = { en, id };
