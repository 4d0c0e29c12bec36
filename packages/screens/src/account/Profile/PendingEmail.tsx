import { ApiError, cancelEmailChange, resendEmailLink } from '@seduh/api-client';
import { Banner, Button, toast } from '@seduh/ui';
import { useState } from 'react';

export interface PendingEmailProps {
  /** The email that does not count yet. */
  email: string;
}

/** A new email that waits for its confirmation, and what can be done about it. */
export function PendingEmail({ email }: PendingEmailProps) {
  const [busy, setBusy] = useState<'resend' | 'cancel' | null>(null);

  const act = async (name: 'resend' | 'cancel') => {
    if (busy) return;
    setBusy(name);
    try {
      toast.success(await (name === 'resend' ? resendEmailLink() : cancelEmailChange()));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    } finally {
      setBusy(null);
    }
  };

  return (
    <div className="prof-pending prof-whole">
      <Banner>{`Waiting for confirmation at ${email}. Open the link we sent there; until then your email stays as it is.`}</Banner>
      <div className="prof-pending-acts">
        <Button variant="line" size="sm" loading={busy === 'resend'} onClick={() => void act('resend')}>
          Resend Link
        </Button>
        <Button variant="line" size="sm" loading={busy === 'cancel'} onClick={() => void act('cancel')}>
          Keep my email
        </Button>
      </div>
    </div>
  );
}
