import type { Figures } from '../guide/types';
import { Breadcrumb } from './Breadcrumb';
import type { guide } from './Breadcrumb.guide';

const items = [
  { label: 'Product', href: '#product' },
  { label: 'Coffee', href: '#coffee' },
  { label: 'Hazelnut Latte' },
];

export default {
  anatomy: <Breadcrumb items={items} />,
  pairs: {
    where: {
      do: <Breadcrumb items={items.slice(1)} />,
      dont: <Breadcrumb items={[{ label: 'Search results', href: '#search' }, { label: 'Hazelnut Latte' }]} />,
    },
    short: {
      do: <Breadcrumb items={items.slice(1)} />,
      dont: (
        <Breadcrumb
          items={[{ label: 'Back to all our coffees', href: '#coffee' }, { label: 'You are at Hazelnut Latte' }]}
        />
      ),
    },
  },
} satisfies Figures<typeof guide>;
