import { lazyPart, optional } from '../lib/lazy/lazyPart';

/** The columns wait for the orders: their code comes meanwhile. */
export const board = lazyPart(() => import('./Board'));
void board.load().catch(() => undefined);

/** What cannot be known while the server cannot be reached. */
export const cut = optional(() => import('./cut/Cut'));

/** Has the board show cups. */
export const cupsSwitch = optional(() => import('./cups/CupsSwitch'));

/** Who works where. */
export const staffing = optional(() => import('./staffing/StaffingButton'));

/** Pausing orders: staff see the board before they ask for it. */
export const pausing = optional(() => import('./pause/Pausing'));

/** In place of the columns where there is nothing to show. */
export const nothing = lazyPart(() => import('./nothing/Nothing'));
