import { cartActions, type Cart } from '@seduh/api-client';
import type { Quote, Shop } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { isOfTheDoor } from '@seduh/domain';
import { Suspense, useRef } from 'react';
import { namedDay } from '../../lib/format/days';
import { formatRange, formatTime } from '../../lib/format/times';
import { orderForThen } from '../../lib/then/lazy';
import { thenWords } from '../../lib/then/words';
import { useShopClock } from '../../lib/useShopClock';
import { useWords } from '../../lib/words/words';

export interface ReadyNoteProps {
  /** For when it is wanted, and how. */
  cart: Pick<Cart, 'deliveryId' | 'time'>;
  /** Undefined while there is none that is of this cart. */
  quote: Pick<Quote, 'ready_range' | 'problems' | 'is_busy'> | undefined;
  shop: Shop | undefined;
}

/**
 * From when up to when a cart for now would be ready, and where that is long, a later time to order for; the time that was
 * chosen, else. No time where nobody knows, or it cannot be had now.
 */
export default function ReadyNote({ cart: { deliveryId, time }, quote, shop }: ReadyNoteProps) {
  const m = useWords(thenWords);
  const clock = useShopClock();
  const said = useRef<HTMLSpanElement>(null);
  const range = quote?.problems.every(isOfTheDoor) ? quote.ready_range : undefined;
  const isDoor = deliveryId === DELIVERY.doorDelivery;
  if (!shop) return null;
  const style = { ...clock, zone: shop.time_zone };
  const isBusy = time === 'now' && range !== undefined && quote?.is_busy === true;
  // the shell offers a later time where the shop is closed, or paused
  const isLate = time === 'now' && quote?.problems.some(({ code }) => code === 'TOO_LATE');
  const words = () => {
    if (time !== 'now') return m.chosen(namedDay(time, style), formatTime(time, style));
    if (!range) return null;
    return (isBusy ? m.readyBusy : m.ready)(isDoor, formatRange(range, style));
  };
  return (
    <>
      <span ref={said} tabIndex={-1}>
        {words()}
      </span>
      {(isBusy || isLate) && (
        <Suspense>
          <orderForThen.Part
            shop={shop}
            deliveryId={deliveryId}
            onChange={(at) => {
              cartActions.setTime(at);
              // the button goes, and what it did stands here
              said.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
