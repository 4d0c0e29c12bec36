import { lazyPart } from '../lib/lazy/lazyPart';

/** Menu and ticket: what the cart and the menu are made of is in it, and would be too much for a page at its start. */
export const desk = lazyPart(() => import('./Desk'));
