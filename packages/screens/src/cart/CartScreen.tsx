import { useSession } from '@seduh/api-client';
import { Banner, Button, CheckoutStrip, LinkButton, Notice, OrderSummary } from '@seduh/ui';
import { CartSkeleton } from './CartSkeleton';
import { EmptyCart } from './EmptyCart';
import { OrderLines } from './OrderLines';
import { pricedLines } from './pricedLines';
import { StockBanner } from './StockBanner';
import { stockTrouble } from './stock';
import { useCartQuote } from './useCartQuote';
import { useHeadingWhenEmpty } from './useHeadingWhenEmpty';
import { paths } from '../lib/paths';
import { PageTitle } from '../lib/page/PageTitle';
import '../lib/checkout.css';

const title = 'Cart';

/** What is in the cart, for whoever uses the device, and the way on to the checkout. */
export function CartScreen() {
  const { basket, quote } = useCartQuote();
  const { isAdmin } = useSession();
  const lines = pricedLines(basket.cart.lines, quote.data);
  const isEmpty = basket.ready && lines.length === 0;
  const heading = useHeadingWhenEmpty(basket.ready ? isEmpty : undefined);
  // what is struck out is neither counted nor paid
  const had = lines.filter(({ problem, available }) => !(problem && !available));
  const subtotal = had.reduce((sum, { total }) => sum + total, 0);
  const pieces = had.reduce((sum, { line }) => sum + line.qty, 0);
  const trouble = stockTrouble(lines);

  return (
    <div className="wrap cart">
      <PageTitle>{title}</PageTitle>
      <header className="cart-head">
        <h1 ref={heading} tabIndex={-1} className="display t-1">
          {title}
        </h1>
      </header>
      {!basket.ready ? (
        <CartSkeleton />
      ) : isEmpty ? (
        <div className="cart-whole">
          <EmptyCart />
        </div>
      ) : (
        <>
          <div className="cart-main">
            <OrderLines lines={lines} basket={basket} />
          </div>
          <aside className="cart-side" aria-label="Summary">
            {trouble && <StockBanner trouble={trouble} basket={basket} />}
            {quote.error && !quote.data && (
              <Banner tone="bad">
                <p>{quote.error.msg} These are the prices you saw last.</p>
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
              <p className="tiny muted">
                {basket.cart.promoCode
                  ? `${basket.cart.promoCode}, tax and shipping are counted at the checkout.`
                  : 'Promo, tax and shipping are counted at the checkout.'}
              </p>
            </OrderSummary>
            {isAdmin ? (
              <p className="small muted">Staff accounts do not order. Log in as a customer to check out.</p>
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
    </div>
  );
}
