import { OrderBoard, OrderBoardSkeleton } from '@seduh/ui';
import { type ReactNode, useState } from 'react';

interface Cards {
  fresh: ReactNode[];
  brewing: ReactNode[];
  ready: ReactNode[];
}

export function Kitchen({ cards }: { cards: Cards | undefined }) {
  const [column, setColumn] = useState('fresh');
  if (!cards) return <OrderBoardSkeleton label="Loading the orders" columns={3} />;
  const { fresh, brewing, ready } = cards;
  return (
    <OrderBoard
      label="Open orders"
      tabsLabel="Status"
      columns={[
        { id: 'fresh', title: 'New', tone: 'alert', count: fresh.length, empty: 'Nothing new.', cards: fresh },
        { id: 'brewing', title: 'Brewing', tone: 'accent', count: brewing.length, empty: 'All made.', cards: brewing },
        { id: 'ready', title: 'Ready', tone: 'ok', count: ready.length, empty: 'Nothing is waiting.', cards: ready },
      ]}
      value={column}
      onChange={setColumn}
    />
  );
}
