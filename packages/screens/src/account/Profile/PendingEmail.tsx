import { cancelEmailChange, resendEmailLink } from '@seduh/api-client';
import { Banner, Button, toast } from '@seduh/ui';
import { toastRefusal, useSubmit } from '../../lib/useSubmit';

export interface PendingEmailProps {
  /** The email that does not count yet. */
  email: string;
}

/** A new email that waits for its confirmation, and what can be done about it. */
export function PendingEmail({ email }: PendingEmailProps) {
  const { submit, busyWith } = useSubmit();
  const resend = () => submit(async () => toast.success(await resendEmailLink()), toastRefusal, 'resend');
  const cancel = () => submit(async () => toast.success(await cancelEmailChange()), toastRefusal, 'cancel');

  return (
    <div className="prof-pending prof-whole">
      <Banner>{`Waiting for confirmation at ${email}. Open the link we sent there; until then your email stays as it is.`}</Banner>
      <div className="prof-pending-acts">
        <Button variant="line" size="sm" loading={busyWith === 'resend'} onClick={() => void resend()}>
          Resend Link
        </Button>
        <Button variant="line" size="sm" loading={busyWith === 'cancel'} onClick={() => void cancel()}>
          Keep my email
        </Button>
      </div>
    </div>
  );
}
