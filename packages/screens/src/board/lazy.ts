import { lazyPart } from '../lib/lazy/lazyPart';

/** The columns wait for the orders: their code comes meanwhile. */
export const board = lazyPart(() => import('./Board'));
void board.load().catch(() => undefined);
