import { cartActions } from '@seduh/api-client';
import { OrderSummary, type OrderSummaryRow } from '@seduh/ui';
import { type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { SlipSkeleton } from '../cart';
import { useWords } from '../lib/words/words';
import { payNotices, promoBox } from './lazy';
import type { Payment } from './usePayment';
import { checkoutWords, type CheckoutWords } from './words';

export interface PaySideProps {
  payment: Payment;
  /** Without a network paying waits. */
  isOnline: boolean;
  /** The button that pays, from tablet width on. */
  payButton: ReactNode;
  /** Gets the box of the notices, to be focused. */
  noticesRef: RefObject<HTMLDivElement | null>;
  onSetTime: () => void;
  onSetPlace: () => void;
  onPay: () => void;
}

function rowsOf(
  { subtotal, discount, tax, shipping, promo, delivery_area }: NonNullable<Payment['quote']>,
  isFeeOpen: boolean,
  m: CheckoutWords,
): OrderSummaryRow[] {
  const label = promo ? m.promo(promo.code) : m.freeCup;
  return [
    { label: m.subtotal, amount: subtotal },
    ...(discount > 0 ? [{ label, amount: discount, tone: 'discount' as const }] : []),
    { label: m.tax, amount: tax },
    {
      label: isFeeOpen ? m.shippingFrom : delivery_area ? `${m.shipping}, ${delivery_area}` : m.shipping,
      amount: shipping,
    },
  ];
}

/** The slip with the server's sum, the notices above it, and the button below. */
export function PaySide({ payment, isOnline, payButton, noticesRef, onSetTime, onSetPlace, onPay }: PaySideProps) {
  const m = useWords(checkoutWords);
  const { cart, quote, quoteError } = payment;
  const side = useRef<HTMLElement>(null);
  const discardAttempt = () => {
    payment.discardAttempt();
    // the button that was pressed goes away
    side.current?.focus();
  };

  return (
    <aside ref={side} tabIndex={-1} className="cart-side" aria-label={m.side}>
      <div ref={noticesRef} tabIndex={-1} className="pay-notices">
        <Suspense>
          <payNotices.Part {...{ payment, isOnline, onSetTime, onSetPlace, onPay }} onDiscard={discardAttempt} />
        </Suspense>
      </div>
      {quote ? (
        <OrderSummary
          title={m.slip}
          rows={rowsOf(quote, payment.isFeeOpen, m)}
          totalLabel={payment.isFeeOpen ? m.totalFrom : m.total}
          total={quote.total}
          busy={payment.isRecalculating}
        >
          <Suspense fallback={<div className="promo-box promo-wait" />}>
            <promoBox.Part cart={cart} quote={quote} onChange={cartActions.setPromo} />
          </Suspense>
        </OrderSummary>
      ) : (
        !quoteError && <SlipSkeleton />
      )}
      <div className="cart-go">
        {payButton}
        <p className="sd-tiny sd-muted">{m.free}</p>
      </div>
    </aside>
  );
}
