import { piecesOf, useCounter, useProducts } from '@seduh/api-client';
import { LIMITS } from '@seduh/contract/constants';
import { changeOf, inLanguage } from '@seduh/domain';
import { toast } from '@seduh/ui';
import { useRef, useState } from 'react';
import { useLanguage, useWords } from '../lib/words/words';
import { CounterMenu, FIRST_MENU, type MenuQuery } from './CounterMenu';
import { PlacedOrder } from './PlacedOrder';
import { TicketPanel } from './TicketPanel';
import { TicketStrip } from './TicketStrip';
import { counterWords } from './words';

/** The menu as tiles, and the ticket beside it. */
export default function Desk() {
  const m = useWords(counterWords);
  const language = useLanguage();
  const counter = useCounter();
  const [query, setQuery] = useState<MenuQuery>(FIRST_MENU);
  const list = useProducts({ ...query, limit: LIMITS.pageMax });
  const ticket = useRef<HTMLElement>(null);
  const { placed } = counter;
  const { lines } = counter.ticket;

  const add: Parameters<typeof CounterMenu>[0]['onAdd'] = (line) => {
    const before = piecesOf(lines, line);
    const pieces = counter.add(line);
    if (pieces === 0) toast.error(m.full(LIMITS.cartLines));
    else if (pieces === before && pieces === LIMITS.lineQuantity)
      toast.error(m.most(LIMITS.lineQuantity, inLanguage(language, line.productName, line.nameTranslations)));
    return pieces > 0;
  };

  return (
    <>
      <div>
        <CounterMenu query={query} onQuery={setQuery} list={list} lines={lines} onAdd={add} />
        {counter.isReady && <TicketStrip ticket={counter.ticket} target={ticket} />}
      </div>
      <div className="counter-side">
        {placed && (
          <PlacedOrder
            order={placed.order}
            change={placed.given === null ? null : changeOf(placed.order.total, placed.given)}
            onClose={counter.closePlaced}
          />
        )}
        {counter.isReady && <TicketPanel ref={ticket} counter={counter} onRefused={list.retry} />}
      </div>
    </>
  );
}
