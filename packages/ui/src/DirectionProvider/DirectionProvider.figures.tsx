import { useState } from 'react';
import { CategoryTabs } from '../CategoryTabs';
import type { Figures } from '../guide/types';
import { DirectionProvider } from './DirectionProvider';
import type { guide } from './DirectionProvider.guide';

const tabs = [
  { id: '1', label: 'قهوة' },
  { id: '2', label: 'شاي' },
  { id: '3', label: 'طعام' },
];

/** Tabs in a part of the page that runs from right to left; their keys run as `keys` says. */
function Turned({ keys, label }: { keys: 'ltr' | 'rtl'; label: string }) {
  const [value, setValue] = useState('1');
  return (
    <div dir="rtl" lang="ar">
      <DirectionProvider dir={keys}>
        <CategoryTabs label={label} tabs={tabs} value={value} onChange={setValue} />
      </DirectionProvider>
    </div>
  );
}

export default {
  anatomy: <Turned keys="rtl" label="القائمة" />,
  pairs: {
    both: {
      do: <Turned keys="rtl" label="القائمة ١" />,
      dont: <Turned keys="ltr" label="القائمة ٢" />,
    },
  },
} satisfies Figures<typeof guide>;
