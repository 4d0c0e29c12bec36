import { useCounter, useProducts } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { Breadcrumb, Skeleton, toast } from '@seduh/ui';
import { Suspense, useState } from 'react';
import { PageTitle } from '../lib/page/PageTitle';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { CounterMenu, FIRST_MENU, type MenuQuery } from './CounterMenu';
import { placedOrder, ticketPanel } from './lazy';
import { counterWords } from './words';
import './Counter.css';

/** What was placed last, and what its guest gets back. */
interface Placed {
  order: Order;
  /** Whole rupiah; null where nobody has said what was given. */
  change: number | null;
}

/** Where staff place an order for a guest: the menu as tiles, and the ticket beside it. */
export function CounterScreen() {
  const m = useWords(counterWords);
  const counter = useCounter();
  const [query, setQuery] = useState<MenuQuery>(FIRST_MENU);
  const list = useProducts({ ...query, limit: LIMITS.pageMax });
  const [placed, setPlaced] = useState<Placed | null>(null);
  const { lines } = counter.ticket;

  const add: Parameters<typeof CounterMenu>[0]['onAdd'] = (line) => {
    const before = lines.find(({ productId }) => productId === line.productId)?.qty ?? 0;
    const pieces = counter.add(line);
    // the next guest is being served
    setPlaced(null);
    if (pieces === 0) toast.error(m.full(LIMITS.cartLines));
    else if (pieces === before && pieces === LIMITS.lineQuantity) toast.error(m.most(LIMITS.lineQuantity));
    return pieces > 0;
  };

  return (
    <div className="sd-wrap counter">
      <PageTitle>{m.title}</PageTitle>
      <div className="counter-head">
        <Breadcrumb items={[{ label: m.orders, href: paths.orders }, { label: m.title }]} />
        <h1 className="sd-display sd-t-1">{m.title}</h1>
      </div>
      <CounterMenu query={query} onQuery={setQuery} list={list} lines={lines} onAdd={add} />
      <div className="counter-side">
        <Suspense fallback={<Skeleton className="counter-ticket-wait" height="auto" />}>
          {placed && <placedOrder.Part {...placed} onClose={() => setPlaced(null)} />}
          {counter.isReady && (
            <ticketPanel.Part
              counter={counter}
              onPlaced={(order, change) => setPlaced({ order, change })}
              onRefused={list.retry}
            />
          )}
        </Suspense>
      </div>
    </div>
  );
}
