import type { Order } from '@seduh/contract';
import { Button, Printer } from '@seduh/ui';
import { useWords } from '../lib/words/words';
import './ChangedTicket.css';
import { printAgain, usePapers, wrongOnPaper } from './papers';
import { ticketWords } from './words';

/** Says on an order's card that its papers are not true any more, and prints them again in one tap. */
export default function ChangedTicket({ order }: { order: Order }) {
  const m = useWords(ticketWords);
  if (wrongOnPaper(order, usePapers()).length === 0) return null;
  return (
    <div className="ob-changed">
      <b>{m.wrong}</b>
      <Button
        size="sm"
        variant="line"
        icon={<Printer />}
        aria-label={m.printAgainOf(order.number)}
        onClick={() => printAgain(order)}
      >
        {m.printAgain}
      </Button>
    </div>
  );
}
