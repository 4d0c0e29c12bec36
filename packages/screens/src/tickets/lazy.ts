import { optional } from '../lib/lazy/lazyPart';
import type { AcceptPrinterProps } from './AcceptPrinter';

/** Says on a card that its papers are not true any more. */
export const changedTicket = optional(() => import('./ChangedTicket'));

/** The board's switch for what is printed at accepting, and what prints it. */
export const acceptPrinter = optional<AcceptPrinterProps>(async () => ({
  default: (await import('./AcceptPrinter')).AcceptPrinter,
}));
