import type { Order } from '@seduh/contract';
import { Button, EmptyState, Steps } from '@seduh/ui';
import { CartSkeleton, EmptyCart, useHeadingWhenEmpty } from '../cart';
import { useUndoAdded } from './useUndoAdded';
import { PageTitle } from '../lib/page/PageTitle';
import { PaymentView } from './PaymentView';
import { STEPS, stepOf } from './progress';
import { usePayment } from './usePayment';
import '../lib/checkout.css';
import './Payment.css';

export interface PaymentScreenProps {
  /** Called with the order that was made, once; the cart is empty by then. */
  onPlaced: (order: Order) => void;
}

const title = 'Your Cart';

/** The checkout: what, where and when, how it is paid, and the server's sum. */
export function PaymentScreen({ onPlaced }: PaymentScreenProps) {
  const payment = usePayment(onPlaced);
  const { basket, shop, lines, isPlaced } = payment;
  useUndoAdded(basket);
  const isKnown = basket.ready && !isPlaced;
  const isEmpty = isKnown ? lines.length === 0 : undefined;
  const heading = useHeadingWhenEmpty(isEmpty);
  const step = stepOf({
    areLinesFine: lines.length > 0 && payment.trouble === null,
    areDetailsFine: !payment.isAddressMissing && payment.problems.length === 0,
  });

  return (
    <div className="wrap cart">
      <PageTitle>{title}</PageTitle>
      <header className="cart-head">
        <h1 ref={heading} tabIndex={-1} className="display t-1">
          {title}
        </h1>
        <Steps steps={STEPS} current={isPlaced ? STEPS.length : step} />
      </header>
      {isPlaced ? (
        <p className="cart-whole lead" role="status" aria-busy="true">
          Your order is in. One moment.
        </p>
      ) : isEmpty ? (
        <div className="cart-whole">
          <EmptyCart />
        </div>
      ) : !isKnown || (!shop.data && !shop.error) ? (
        <CartSkeleton />
      ) : shop.data ? (
        <PaymentView payment={payment} shop={shop.data} />
      ) : (
        <div className="cart-whole">
          <EmptyState
            role="alert"
            glass={shop.error?.code === 'NETWORK' ? 'dashed' : 'tipped'}
            title="The counter does not answer"
            text={`${shop.error?.msg ?? ''} Your cart is kept.`}
            action={<Button onClick={shop.retry}>Try again</Button>}
          />
        </div>
      )}
    </div>
  );
}
