import type { AuditAction } from '@seduh/contract/constants';
import { orderNumber } from '@seduh/domain';
import type { Clock } from '../../platform/clock';
import type { Act } from '../../platform/db/audit';
import type { Logger } from '../../platform/logging/logger';
import { withTx, type Db, type Tx } from '../../platform/db/tx';
import { notFound } from '../../platform/http/errors';
import type { Viewer } from '../../platform/http/viewer';
import type { OrderGuards, OrderHead } from './guards-repository';
import type { CardProvider } from './pay/providers/provider';
import type { CatalogueCache } from './quote/catalogue-cache';

/** What working with orders takes. */
export interface OrderContext {
  db: Db;
  /** Where staff look up past orders, as they are by now; that may take its time. Default: `db`. */
  searched?: Db;
  clock: Clock;
  /** Called after each commit that wrote an order event. */
  wake(): void;
  /** How promises are held when many want the same; tests swap them to show what they are for. */
  guards: OrderGuards;
  /** Who takes card payments; null where nobody does. */
  cards: CardProvider | null;
  logger: Logger;
  /** What is known of the menu and of the shop's rules. */
  catalogue: CatalogueCache;
}

/** Who does something to an order; without an id it is the shop itself. */
export interface Actor {
  actor: 'customer' | 'staff' | 'system';
  id: string | null;
}

/** Somebody who is logged in, as an order knows them. */
export const actorOf = ({ role, userId }: Viewer) =>
  ({ actor: role === 'Admin' ? 'staff' : 'customer', id: userId }) as const;

/** What a member of staff does to an order, as the record has it: by its number, which names no customer. */
export const actOn = (
  { id, number }: Pick<OrderHead, 'id' | 'number'>,
  { userId }: Pick<Viewer, 'userId'>,
  action: AuditAction,
  at: Date,
): Act => ({ by: userId, action, subject: { id, name: orderNumber(number) }, at });

/** Runs what writes order events in one transaction; whoever watches is told after the commit. */
export async function withEvents<Result>(
  { db, wake }: OrderContext,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const result = await withTx(db, work);
  wake();
  return result;
}

/** An order that nobody else changes until the end of the transaction. Throws 404. */
export async function lockedOrder({ guards }: OrderContext, tx: Tx, id: string): Promise<OrderHead> {
  const order = await guards.lockOrder(tx, id);
  if (!order) throw notFound('Order');
  return order;
}
