import type { CounterTicket } from '@seduh/api-client';
import { Button, CheckoutStrip } from '@seduh/ui';
import type { RefObject } from 'react';
import { useWords } from '../lib/words/words';
import { counterWords } from './words';

interface TicketStripProps {
  ticket: CounterTicket;
  /** The ticket, which stands below the menu on phones. */
  target: RefObject<HTMLElement | null>;
}

/** On phones, what is on the ticket, and the way to it; at the foot of the menu, and of the window while that is further down. */
export function TicketStrip({ ticket, target }: TicketStripProps) {
  const m = useWords(counterWords);
  const pieces = ticket.lines.reduce((sum, { qty }) => sum + qty, 0);
  if (pieces === 0) return null;
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
