import { useCart, useSession, useShop } from '@seduh/api-client';
import { PAGES } from '@seduh/contract/constants';
import { isOpenAt, openWords, timeWords } from '@seduh/domain';
import { Clock, WifiOff } from '@seduh/ui';
import { useRef } from 'react';
import { matchPath } from 'react-router-dom';
import { OrderForThen } from '@seduh/screens/checkout';
import { paths, useOnline, useShopClock } from '@seduh/screens/lib';
import './Notes.css';

/** Under the bar of every page as long as the browser has no network. Its region is always there, so it is read out. */
export function OfflineNote() {
  const isOnline = useOnline();
  const { isAdmin } = useSession();
  return (
    <div aria-live="polite" className="offline-note">
      {!isOnline && (
        <p className="sd-wrap">
          <WifiOff />
          {isAdmin
            ? 'You are offline. What you see may be out of date.'
            : 'You are offline. Your cart is kept, paying waits.'}
        </p>
      )}
    </div>
  );
}

const ordering = new Set<string>([paths.home, paths.products(), paths.cart, paths.payment]);

/** Whether a page leads to an order. */
const isOrdering = (pathname: string): boolean =>
  ordering.has(pathname) || matchPath(PAGES.product.path, pathname) !== null;

/** Under the bar of the pages that lead to an order, while the shop is closed: until when, and the order for then. */
function ClosedNote({ pathname }: { pathname: string }) {
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
        <div className="sd-wrap">
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

export interface NotesProps {
  /** Path of the page on screen. */
  pathname: string;
}

/** Under the bar: no network, a closed shop. A module of its own, as most visits have neither. */
export default function Notes({ pathname }: NotesProps) {
  return (
    <>
      <OfflineNote />
      <ClosedNote pathname={pathname} />
    </>
  );
}
