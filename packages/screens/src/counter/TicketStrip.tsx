import type { CounterTicket } from '@seduh/api-client';
import { Button, CheckoutStrip } from '@seduh/ui';
import { type RefObject, useEffect, useState } from 'react';
import { useWords } from '../lib/words/words';
import { counterWords } from './words';

interface TicketStripProps {
  ticket: CounterTicket;
  /** The ticket, which stands below the menu on phones. */
  target: RefObject<HTMLElement | null>;
}

/** On phones, what is on the ticket while that is out of sight, and the way to it. */
export function TicketStrip({ ticket, target }: TicketStripProps) {
  const m = useWords(counterWords);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!target.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => setIsSeen(entry?.isIntersecting ?? false));
    watch.observe(target.current);
    return () => watch.disconnect();
  }, [target]);

  const pieces = ticket.lines.reduce((sum, { qty }) => sum + qty, 0);
  if (pieces === 0 || isSeen) return null;
  const goThere = () => {
    target.current?.scrollIntoView();
    target.current?.focus({ preventScroll: true });
  };
  return (
    <CheckoutStrip
      name={m.pieces(pieces)}
      price={ticket.lines.reduce((sum, { price, qty }) => sum + price * qty, 0)}
      action={<Button onClick={goThere}>{m.toTicket}</Button>}
    />
  );
}
