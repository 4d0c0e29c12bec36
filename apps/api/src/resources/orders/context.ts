import type { Clock } from '../../platform/clock';
import type { Logger } from '../../platform/logging/logger';
import type { Db } from '../../platform/db/tx';
import type { CardProvider } from './pay/providers/provider';
import type { OrderGuards } from './guards-repository';

/** What working with orders takes. */
export interface OrderContext {
  db: Db;
  /** Where staff look things up, which may take its time. Default: `db`. */
  reports?: Db;
  clock: Clock;
  /** Called after each commit that wrote an order event. */
  wake(): void;
  /** How promises are held when many want the same; tests swap them to show what they are for. */
  guards: OrderGuards;
  /** Who takes card payments; null where nobody does. */
  cards: CardProvider | null;
  logger: Logger;
}
