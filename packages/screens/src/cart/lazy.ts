import { optional } from '../lib/lazy/lazyPart';

/** It needs the quote, and how times are written: its code comes meanwhile. */
export const readyNote = optional(() => import('./ready/ReadyNote'));
void readyNote.load();
