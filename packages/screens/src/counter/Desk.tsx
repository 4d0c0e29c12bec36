import { useCounter, useProducts } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { LIMITS } from '@seduh/contract/constants';
import { toast } from '@seduh/ui';
import { useRef, useState } from 'react';
import { useWords } from '../lib/words/words';
import { CounterMenu, FIRST_MENU, type MenuQuery } from './CounterMenu';
import { PlacedOrder } from './PlacedOrder';
import { TicketPanel } from './TicketPanel';
import { TicketStrip } from './TicketStrip';
import { counterWords } from './words';

/** What was placed last, and what its guest gets back. */
interface Placed {
  order: Order;
  /** Whole rupiah; null where nobody has said what was given. */
  change: number | null;
}

/** The menu as tiles, and the ticket beside it. */
export default function Desk() {
  const m = useWords(counterWords);
  const counter = useCounter();
  const [query, setQuery] = useState<MenuQuery>(FIRST_MENU);
  const list = useProducts({ ...query, limit: LIMITS.pageMax });
  const [placed, setPlaced] = useState<Placed | null>(null);
  const ticket = useRef<HTMLElement>(null);
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
    <>
      <div>
        <CounterMenu query={query} onQuery={setQuery} list={list} lines={lines} onAdd={add} />
        {counter.isReady && <TicketStrip ticket={counter.ticket} target={ticket} />}
      </div>
      <div className="counter-side">
        {placed && <PlacedOrder {...placed} onClose={() => setPlaced(null)} />}
        {counter.isReady && (
          <TicketPanel
            ref={ticket}
            counter={counter}
            onPlaced={(order, change) => setPlaced({ order, change })}
            onRefused={list.retry}
          />
        )}
      </div>
    </>
  );
}
