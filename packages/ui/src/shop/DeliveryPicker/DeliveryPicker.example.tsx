import { Armchair, Bike, DeliveryPicker, ShoppingBag } from '@seduh/ui';
import { useState } from 'react';

export function HowItGetsThere({ isKitchenClosing }: { isKitchenClosing: boolean }) {
  const [way, setWay] = useState(3);
  return (
    <DeliveryPicker
      legend="Delivery"
      value={way}
      onChange={setWay}
      options={[
        { id: 1, label: 'Dine in', icon: <Armchair /> },
        {
          id: 2,
          label: 'Door delivery',
          icon: <Bike />,
          disabledReason: isKitchenClosing ? 'Riders leave until 6 pm' : undefined,
        },
        { id: 3, label: 'Pick up', icon: <ShoppingBag /> },
      ]}
    />
  );
}
