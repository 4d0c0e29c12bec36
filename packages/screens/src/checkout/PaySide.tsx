import { cartActions } from '@seduh/api-client';
import { Banner, Button, OrderSummary, type OrderSummaryRow } from '@seduh/ui';
import { type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { SlipSkeleton } from '../cart';
import { payNotices, promoBox } from './lazy';
import type { Payment } from './usePayment';

export interface PaySideProps {
  payment: Payment;
  /** Without a network paying waits. */
  isOnline: boolean;
  /** The button that pays, from tablet width on. */
  payButton: ReactNode;
  /** Gets the box of the notices, to be focused. */
  noticesRef: RefObject<HTMLDivElement | null>;
  onSetTime: () => void;
  onPay: () => void;
}

function rowsOf({ subtotal, discount, tax, shipping, promo }: NonNullable<Payment['quote']>): OrderSummaryRow[] {
  const label = `Promo ${promo?.code ?? ''}`.trim();
  return [
    { label: 'Subtotal', amount: subtotal },
    ...(discount > 0 ? [{ label, amount: discount, tone: 'discount' as const }] : []),
    { label: 'Tax and fees', amount: tax },
    { label: 'Shipping', amount: shipping },
  ];
}

/** The slip with the server's sum, the notices above it, and the button below. */
export function PaySide({ payment, isOnline, payButton, noticesRef, onSetTime, onPay }: PaySideProps) {
  const { cart, quote, quoteError } = payment;
  const side = useRef<HTMLElement>(null);
  const discardAttempt = () => {
    payment.discardAttempt();
    // the button that was pressed goes away
    side.current?.focus();
  };

  return (
    <aside ref={side} tabIndex={-1} className="cart-side" aria-label="Payment summary">
      <div ref={noticesRef} tabIndex={-1} className="pay-notices">
        <Suspense>
          <payNotices.Part payment={payment} onSetTime={onSetTime} onPay={onPay} onDiscard={discardAttempt} />
        </Suspense>
        {!isOnline && (
          <Banner>
            <p>You are offline. Paying waits until you are back, and nothing here is lost.</p>
          </Banner>
        )}
        {quoteError && isOnline && (
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
          <Suspense fallback={<div className="promo-box promo-wait" />}>
            <promoBox.Part code={cart.promoCode} verdict={quote.promo} onChange={cartActions.setPromo} />
          </Suspense>
        </OrderSummary>
      ) : (
        !quoteError && <SlipSkeleton />
      )}
      <div className="cart-go">
        {payButton}
        <p className="sd-tiny sd-muted">You can cancel for free until the kitchen accepts it.</p>
      </div>
    </aside>
  );
}
