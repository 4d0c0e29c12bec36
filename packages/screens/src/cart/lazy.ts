import { optional } from '../lib/lazy/lazyPart';

/** It needs the quote, and how times are written: its code comes meanwhile. */
export const readyNote = optional(() => import('./ready/ReadyNote'));
void readyNote.load();

/** What is offered instead of what is sold out; the banner says without it what is wrong. */
export const substituteOffers = optional(() => import('./substitutes/SubstituteOffers'));
