import type { Order } from '@seduh/contract';
import { IconButton, CircleCheck } from '@seduh/ui';
import { Suspense, useRef, useState } from 'react';
import { lazyPart, onDemand } from '../../lib/lazy/lazyPart';
import { useWords } from '../../lib/words/words';
import { offerWords } from './words';

const offerDialog = lazyPart(() => import('./OfferDialog'));

/**
 * Says for a customer, who stands at the counter or is on the phone, what they want instead of what has run out. Its dialog
 * stays open when they say it elsewhere; the card then has the focus.
 */
export default function OfferButton({ order }: { order: Order }) {
  const m = useWords(offerWords);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {order.lines.some(({ offer }) => offer?.substitute) && (
        <IconButton
          ref={button}
          label={m.say(order.number)}
          title={m.say(order.number)}
          icon={<CircleCheck />}
          aria-haspopup="dialog"
          onClick={() => onDemand(offerDialog, () => setIsOpen(true), m.failed)}
        />
      )}
      {isOpen && (
        <Suspense>
          <offerDialog.Part
            order={order}
            onClose={() => {
              setIsOpen(false);
              (button.current ?? document.querySelector<HTMLElement>(`[data-order="${order.id}"]`))?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
