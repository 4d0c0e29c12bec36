import { useState } from 'react';
import { Button } from '../Button';
import { DeliveryPicker } from '../shop/DeliveryPicker';
import { Armchair, Banknote, Bike, CreditCard, Landmark, ShoppingBag } from '../icons';
import { OrderSummary } from '../shop/OrderSummary';
import { PaymentRadio } from '../shop/PaymentRadio';
import { formatRupiah } from '../Price';
import { Steps } from '../Steps';

const atTheDoor = 3;
const methods = [
  { id: 1, label: 'Dine in', icon: <Armchair /> },
  { id: 2, label: 'Pick up', icon: <ShoppingBag /> },
  { id: atTheDoor, label: 'Door delivery', icon: <Bike /> },
];
const subtotal = 112_000;
const discount = 20_000;
const tax = 9_200;

/** A checkout whose slip answers each choice. */
export function CheckoutTry() {
  const [method, setMethod] = useState(atTheDoor);
  const [payment, setPayment] = useState<number | null>(1);
  const shipping = method === atTheDoor ? 10_000 : 0;
  const total = subtotal - discount + tax + shipping;
  return (
    <div className="doc-checkout">
      <Steps steps={['Order', 'Checkout', 'Payment']} current={1} />
      <div>
        <DeliveryPicker legend="Delivery" options={methods} value={method} onChange={setMethod} />
        <PaymentRadio
          legend="Payment method"
          value={payment}
          onChange={setPayment}
          options={[
            { id: 1, label: 'Card', help: 'Visa, Mastercard, JCB', icon: <CreditCard /> },
            { id: 2, label: 'Bank account', help: 'BCA, Mandiri, BNI, BRI', icon: <Landmark /> },
            { id: 3, label: 'Cash on delivery', help: `Have ${formatRupiah(total)} ready`, icon: <Banknote /> },
          ]}
        />
      </div>
      <div>
        <OrderSummary
          title="Order summary"
          headingLevel={3}
          rows={[
            { label: 'Subtotal', amount: subtotal },
            { label: 'Promo PASTA20', amount: discount, tone: 'discount' },
            { label: 'Tax and fees', amount: tax },
            { label: 'Shipping', amount: shipping },
          ]}
          totalLabel="Total"
          total={total}
        />
        <Button block>Confirm and pay</Button>
      </div>
    </div>
  );
}
