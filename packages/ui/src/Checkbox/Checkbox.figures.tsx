import type { Figures } from '../guide/types';
import { Checkbox } from './Checkbox';
import type { guide } from './Checkbox.guide';

export default {
  anatomy: <Checkbox label="Send me the receipt" defaultChecked />,
  pairs: {
    positive: {
      do: <Checkbox label="Send me the receipt" defaultChecked />,
      dont: <Checkbox label="Do not send me the receipt" defaultChecked />,
    },
    some: {
      do: (
        <>
          <Checkbox label="Select all" indeterminate />
          <Checkbox label="Hazelnut Latte" defaultChecked />
          <Checkbox label="Iced Tea" />
        </>
      ),
      dont: (
        <>
          <Checkbox label="Select all" />
          <Checkbox label="Hazelnut Latte" defaultChecked />
          <Checkbox label="Iced Tea" />
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
