import { useState } from 'react';
import type { Figures } from '../../guide/types';
import { OptionGroup, type OptionGroupProps } from './OptionGroup';
import type { guide } from './OptionGroup.guide';

const extras = [
  { id: 1, name: 'Extra shot', note: '+ IDR 6,000' },
  { id: 2, name: 'Boba', note: '+ IDR 5,000' },
  { id: 3, name: 'Caramel', note: '+ IDR 3,000' },
];
const ice = [
  { id: 1, name: 'Normal' },
  { id: 2, name: 'Less' },
  { id: 3, name: 'None' },
];

/** A group that keeps what is chosen in it. */
function Kept({ value: first, ...props }: Omit<OptionGroupProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <OptionGroup {...props} value={value} onChange={setValue} />;
}

export default {
  anatomy: <Kept legend="Extras" options={extras} max={2} value={[2]} />,
  pairs: {
    note: {
      do: <Kept legend="Extras" options={extras} max={2} value={[1]} />,
      dont: (
        <Kept
          legend="Extras"
          options={extras.map(({ note, ...extra }) => ({ ...extra, name: `${extra.name} (${note})` }))}
          max={2}
          value={[1]}
        />
      ),
    },
    usual: {
      do: <Kept legend="Ice" options={ice} min={1} max={1} value={[1]} />,
      dont: <Kept legend="Ice" options={ice} min={1} max={1} value={[]} />,
    },
  },
} satisfies Figures<typeof guide>;
