import { serverNow, useCart, useSession, useShop } from '@seduh/api-client';
import { PAGES } from '@seduh/contract/constants';
import { clockText, dayWord, isOpenAt, openWords, timeWords } from '@seduh/domain';
import { Clock, WifiOff } from '@seduh/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { OrderForThen } from '@seduh/screens/checkout';
import { paths, useOnline, useShopClock } from '@seduh/screens/lib';
import { offline } from '../offline/lazy';
import { useKeptAt } from '../offline/useKeptAt';
import './Notes.css';

/** After this long the page has all it needs, ms. */
const CALM = 5000;

export interface OfflineNoteProps {
  /** When the oldest of what is on screen was kept, ms by the device's clock; null where all of it came just now. */
  keptAt?: number | null;
}

/** `14:05` for a time of today, `22 Nov 14:05` for an earlier one, in the shop's zone. */
function momentWords(zone: string, keptAt: number, now: number): string {
  // what the device noted, by the shop's clock
  const at = new Date(keptAt + serverNow().getTime() - Date.now());
  const day = dayWord(zone, at, new Date(now));
  return `${day === 'today' ? '' : `${day} `}${clockText(zone, at)}`;
}

/**
 * Under the bar of every page as long as the browser has no network, or nobody answers and older answers stand in. Its
 * region is always there, so it is read out.
 */
export function OfflineNote({ keptAt = null }: OfflineNoteProps) {
  const isOnline = useOnline();
  const { isAdmin } = useSession();
  const { zone, now } = useShopClock();
  const what = isOnline ? 'The shop does not answer.' : 'You are offline.';
  const asOf = keptAt === null ? '' : ` What you see is as of ${momentWords(zone, keptAt, now)}.`;
  const mayBeOld = asOf ? '' : ' What you see may be out of date.';
  const rest = isAdmin ? mayBeOld : ' Your cart is kept, paying waits.';
  return (
    <div aria-live="polite" className="offline-note">
      {(!isOnline || asOf) && (
        <p className="sd-wrap">
          <WifiOff />
          {what + asOf + rest}
        </p>
      )}
    </div>
  );
}

/** Whether the page has come to rest. */
function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM);
    return () => clearTimeout(timer);
  }, []);
  return isCalm;
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
  const keptAt = useKeptAt();
  const isCalm = useCalm();
  return (
    <>
      <OfflineNote keptAt={keptAt} />
      <ClosedNote pathname={pathname} />
      {isCalm && (
        <Suspense>
          <offline.Part pathname={pathname} orderId={matchPath(PAGES.historyOrder.path, pathname)?.params.id} />
        </Suspense>
      )}
    </>
  );
}
