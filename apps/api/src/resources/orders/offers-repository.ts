import type { Allergen, LineOffer } from '@seduh/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tx';

/** Something that was offered for a line, with what decides whether it still is. */
export interface OfferRow {
  order_id: string;
  position: number;
  option_id: number | null;
  answer: 'taken' | 'declined' | null;
  answered_at: Date | null;
  ran_out: LineOffer['ran_out'][number];
  /** What the order's customer asked to be warned of; null for nothing, and for a guest. */
  avoids: Allergen[] | null;
  /** Pieces of the line that are made. */
  done: number;
}

/** What was offered for lines of these orders, the oldest first. */
export async function findOffers(db: Db, orderIds: readonly string[]): Promise<OfferRow[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<OfferRow>`
    select offer.order_id, offer.position, option_id, answer, answered_at, ran_out, users.avoids,
      (
        select count(*) from order_pours as pour
        where pour.order_id = offer.order_id and pour.position = offer.position and pour.undone_at is null
      ) as done
    from order_offers as offer
      join orders on orders.id = offer.order_id
      left join users on users.id = orders.user_id
    where offer.order_id = any(${orderIds}::uuid[])
    order by offer.id`.execute(db);
  return rows;
}
