import type { ReactNode } from 'react';
import type { Figures } from '../guide/types';
import { Checkbox } from './Checkbox';
import type { guide } from './Checkbox.guide';

/** Rows of which one is ticked, below the box that stands for all of them. */
function Rows({ all }: { all: ReactNode }) {
  return (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      {all}
      <Checkbox label="Hazelnut Latte" defaultChecked />
      <Checkbox label="Iced Tea" />
    </div>
  );
}

export default {
  anatomy: <Checkbox label="Send me the receipt" defaultChecked />,
  pairs: {
    positive: {
      do: <Checkbox label="Send me the receipt" defaultChecked />,
      dont: <Checkbox label="Do not send me the receipt" defaultChecked />,
    },
    some: {
      do: <Rows all={<Checkbox label="Select all" indeterminate />} />,
      dont: <Rows all={<Checkbox label="Select all" />} />,
    },
  },
} satisfies Figures<typeof guide>;
