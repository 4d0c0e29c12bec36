import { useSeat, useSession } from '@seduh/api-client';
import { Banner, Button, CheckoutStrip, LinkButton, Notice, OrderSummary, useHydrated } from '@seduh/ui';
import { Suspense } from 'react';
import { CartPage } from './CartPage';
import { CartSkeleton } from './CartSkeleton';
import { OrderLines } from './OrderLines';
import { readyNote } from './lazy';
import { pricedLines, StockBanner, stockTrouble, useCartQuote } from './cartQuote';
import { sentence } from '../lib/messageOf';
import { paths } from '../lib/paths';
import { seatNote } from '../lib/seat/lazy';
import { useLanguage, useWords } from '../lib/words/words';
import { screenWords } from './screen/words';

/** What is in the cart, for whoever uses the device, and the way on to the checkout. */
export function CartScreen() {
  const { cart, isReady: isKnown, quote, shop } = useCartQuote();
  // the page that the server makes has the empty cart's words and the lines' places: see below
  const isReady = useHydrated() && isKnown;
  const { isAdmin } = useSession();
  const isSeated = useSeat() !== null;
  const m = useWords(screenWords);
  const lines = pricedLines(cart.lines, quote.data, useLanguage());
  // what is struck out is neither counted nor paid
  const had = lines.filter(({ problem, available }) => !(problem && !available));
  const subtotal = had.reduce((sum, { total }) => sum + total, 0);
  const pieces = had.reduce((sum, { line }) => sum + line.qty, 0);
  const trouble = stockTrouble(lines);

  return (
    // the server knows no cart: who has none sees so at once
    <CartPage title={m.title} isEmpty={isReady ? lines.length === 0 : undefined} isGuessed>
      {!isReady ? (
        <CartSkeleton />
      ) : (
        <>
          <div className="cart-main">
            <OrderLines lines={lines} />
          </div>
          <aside className="cart-side" aria-label={m.summary}>
            {trouble && <StockBanner trouble={trouble} />}
            {quote.error && !quote.data && (
              <Banner tone="bad">
                <p>{m.lastPrices(sentence(quote.error.msg))}</p>
                <Button variant="line" size="sm" onClick={quote.retry}>
                  {m.again}
                </Button>
              </Banner>
            )}
            {quote.data?.problems.map(
              // where it goes is asked at the checkout
              ({ code, msg }) => code !== 'POSTCODE_REQUIRED' && <Notice key={code}>{msg}</Notice>,
            )}
            {isSeated && (
              <Suspense>
                <seatNote.Part deliveryId={cart.deliveryId} />
              </Suspense>
            )}
            <OrderSummary
              title={m.soFar}
              rows={[{ label: m.items(pieces), amount: subtotal }]}
              totalLabel={m.subtotal}
              total={subtotal}
              busy={quote.isStale || quote.isLoading}
            >
              <p className="sd-small sd-num cart-ready">
                <Suspense>
                  <readyNote.Part cart={cart} quote={quote.isStale ? undefined : quote.data} shop={shop.data} />
                </Suspense>
              </p>
              <p className="sd-tiny sd-muted">{m.counted(cart.promoCode)}</p>
            </OrderSummary>
            {isAdmin ? (
              <p className="sd-small sd-muted">{m.staff}</p>
            ) : (
              <div className="cart-go">
                <LinkButton size="lg" block href={paths.payment}>
                  {m.checkout}
                </LinkButton>
              </div>
            )}
          </aside>
          {!isAdmin && (
            <CheckoutStrip
              name={m.subtotal}
              price={subtotal}
              action={<LinkButton href={paths.payment}>{m.checkout}</LinkButton>}
            />
          )}
        </>
      )}
    </CartPage>
  );
}
