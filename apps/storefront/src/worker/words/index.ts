import { words as en } from './en';
import { words as id } from './id';

/** In every language: the worker is one file, and speaks to whoever has the shop open. */
export const pushWords = { en, id };
