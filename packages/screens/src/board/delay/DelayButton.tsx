import { Clock, IconButton } from '@seduh/ui';
import { Suspense, useRef, useState } from 'react';
import { lazyPart, onDemand } from '../../lib/lazy/lazyPart';
import { useWords } from '../../lib/words/words';
import type { DelayDialogProps } from './DelayDialog';
import { delayWords } from './words';

const delayDialog = lazyPart(() => import('./DelayDialog'));

/** Says to the customer of an order why it is late. */
export default function DelayButton({ order }: Pick<DelayDialogProps, 'order'>) {
  const m = useWords(delayWords);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={m.sayWhy(order.number)}
        title={m.sayWhy(order.number)}
        icon={<Clock />}
        aria-haspopup="dialog"
        onClick={() => onDemand(delayDialog, () => setIsOpen(true), m.failed)}
      />
      {isOpen && (
        <Suspense>
          <delayDialog.Part
            order={order}
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
