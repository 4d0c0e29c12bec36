import { Button } from '@seduh/ui';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazy/lazyPart';
import { onDemand } from '../../lib/dialogs/onDemand';
import type { PasswordModalProps } from './PasswordModal';

const passwordModal = lazyPart<PasswordModalProps>(() => import('./PasswordModal'));

/** The button to a new password, and the dialog behind it. */
export function EditPassword(account: Pick<PasswordModalProps, 'email' | 'hasPassword'>) {
  const [isOpen, setIsOpen] = useState<boolean>();

  return (
    <>
      <Button variant="line" onClick={() => onDemand(passwordModal, () => setIsOpen(true))}>
        Edit Password
      </Button>
      {isOpen !== undefined && <passwordModal.Part {...account} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
