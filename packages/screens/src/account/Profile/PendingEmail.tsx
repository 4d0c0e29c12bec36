import { cancelEmailChange, resendEmailLink } from '@seduh/api-client';
import { Banner, Button, toast } from '@seduh/ui';
import { toastRefusal, useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { profileWords } from './words';

/** A new email that waits for its confirmation, and what can be done about it. */
export default function PendingEmail({ email }: { email: string }) {
  const m = useWords(profileWords);
  const { submit, busyWith } = useSubmit();
  /** @param done what is said when that worked */
  const act = (name: string, send: () => Promise<unknown>, done: string) =>
    void submit(
      async () => {
        await send();
        toast.success(done);
      },
      toastRefusal,
      name,
    );

  return (
    <div className="prof-pending prof-whole">
      <Banner>{m.waiting(email)}</Banner>
      <div className="prof-pending-acts">
        <Button
          variant="line"
          size="sm"
          loading={busyWith === 'resend'}
          onClick={() => act('resend', resendEmailLink, m.linkSent(email))}
        >
          {m.resend}
        </Button>
        <Button
          variant="line"
          size="sm"
          loading={busyWith === 'cancel'}
          onClick={() => act('cancel', cancelEmailChange, m.emailKept)}
        >
          {m.keepEmail}
        </Button>
      </div>
    </div>
  );
}
