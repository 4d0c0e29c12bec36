import { Button } from '../../Button';
import type { Figures } from '../../guide/types';
import { ShoppingBag } from '../../icons';
import { OrderCard } from '../OrderCard';
import type { guide } from './OrderColumn.guide';

/** One order of the queue. */
function Card({ number, age, fresh }: { number: string; age: number; fresh?: boolean }) {
  return (
    <div style={{ inlineSize: '100%' }}>
      <OrderCard
        number={number}
        ageMinutes={age}
        who="Bagus W."
        deliveryMethod="Pick up, 14:30"
        deliveryIcon={<ShoppingBag />}
        lines={[{ qty: 1, text: 'Cold Brew 18 Hours, L' }]}
        fresh={fresh}
      />
    </div>
  );
}

const stacked = { display: 'grid', justifyItems: 'center', gap: '0.75rem', inlineSize: 'min(16rem, 100%)' } as const;

export default {
  anatomy: { story: 'Default', height: '34rem', width: '48rem' },
  // the news of a column float over the window of a phone: here stands what they say
  pairs: {
    news: {
      do: (
        <div style={stacked}>
          <Button size="sm" variant="brand">
            1 new
          </Button>
          <Card number="SD-2041" age={9} />
        </div>
      ),
      dont: (
        <div style={stacked}>
          <Card number="SD-2044" age={0} fresh />
          <Card number="SD-2041" age={9} />
        </div>
      ),
    },
  },
} satisfies Figures<typeof guide>;
