import { Banknote, Button, CreditCard, PaymentRadio } from '@seduh/ui';
import { useState } from 'react';

const methods = [
  { id: 1, label: 'Card', help: 'Visa, Mastercard, JCB', icon: <CreditCard /> },
  { id: 2, label: 'Cash', help: 'At the counter, when it is ready', icon: <Banknote /> },
];

export function HowToPay({ pay }: { pay: (method: number) => void }) {
  const [method, setMethod] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const onClick = () => {
    setTried(true);
    if (method !== null) pay(method);
  };
  return (
    <>
      <PaymentRadio
        legend="Payment method"
        options={methods}
        value={method}
        onChange={setMethod}
        error={isTried && method === null ? 'Choose how to pay.' : undefined}
      />
      <Button block onClick={onClick}>
        Confirm and pay
      </Button>
    </>
  );
}
