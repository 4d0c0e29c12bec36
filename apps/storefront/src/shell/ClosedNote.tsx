import { useCart, useSession, useShop } from '@seduh/api-client';
import { PAGES } from '@seduh/contract/constants';
import { isOpenAt, openWords, timeWords } from '@seduh/domain';
import { Clock } from '@seduh/ui';
import { useRef } from 'react';
import { matchPath } from 'react-router-dom';
import { OrderForThen } from '@seduh/screens/checkout';
import { paths, useShopClock } from '@seduh/screens/lib';
import './ClosedNote.css';

const ordering = new Set<string>([paths.home, paths.products(), paths.cart, paths.payment]);

/** Whether a page leads to an order. */
const isOrdering = (pathname: string): boolean =>
  ordering.has(pathname) || matchPath(PAGES.product.path, pathname) !== null;

/** Under the bar of the pages that lead to an order, while the shop is closed: until when, and the order for then. */
export function ClosedNote({ pathname }: { pathname: string }) {
  const { data: shop } = useShop();
  const { isAdmin } = useSession();
  const { cart, setTime } = useCart();
  const clock = useShopClock();
  const words = useRef<HTMLParagraphElement>(null);
  const now = new Date(clock.now);
  const isClosed = shop !== undefined && !isAdmin && isOrdering(pathname) && !isOpenAt(shop, now);
  return (
    <div aria-live="polite" className="closed-note">
      {isClosed && (
        <div className="wrap">
          <p ref={words} tabIndex={-1}>
            <Clock />
            {openWords(shop, now)}
          </p>
          {cart.time === 'now' ? (
            <OrderForThen
              shop={shop}
              deliveryId={cart.deliveryId}
              onChange={(time) => {
                setTime(time);
                // the button goes
                words.current?.focus();
              }}
            />
          ) : (
            <p>{`Your order is for ${timeWords(shop.time_zone, new Date(cart.time), now)}`}</p>
          )}
        </div>
      )}
    </div>
  );
}
