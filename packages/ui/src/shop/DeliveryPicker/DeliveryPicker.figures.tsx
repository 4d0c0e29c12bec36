import { useState } from 'react';
import type { Figures } from '../../guide/types';
import { Armchair, Bike, ShoppingBag } from '../../icons';
import { DeliveryPicker, type DeliveryOption } from './DeliveryPicker';
import type { guide } from './DeliveryPicker.guide';

const dineIn = { id: 1, label: 'Dine in', icon: <Armchair /> };
const delivery = { id: 2, label: 'Door delivery', icon: <Bike /> };
const pickUp = { id: 3, label: 'Pick up', icon: <ShoppingBag /> };

/** A picker that chooses. */
function Picked({ options }: { options: DeliveryOption[] }) {
  const [value, setValue] = useState(3);
  return (
    <div style={{ inlineSize: '100%', maxInlineSize: '26rem' }}>
      <DeliveryPicker legend="Delivery" options={options} value={value} onChange={setValue} />
    </div>
  );
}

const off = [dineIn, { ...delivery, disabledReason: 'We deliver again from 1 pm' }, pickUp];

export default {
  anatomy: <Picked options={off} />,
  pairs: {
    off: {
      do: <Picked options={off} />,
      dont: <Picked options={[dineIn, { ...delivery, disabledReason: '' }, pickUp]} />,
    },
    short: {
      do: <Picked options={[dineIn, delivery, pickUp]} />,
      dont: (
        <Picked
          options={[
            { ...dineIn, label: 'I would like to eat it here' },
            { ...delivery, label: 'Bring it to my door, please' },
            { ...pickUp, label: 'I come and pick it up myself' },
          ]}
        />
      ),
    },
  },
} satisfies Figures<typeof guide>;
