import { optional } from '../lib/lazy/lazyPart';
import type { AcceptPrinterProps } from './AcceptPrinter';

/** The board's switch for what is printed at accepting, and what prints it. */
export const acceptPrinter = optional<AcceptPrinterProps>(async () => ({
  default: (await import('./AcceptPrinter')).AcceptPrinter,
}));
