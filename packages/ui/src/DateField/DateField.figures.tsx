import { useState } from 'react';
import type { Figures } from '../guide/types';
import { DateField, type DateFieldProps } from './DateField';
import type { guide } from './DateField.guide';

/** A field that keeps its day. */
function Held({ value: first, ...rest }: Omit<DateFieldProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <DateField {...rest} value={value} onChange={setValue} />;
}

export default {
  anatomy: <Held label="Birthday" value="1996-04-03" hint="A coffee is on us that day." />,
  pairs: {
    why: {
      do: <Held label="Birthday" value="" hint="A coffee is on us that day." />,
      dont: <Held label="Birthday (dd/mm/yyyy)" value="" />,
    },
    near: {
      do: <Held label="Birthday" value="1996-04-03" />,
      dont: <Held label="Pick up on" value="" />,
    },
  },
} satisfies Figures<typeof guide>;
