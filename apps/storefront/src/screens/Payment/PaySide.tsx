import { Banner, Button, OrderSummary, type OrderSummaryRow } from '@seduh/ui';
import type { ReactNode, RefObject } from 'react';
import { SlipSkeleton } from '../../checkout/SlipSkeleton';
import { PayNotices } from './PayNotices';
import { PromoBox } from './PromoBox';
import type { Payment } from './usePayment';

export interface PaySideProps {
  payment: Payment;
  /** The button that pays, from tablet width on. */
  payButton: ReactNode;
  /** Gets the box of what stands in the way, to be focused. */
  noticesRef: RefObject<HTMLDivElement | null>;
  onSetTime: () => void;
  onPay: () => void;
}

function rowsOf({ subtotal, discount, tax, shipping, promo }: NonNullable<Payment['quote']>): OrderSummaryRow[] {
  const discounts: OrderSummaryRow[] =
    discount > 0 ? [{ label: `Promo ${promo?.code ?? ''}`.trim(), amount: discount, tone: 'discount' }] : [];
  return [
    { label: 'Subtotal', amount: subtotal },
    ...discounts,
    { label: 'Tax and fees', amount: tax },
    { label: 'Shipping', amount: shipping },
  ];
}

/** The slip with the server's sum, what stands in the way above it, and the button below. */
export function PaySide({ payment, payButton, noticesRef, onSetTime, onPay }: PaySideProps) {
  const { basket, quote, quoteError } = payment;

  return (
    <aside className="cart-side" aria-label="Payment summary">
      <div ref={noticesRef} tabIndex={-1} className="pay-notices">
        <PayNotices payment={payment} onSetTime={onSetTime} onPay={onPay} />
        {quoteError && (
          <Banner tone="bad">
            <p>{`The sum did not come. ${quoteError.msg}`}</p>
            <Button variant="line" size="sm" onClick={payment.retryQuote}>
              Try again
            </Button>
          </Banner>
        )}
      </div>
      {quote ? (
        <OrderSummary
          title="Order summary"
          rows={rowsOf(quote)}
          totalLabel="Total"
          total={quote.total}
          busy={payment.isRecalculating}
        >
          <PromoBox code={basket.cart.promoCode} verdict={quote.promo} onChange={basket.setPromo} />
        </OrderSummary>
      ) : (
        !quoteError && <SlipSkeleton />
      )}
      <div className="cart-go">
        {payButton}
        <p className="tiny muted">You can cancel for free until the kitchen accepts it.</p>
      </div>
    </aside>
  );
}
