import { cartActions } from '@seduh/api-client';
import type { Shop } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { Button, CheckoutStrip, Panel, toast } from '@seduh/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { OrderLines } from '../cart';
import { useOnline } from '../lib/useOnline';
import { AddressDetails } from './AddressDetails';
import type { DetailsFocus } from './DetailsForm';
import { payMethods } from './lazy';
import { PaySide } from './PaySide';
import type { Payment } from './usePayment';

export interface PaymentViewProps {
  payment: Payment;
  shop: Shop;
}

const noMethod = 'Choose how you pay.';

/** A cart with something in it on its way to being an order. */
export function PaymentView({ payment, shop }: PaymentViewProps) {
  const { cart, quote, error } = payment;
  const isOnline = useOnline();
  const notices = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<DetailsFocus | null>(null);
  const [isAddressAsked, setAddressAsked] = useState(false);
  const [refusedAddress, setRefusedAddress] = useState<{ address: string; msg: string }>();

  const missing = isAddressAsked && payment.isAddressMissing ? MESSAGES.required : undefined;
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
      toast.error(noMethod);
      return;
    }
    if (payment.isAddressMissing) {
      setAddressAsked(true);
      setEditing({ field: 'address' });
      return;
    }
    const failure = await payment.pay();
    if (!failure?.fields.address) return;
    setRefusedAddress({ address: payment.address, msg: failure.fields.address });
    setEditing({ field: 'address' });
  };

  const payButton = (size: 'md' | 'lg') => (
    <Button size={size} block={size === 'lg'} loading={payment.isBusy} disabled={isOff} onClick={() => void pay()}>
      Confirm and pay
    </Button>
  );

  return (
    <>
      {/* what is being ordered stays as it is until the answer is here */}
      <div className="cart-main" inert={payment.isBusy}>
        <OrderLines lines={payment.lines} />
        <AddressDetails
          payment={payment}
          shop={shop}
          editing={editing}
          onEditingChange={setEditing}
          addressError={missing ?? refused}
        />
        <Suspense fallback={<Panel title="Payment method" className="pay-wait" aria-busy="true" />}>
          <payMethods.Part
            shop={shop}
            paymentId={cart.paymentId}
            total={quote?.total}
            error={payment.isMethodOff ? noMethod : undefined}
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
        onPay={() => void pay()}
      />
      <CheckoutStrip name="Total" price={quote?.total} action={payButton('md')} />
    </>
  );
}
