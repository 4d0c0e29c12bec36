import { useStaffing } from '@seduh/api-client';
import { IconButton, User } from '@seduh/ui';
import { useRef, useState, Suspense } from 'react';
import { lazyPart, onDemand } from '../../lib/lazy/lazyPart';
import { useWords } from '../../lib/words/words';
import { staffingWords } from './words';

const staffingDialog = lazyPart(() => import('./StaffingDialog'));

/** Says who works at each station: the times customers are told follow from it. Marked while it is busy. */
export default function StaffingButton() {
  const m = useWords(staffingWords);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = (useStaffing().data?.busy?.length ?? 0) > 0;
  return (
    <>
      <IconButton
        ref={button}
        outlined
        label={m.title}
        title={isBusy ? `${m.title}, ${m.busyNow}` : m.title}
        icon={<User />}
        aria-haspopup="dialog"
        data-busy={isBusy || undefined}
        className="ob-staff"
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
