import type { Order } from '@seduh/contract';
import { Button, EmptyState, Steps } from '@seduh/ui';
import { CartPage, CartSkeleton } from '../cart';
import { useUndoAdded } from '../reorder';
import { PaymentView } from './PaymentView';
import { usePayment } from './usePayment';
import './Payment.css';

export interface PaymentScreenProps {
  /** Called with the order that was made, once; the cart is empty by then. */
  onPlaced: (order: Order) => void;
}

/** What an order takes, as the step indicator shows it. */
const STEPS = ['Order', 'Checkout', 'Payment'];

/** The checkout: what, where and when, how it is paid, and the server's sum. */
export function PaymentScreen({ onPlaced }: PaymentScreenProps) {
  const payment = usePayment(onPlaced);
  const { isReady, shop, lines, isPlaced } = payment;
  useUndoAdded();
  const isKnown = isReady && !isPlaced;
  const areLinesFine = lines.length > 0 && payment.trouble === null;
  const areDetailsFine = !payment.isAddressMissing && payment.problems.length === 0;
  // the first step that still wants something
  const step = !areLinesFine ? 0 : areDetailsFine ? 2 : 1;

  return (
    <CartPage
      title="Your Cart"
      beside={<Steps steps={STEPS} current={isPlaced ? STEPS.length : step} />}
      isEmpty={isKnown ? lines.length === 0 : undefined}
    >
      {isPlaced ? (
        <p className="cart-whole lead" role="status" aria-busy="true">
          Your order is in. One moment.
        </p>
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
    </CartPage>
  );
}
