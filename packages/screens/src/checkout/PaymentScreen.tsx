import { cartActions } from '@seduh/api-client';
import type { Order, Shop } from '@seduh/contract';
import { Button, CheckoutStrip, EmptyState, Panel, Steps, toast } from '@seduh/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { CartPage, CartSkeleton, OrderLines } from '../cart';
import { sentence } from '../lib/messageOf';
import { pageWords } from '../lib/page/words';
import { useOnline } from '../lib/useOnline';
import { useWords } from '../lib/words/words';
import { useUndoAdded } from '../reorder';
import type { DetailsFocus } from './late/DetailsForm';
import { addressDetails, payMethods } from './lazy';
import { PaySide } from './PaySide';
import { type Payment, usePayment } from './usePayment';
import { checkoutWords } from './words';
import './Payment.css';

export interface PaymentScreenProps {
  /** Called with the order that was made, once; the cart is empty by then. */
  onPlaced: (order: Order) => void;
}

/** The checkout: what, where and when, how it is paid, and the server's sum. */
export function PaymentScreen({ onPlaced }: PaymentScreenProps) {
  const m = useWords(checkoutWords);
  const { tryAgain } = useWords(pageWords);
  const payment = usePayment(onPlaced);
  const { isReady, shop, lines, isPlaced } = payment;
  useUndoAdded();
  const isKnown = isReady && !isPlaced;
  const areLinesFine = lines.length > 0 && payment.trouble === null;
  const areDetailsFine = !payment.isAddressMissing && !payment.isPostcodeMissing && payment.problems.length === 0;
  // the first step that still wants something
  const step = !areLinesFine ? 0 : areDetailsFine ? 2 : 1;

  return (
    <CartPage
      title={m.title}
      beside={<Steps steps={m.steps} current={isPlaced ? m.steps.length : step} />}
      isEmpty={isKnown ? lines.length === 0 : undefined}
    >
      {isPlaced ? (
        <p className="cart-whole sd-lead" role="status" aria-busy="true">
          {m.placed}
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
            title={m.silent}
            text={m.kept(sentence(shop.error?.msg ?? ''))}
            action={<Button onClick={shop.retry}>{tryAgain}</Button>}
          />
        </div>
      )}
    </CartPage>
  );
}

/** A cart with something in it on its way to being an order. */
function PaymentView({ payment, shop }: { payment: Payment; shop: Shop }) {
  const m = useWords(checkoutWords);
  const { cart, quote, error } = payment;
  const isOnline = useOnline();
  const notices = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<DetailsFocus | null>(null);
  const [isAddressAsked, setAddressAsked] = useState(false);
  const [refusedAddress, setRefusedAddress] = useState<{ address: string; msg: string }>();

  const missing = isAddressAsked && payment.isAddressMissing ? m.required : undefined;
  const refused = refusedAddress?.address === payment.address ? refusedAddress.msg : undefined;
  // a yes that is asked for, to a new sum or to a second order, must not be given by pressing on in a hurry
  const asksFirst = payment.consent !== null || payment.uncertainOutcome === 'spent';
  const isOff = !isOnline || !quote || payment.isRecalculating || payment.isAddressOnItsWay || asksFirst;

  useEffect(() => {
    // the button that was pressed may be off now: the focus goes to what was said
    if (error) notices.current?.focus();
  }, [error]);

  const pay = async () => {
    if (payment.trouble || payment.problems.length > 0) {
      notices.current?.focus();
      return;
    }
    if (payment.isMethodOff) {
      toast.error(m.noMethod);
      return;
    }
    if (payment.isAddressMissing) {
      setAddressAsked(true);
      setEditing({ field: 'address' });
      return;
    }
    if (payment.isPostcodeMissing) {
      setAddressAsked(true);
      setEditing({ field: 'postcode' });
      return;
    }
    const failure = await payment.pay();
    if (!failure?.fields.address) return;
    setRefusedAddress({ address: payment.address, msg: failure.fields.address });
    setEditing({ field: 'address' });
  };

  const payButton = (size: 'md' | 'lg') => (
    <Button size={size} block={size === 'lg'} loading={payment.isBusy} disabled={isOff} onClick={() => void pay()}>
      {m.pay}
    </Button>
  );

  return (
    <>
      {/* what is being ordered stays as it is until the answer is here */}
      <div className="cart-main" inert={payment.isBusy}>
        <OrderLines lines={payment.lines} />
        <Suspense fallback={<Panel title={m.details} className="details-wait" aria-busy="true" />}>
          <addressDetails.Part
            payment={payment}
            shop={shop}
            editing={editing}
            onEditingChange={setEditing}
            addressError={missing ?? refused}
            isPostcodeAsked={isAddressAsked}
          />
        </Suspense>
        <Suspense fallback={<Panel title={m.method} className="pay-wait" aria-busy="true" />}>
          <payMethods.Part
            shop={shop}
            paymentId={cart.paymentId}
            total={quote?.total}
            error={payment.isMethodOff ? m.noMethod : undefined}
            onChange={cartActions.setPayment}
          />
        </Suspense>
      </div>
      <PaySide
        payment={payment}
        isOnline={isOnline}
        payButton={payButton('lg')}
        noticesRef={notices}
        onSetTime={() => setEditing({ field: 'time' })}
        onSetPlace={() => setEditing({ field: 'postcode' })}
        onPay={() => void pay()}
      />
      <CheckoutStrip name={payment.isFeeOpen ? m.totalFrom : m.total} price={quote?.total} action={payButton('md')} />
    </>
  );
}
