import { useSession } from '@seduh/api-client';
import { Banner, Button, CheckoutStrip, LinkButton, Notice, OrderSummary } from '@seduh/ui';
import { CartPage } from './CartPage';
import { CartSkeleton } from './CartSkeleton';
import { OrderLines } from './OrderLines';
import { pricedLines, StockBanner, stockTrouble, useCartQuote } from './cartQuote';
import { sentence } from '../lib/messageOf';
import { paths } from '../lib/paths';

/** What is in the cart, for whoever uses the device, and the way on to the checkout. */
export function CartScreen() {
  const { cart, isReady, quote } = useCartQuote();
  const { isAdmin } = useSession();
  const lines = pricedLines(cart.lines, quote.data);
  // what is struck out is neither counted nor paid
  const had = lines.filter(({ problem, available }) => !(problem && !available));
  const subtotal = had.reduce((sum, { total }) => sum + total, 0);
  const pieces = had.reduce((sum, { line }) => sum + line.qty, 0);
  const trouble = stockTrouble(lines);

  return (
    <CartPage title="Cart" isEmpty={isReady ? lines.length === 0 : undefined}>
      {!isReady ? (
        <CartSkeleton />
      ) : (
        <>
          <div className="cart-main">
            <OrderLines lines={lines} />
          </div>
          <aside className="cart-side" aria-label="Summary">
            {trouble && <StockBanner trouble={trouble} />}
            {quote.error && !quote.data && (
              <Banner tone="bad">
                <p>{`${sentence(quote.error.msg)} These are the prices you saw last.`}</p>
                <Button variant="line" size="sm" onClick={quote.retry}>
                  Try again
                </Button>
              </Banner>
            )}
            {quote.data?.problems.map(({ code, msg }) => (
              <Notice key={code}>{msg}</Notice>
            ))}
            <OrderSummary
              title="So far"
              rows={[{ label: pieces === 1 ? '1 item' : `${pieces} items`, amount: subtotal }]}
              totalLabel="Subtotal"
              total={subtotal}
              busy={quote.isStale || quote.isLoading}
            >
              <p className="sd-tiny sd-muted">
                {`${cart.promoCode ?? 'Promo'}, tax and shipping are counted at the checkout.`}
              </p>
            </OrderSummary>
            {isAdmin ? (
              <p className="sd-small sd-muted">Staff accounts do not order. Log in as a customer to check out.</p>
            ) : (
              <div className="cart-go">
                <LinkButton size="lg" block href={paths.payment}>
                  Checkout
                </LinkButton>
              </div>
            )}
          </aside>
          {!isAdmin && (
            <CheckoutStrip
              name="Subtotal"
              price={subtotal}
              action={<LinkButton href={paths.payment}>Checkout</LinkButton>}
            />
          )}
        </>
      )}
    </CartPage>
  );
}
