import { lazyPart, optional } from '../lib/lazy/lazyPart';

/** The columns wait for the orders: their code comes meanwhile. */
export const board = lazyPart(() => import('./Board'));
void board.load().catch(() => undefined);

/** What the server has not heard of yet. */
export const unheardMoves = optional(() => import('./UnheardMoves'));

/** Has the board show cups. */
export const cupsSwitch = optional(() => import('./cups/CupsSwitch'));

/** Who works where. */
export const staffing = optional(() => import('./staffing/StaffingButton'));

/** Pausing orders: staff see the board before they ask for it. */
export const pausing = optional(() => import('./pause/Pausing'));
