import { useState } from 'react';
import type { Figures } from '../guide/types';
import { Coffee, CupSoda, Utensils } from '../icons';
import { CategoryTabs, type CategoryTabsProps } from './CategoryTabs';
import type { guide } from './CategoryTabs.guide';

/** Tabs of which one is chosen, the first one to begin with. */
function Chosen({ label, tabs }: Pick<CategoryTabsProps, 'label' | 'tabs'>) {
  const [value, setValue] = useState(tabs[0]?.id ?? '');
  return <CategoryTabs label={label} tabs={tabs} value={value} onChange={setValue} />;
}

const tabs = [
  { id: 'coffee', label: 'Coffee', icon: <Coffee /> },
  { id: 'tea', label: 'Tea', icon: <CupSoda /> },
  { id: 'foods', label: 'Foods', icon: <Utensils /> },
];

const words = tabs.map(({ id, label }) => ({ id, label }));

export default {
  anatomy: <Chosen label="Category" tabs={[...tabs.slice(0, 1), ...tabs.slice(2)]} />,
  pairs: {
    names: {
      do: <Chosen label="Category in a word" tabs={words} />,
      dont: (
        <Chosen
          label="Category in a sentence"
          tabs={words.map(({ id, label }) => ({ id, label: `Show me all of your ${label.toLowerCase()}` }))}
        />
      ),
    },
    icons: {
      do: <Chosen label="Category with icons" tabs={tabs} />,
      dont: <Chosen label="Category with one icon" tabs={[...words.slice(0, 2), ...tabs.slice(2)]} />,
    },
  },
} satisfies Figures<typeof guide>;
