import { useState } from 'react';
import { Button } from '../../Button';
import { latte } from '../../fixtures/pictures';
import type { Figures } from '../../guide/types';
import { CircleCheck, CircleX, Coffee } from '../../icons';
import { HistoryCard, type HistoryCardProps } from './HistoryCard';
import type { guide } from './HistoryCard.guide';

/** A past order that can be ticked. */
function Past(props: Partial<HistoryCardProps>) {
  const [selected, setSelected] = useState(false);
  return (
    <div style={{ inlineSize: '100%', maxInlineSize: '25rem' }}>
      <HistoryCard
        href="#order"
        image={latte}
        name="Hazelnut Latte"
        price={25_000}
        statusLabel="Delivered"
        statusTone="ok"
        statusIcon={<CircleCheck />}
        meta="18 Nov"
        selectable
        selected={selected}
        onSelectedChange={setSelected}
        selectLabel="Select Hazelnut Latte, 18 Nov"
        {...props}
      />
    </div>
  );
}

const again = (
  <Button variant="quiet" size="sm">
    Order again
  </Button>
);

const live = { statusLabel: 'Brewing', statusTone: 'warn', statusIcon: <Coffee />, meta: 'Today 13:52' } as const;

export default {
  anatomy: <Past more="and 1 more" lines={['2 Hazelnut Latte, Large', '1 Butter Croissant']} action={again} />,
  pairs: {
    status: {
      do: <Past statusLabel="Cancelled" statusTone="bad" statusIcon={<CircleX />} />,
      dont: <Past statusLabel="Status 5" statusTone="plain" statusIcon={null} />,
    },
    live: { do: <Past {...live} selectable={false} />, dont: <Past {...live} /> },
  },
} satisfies Figures<typeof guide>;
