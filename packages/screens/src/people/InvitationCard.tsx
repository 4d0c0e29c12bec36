import { resendInvitation, revokeInvitation } from '@seduh/api-client';
import type { Invitation } from '@seduh/contract';
import { Banner, Button, Chip, toast } from '@seduh/ui';
import { useState } from 'react';
import { bundleWords } from '../lib/bundles/words';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import { formatWhen } from '../lib/format/dates';
import type { DateStyle } from '../lib/format/times';
import { useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { peopleWords } from './words';

export interface InvitationCardProps {
  invitation: Invitation;
  /** How its moments are written. */
  time: DateStyle;
}

/** Somebody who is invited: until when the link works, the way to send another one, and to withdraw it. */
export function InvitationCard({ invitation, time }: InvitationCardProps) {
  const m = useWords(peopleWords);
  const bundles = useWords(bundleWords);
  const { id, email, bundle, invited_by: by, sent_at, expires_at, is_expired: isOld } = invitation;
  const [isAsking, setIsAsking] = useState(false);
  const { submit, busyWith, problem, setProblem } = useSubmit<'resend' | 'revoke'>();

  const resend = () =>
    submit(
      async () => {
        await resendInvitation(id);
        toast.success(m.sent(email));
      },
      undefined,
      'resend',
    );
  const revoke = () =>
    submit(
      async () => {
        await revokeInvitation(id);
        toast.success(m.revoked);
      },
      undefined,
      'revoke',
    );

  return (
    <li className="people-card people-invitation">
      <div className="people-who">
        <p className="people-name">
          <strong dir="ltr" translate="no">
            {email}
          </strong>
          <Chip>{bundles.names[bundle]}</Chip>
          {isOld && <Chip tone="bad">{m.tooOld}</Chip>}
        </p>
        <p className="sd-small sd-muted sd-num">{m.by(by, formatWhen(sent_at, time))}</p>
        {!isOld && <p className="sd-small sd-muted sd-num">{m.until(formatWhen(expires_at, time))}</p>}
      </div>
      <div className="people-acts">
        <Button
          size="sm"
          variant="line"
          aria-label={m.resendTo(email)}
          loading={busyWith === 'resend'}
          onClick={() => void resend()}
        >
          {m.resend}
        </Button>
        <Button size="sm" variant="line" danger aria-label={m.revokeOf(email)} onClick={() => setIsAsking(true)}>
          {m.revoke}
        </Button>
      </div>
      {problem && !isAsking && (
        <p className="sd-error" role="alert">
          {problem}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          setProblem(undefined);
          setIsAsking(open);
        }}
        title={m.askRevoke(email)}
        text={m.askRevokeText}
        yesLabel={m.yesRevoke}
        noLabel={m.noRevoke}
        danger
        busy={busyWith === 'revoke'}
        onConfirm={() => void revoke()}
      >
        {problem && <Banner tone="bad">{problem}</Banner>}
      </ConfirmDialog>
    </li>
  );
}
