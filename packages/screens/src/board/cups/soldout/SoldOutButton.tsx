import type { Order } from '@seduh/contract';
import { CircleX, IconButton } from '@seduh/ui';
import { Suspense, useRef, useState } from 'react';
import { lazyPart, onDemand } from '../../../lib/lazy/lazyPart';
import { useWords } from '../../../lib/words/words';
import type { SoldOutDialogProps } from './SoldOutDialog';
import { soldOutWords } from './words';

const dialog = lazyPart(() => import('./SoldOutDialog'));

export interface SoldOutButtonProps extends Pick<SoldOutDialogProps, 'offerUndo'> {
  order: Pick<Order, 'id' | 'number' | 'lines'>;
}

/** From the card of an order: asks what of its lines has run out. */
export default function SoldOutButton({ order, offerUndo }: SoldOutButtonProps) {
  const { number, lines } = order;
  const m = useWords(soldOutWords);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={m.ranOut(number)}
        title={m.ranOut(number)}
        icon={<CircleX />}
        aria-haspopup="dialog"
        onClick={() => onDemand(dialog, () => setIsOpen(true), m.failed)}
      />
      {isOpen && (
        <Suspense>
          <dialog.Part
            what={number}
            lines={lines}
            order={order}
            offerUndo={offerUndo}
            onClose={() => {
              setIsOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
