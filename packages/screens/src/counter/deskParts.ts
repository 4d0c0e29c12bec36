import { optional } from '../lib/lazy/lazyPart';

/** What is offered instead of what has run out: the ticket says without it what is wrong. */
export const ticketOffers = optional(() => import('./TicketOffers'));
