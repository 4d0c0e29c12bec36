import { useState } from 'react';
import type { Figures } from '../../guide/types';
import { Banknote, CreditCard, Landmark } from '../../icons';
import { PaymentRadio, type PaymentRadioProps } from './PaymentRadio';
import type { guide } from './PaymentRadio.guide';

const card = { id: 1, label: 'Card', help: 'Visa, Mastercard, JCB', icon: <CreditCard /> };
const bank = { id: 2, label: 'Bank account', help: 'BCA, Mandiri, BNI, BRI', icon: <Landmark /> };
const cash = { id: 3, label: 'Cash on delivery', help: 'Have IDR 111,200 ready', icon: <Banknote /> };

/** A group that chooses. */
function Picked({ value: first, ...rest }: Pick<PaymentRadioProps, 'value' | 'options' | 'error'>) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ inlineSize: '100%', maxInlineSize: '26rem' }}>
      <PaymentRadio legend="Payment method" value={value} onChange={setValue} {...rest} />
    </div>
  );
}

export default {
  anatomy: <Picked value={2} options={[card, bank, cash]} />,
  pairs: {
    help: {
      do: <Picked value={3} options={[card, cash]} />,
      dont: (
        <Picked
          value={3}
          options={[
            { ...card, help: 'Fast and secure' },
            { ...cash, help: 'The classic' },
          ]}
        />
      ),
    },
    none: {
      do: <Picked value={null} options={[card, cash]} error="Choose how to pay." />,
      dont: <Picked value={null} options={[card, cash]} error="Invalid" />,
    },
  },
} satisfies Figures<typeof guide>;
