import { lazyPart } from '../lib/lazy/lazyPart';

/** The ticket beside the menu: the menu is there before it, and is what a guest's first words are about. */
export const ticketPanel = lazyPart(() => import('./TicketPanel'));

/** What was placed last. */
export const placedOrder = lazyPart(() => import('./PlacedOrder'));
