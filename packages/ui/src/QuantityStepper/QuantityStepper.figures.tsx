import { useState } from 'react';
import { Heard } from '../fixtures/Heard';
import type { Figures } from '../guide/types';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper';
import type { guide } from './QuantityStepper.guide';

/** A stepper that counts. */
function Counted({ value: first, ...rest }: Omit<QuantityStepperProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <QuantityStepper {...rest} value={value} onChange={setValue} />;
}

export default {
  anatomy: <Counted label="Quantity of Iced Tea" value={2} size="lg" />,
  pairs: {
    named: {
      do: (
        <>
          Iced Tea <Counted label="Quantity of Iced Tea" value={1} />
          <Heard>Quantity of Iced Tea, 1</Heard>
        </>
      ),
      dont: (
        <>
          Iced Tea <Counted label="Quantity" value={1} />
          <Heard>Quantity, 1</Heard>
        </>
      ),
    },
    few: {
      do: <Counted label="Guests at the table" value={2} max={12} />,
      dont: <Counted label="Grams of beans" value={250} />,
    },
  },
} satisfies Figures<typeof guide>;
