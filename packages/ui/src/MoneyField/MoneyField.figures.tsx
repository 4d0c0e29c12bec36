import { useState } from 'react';
import type { Figures } from '../guide/types';
import { TextField } from '../TextField';
import { MoneyField, type MoneyFieldProps } from './MoneyField';
import type { guide } from './MoneyField.guide';

/** A field that keeps what is typed. */
function Held({ value: first, ...rest }: Omit<MoneyFieldProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <MoneyField {...rest} value={value} onChange={setValue} />;
}

export default {
  anatomy: <Held label="Least order" value={50_000} hint="Before tax and shipping; 0 for any order." />,
  pairs: {
    grouped: {
      do: <Held label="Price" value={1_250_000} />,
      dont: <TextField label="Price" prefix="IDR" defaultValue="1250000" />,
    },
    zero: {
      do: <Held label="Price" value={null} placeholder="25,000" />,
      dont: <Held label="Price" value={0} />,
    },
  },
} satisfies Figures<typeof guide>;
