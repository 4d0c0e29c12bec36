import { useState } from 'react';
import type { Figures } from '../../guide/types';
import { type SizeOption, SizePicker } from './SizePicker';
import type { guide } from './SizePicker.guide';

const sizes: SizeOption[] = [
  { id: 1, code: 'R', name: 'Regular' },
  { id: 2, code: 'L', name: 'Large' },
  { id: 3, code: 'XL', name: 'Extra Large' },
];
const priced = sizes.map((size) => (size.id === 1 ? size : { ...size, note: `+ IDR ${size.id},000` }));

/** Sizes of which one can be picked. */
function Picked({ options }: { options: SizeOption[] }) {
  const [value, setValue] = useState(2);
  return <SizePicker legend="Size" {...{ options, value }} onChange={setValue} />;
}

export default {
  anatomy: <Picked options={priced} />,
  pairs: {
    order: {
      do: <Picked options={sizes} />,
      dont: <Picked options={sizes.toReversed()} />,
    },
    note: {
      do: <Picked options={priced} />,
      dont: <Picked options={sizes.map((size) => ({ ...size, code: `${size.code} + IDR ${size.id},000` }))} />,
    },
  },
} satisfies Figures<typeof guide>;
