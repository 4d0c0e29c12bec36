import { IconButton, User } from '@seduh/ui';
import { useRef, useState, Suspense } from 'react';
import { lazyPart, onDemand } from '../../lib/lazy/lazyPart';
import { useWords } from '../../lib/words/words';
import { staffingWords } from './words';

const staffingDialog = lazyPart(() => import('./StaffingDialog'));

/** Says who works at each station: the times customers are told follow from it. */
export default function StaffingButton() {
  const m = useWords(staffingWords);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        outlined
        label={m.title}
        title={m.title}
        icon={<User />}
        aria-haspopup="dialog"
        onClick={() => onDemand(staffingDialog, () => setIsOpen(true), m.failed)}
      />
      {isOpen && (
        <Suspense>
          <staffingDialog.Part
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
