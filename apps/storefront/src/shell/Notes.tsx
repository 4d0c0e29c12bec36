import { refreshQuotes, serverNow, useCart, useLiveShop, useProfile, useSession } from '@seduh/api-client';
import { PAGES } from '@seduh/contract/constants';
import { isOpenAt, pauseOf, pausesAt, schedule } from '@seduh/domain';
import { Clock, WifiOff } from '@seduh/ui';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { matchPath } from 'react-router-dom';
import { OrderForThen } from '@seduh/screens/checkout';
import {
  formatDay,
  formatTime,
  isToday,
  namedDay,
  paths,
  pauseInWords,
  pauseWords,
  type ShopTime,
  useOnline,
  useOpening,
  useShopClock,
  useWords,
} from '@seduh/screens/lib';
import { type NotesWords, notesWords } from './notes/words';
import { offline } from '../offline/lazy';
import { useKeptAt } from '../offline/useKeptAt';
import { useCalm } from './useCalm';
import './Notes.css';

export interface OfflineNoteProps {
  /** When the oldest of what is on screen was kept, ms by the device's clock; null where all of it came just now. */
  keptAt?: number | null;
}

/** `14:05` for a time of today, `22 Nov 14:05` for an earlier one. @param keptAt ms by the device's clock */
function momentOf(keptAt: number, clock: ShopTime, m: NotesWords): string {
  // what the device noted, by the shop's clock
  const at = new Date(keptAt + serverNow().getTime() - Date.now()).toISOString();
  return m.moment(isToday(at, clock) ? null : formatDay(at, clock), formatTime(at, clock));
}

/**
 * Under the bar of every page as long as the browser has no network, or nobody answers and older answers stand in. Its
 * region is always there, so it is read out.
 */
export function OfflineNote({ keptAt = null }: OfflineNoteProps) {
  const isOnline = useOnline();
  const { isAdmin } = useSession();
  const m = useWords(notesWords);
  const clock = useShopClock();
  const asOf = keptAt === null ? null : momentOf(keptAt, clock, m);
  return (
    <div aria-live="polite" className="offline-note">
      {(!isOnline || asOf) && (
        <p className="sd-wrap">
          <WifiOff />
          {m.offline(isOnline, asOf, isAdmin)}
        </p>
      )}
    </div>
  );
}

const ordering = new Set<string>([paths.home, paths.products(), paths.cart, paths.payment]);

/** Whether a page leads to an order. */
const isOrdering = (pathname: string): boolean =>
  ordering.has(pathname) || matchPath(PAGES.product.path, pathname) !== null;

/** When the order in the making is for: `Your order is for today 14:45`. */
const orderFor = (iso: string, clock: ShopTime, m: NotesWords): string =>
  m.orderFor(namedDay(iso, clock), formatTime(iso, clock));

/** Has what is priced asked again as soon as something else is paused than before. */
function useQuotesFollow(pauses: string | undefined): void {
  const known = useRef(pauses);
  useEffect(() => {
    if (known.current !== undefined && known.current !== pauses) void refreshQuotes();
    known.current = pauses;
  }, [pauses]);
}

/**
 * Under the bar of the pages that lead to an order, while the shop is closed or orders are paused: until when, and the
 * order for then. While it is busy, the same with a later time; cart and checkout say that of what is in the cart.
 */
function ClosedNote({ pathname }: { pathname: string }) {
  const { isAdmin } = useSession();
  const isAsked = !isAdmin && isOrdering(pathname);
  const { data: shop } = useLiveShop(isAsked);
  const { cart, setTime } = useCart();
  const clock = useShopClock();
  const m = useWords(notesWords);
  const pause = useWords(pauseWords);
  const open = useOpening(shop);
  const words = useRef<HTMLParagraphElement>(null);
  const now = new Date(clock.now);
  const pauses = shop && pausesAt(shop, now);
  useQuotesFollow(pauses && JSON.stringify(pauses));
  const isClosed = shop !== undefined && !isOpenAt(shop, now);
  const isPaused = pauses !== undefined && pauses.length > 0;
  const isOff = isClosed || (isPaused && pauseOf(shop ?? {}, cart.deliveryId, now) !== null);
  // not for now anyway, or said by the page with its own times
  const busy = isOff || pathname === paths.cart || pathname === paths.payment ? undefined : shop?.busy;
  // of an empty cart nothing can be worked out: the shop says it of a cup
  const whenEmpty = busy?.times.find(({ delivery_id }) => delivery_id === cart.deliveryId)?.at;
  const isOffered = isOff || (busy && (cart.lines.length > 0 || whenEmpty !== undefined));
  const kept = isOff && !isClosed && cart.lines.length > 0 ? [pause.cartKept] : [];
  const said = [
    ...(pauses ?? []).map((each) => pauseInWords(each, clock, pause)),
    ...kept,
    ...(busy ? [m.busy(busy.stations)] : []),
  ];
  const isSet = shop && cart.time !== 'now' && schedule(shop, cart.deliveryId, cart.time, now).problems.length === 0;
  return (
    <div aria-live="polite" className="closed-note">
      {isAsked && shop && (isClosed || isPaused || busy) && (
        <div className="sd-wrap">
          <p ref={words} tabIndex={-1}>
            <Clock />
            {isClosed ? open : said.join(' ')}
          </p>
          {isSet ? (
            <p>{orderFor(cart.time, clock, m)}</p>
          ) : (
            isOffered && (
              <OrderForThen
                shop={shop}
                deliveryId={cart.deliveryId}
                whenEmpty={whenEmpty}
                onPick={pathname === paths.payment ? null : undefined}
                onChange={(time) => {
                  setTime(time);
                  // the button goes
                  words.current?.focus();
                }}
              />
            )
          )}
        </div>
      )}
    </div>
  );
}

/** Keeps what staff may do in step: whose tasks were changed sees it with the next page. */
function InStep({ pathname }: NotesProps) {
  const { mutate } = useProfile();
  const known = useRef(pathname);
  const askAgain = useEffectEvent(() => void mutate());
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    askAgain();
  }, [pathname]);
  return null;
}

export interface NotesProps {
  /** Path of the page on screen. */
  pathname: string;
}

/** Under the bar: no network, a closed shop, paused orders, a busy shop. A module of its own, as most visits have neither. */
export default function Notes({ pathname }: NotesProps) {
  const keptAt = useKeptAt();
  const isCalm = useCalm();
  const { isAdmin } = useSession();
  return (
    <>
      {isAdmin && <InStep pathname={pathname} />}
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
