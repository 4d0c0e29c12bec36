import type { CounterState } from '@seduh/api-client';
import { toast } from '@seduh/ui';
import type { OfferedLine } from '../lib/substitutes/offeredLine';
import { OfferedLines } from '../lib/substitutes/OfferedLines';
import { substituteWords } from '../lib/substitutes/words';
import { useWords } from '../lib/words/words';
import { counterWords } from './words';

interface TicketOffersProps {
  offers: readonly OfferedLine[];
  counter: Pick<CounterState, 'ticket' | 'replace' | 'putBack'>;
}

/** What is there instead of what has run out of a ticket: taken for the guest by one press, which can be taken back. */
export default function TicketOffers({ offers, counter }: TicketOffersProps) {
  const m = useWords(counterWords);
  const instead = useWords(substituteWords);
  return (
    <OfferedLines
      offers={offers}
      onTake={(line, wanted, name) => {
        const before = counter.ticket.lines;
        if (counter.replace(line, wanted)) toast.undo(instead.taken(name), () => counter.putBack(before));
        else toast.error(m.tooMany);
      }}
    />
  );
}
