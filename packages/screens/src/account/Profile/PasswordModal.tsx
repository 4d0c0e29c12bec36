import { Button, Modal } from '@seduh/ui';
import { useId } from 'react';
import { useSubmit } from '../../lib/useSubmit';
import { PasswordForm, type PasswordFormProps } from './PasswordForm';

export interface PasswordModalProps extends Pick<PasswordFormProps, 'email' | 'hasPassword'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the old password and a new one. Its code comes with the first press. */
export default function PasswordModal({ open, onOpenChange, ...account }: PasswordModalProps) {
  const sending = useSubmit();
  const { busy } = sending;
  const formId = useId();
  return (
    <Modal
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next);
      }}
      title="Edit Password"
      description="Every other device of yours is logged out, this one stays."
      actions={
        <>
          <Button variant="line" disabled={busy} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            Save Change
          </Button>
        </>
      }
    >
      {/* in the dialog's content, so that what was typed is gone with it */}
      <PasswordForm {...account} id={formId} sending={sending} onDone={() => onOpenChange(false)} />
    </Modal>
  );
}
