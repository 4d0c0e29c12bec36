import { usePeople } from '@seduh/api-client';
import { Button, Plus } from '@seduh/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy/lazyPart';
import { ListFailed } from '../lib/page/ListFailed';
import { Waiting } from '../lib/page/Waiting';
import { StaffPage } from '../lib/page/StaffPage';
import { paths } from '../lib/paths';
import { useShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import { InvitationCard } from './InvitationCard';
import { StaffMemberCard } from './StaffMemberCard';
import { peopleWords } from './words';
import './People.css';

const inviteDialog = lazyPart(() => import('./dialogs/InviteDialog'));

/** Who works here and what each may do, for whoever may change that; and who is invited. */
export function PeopleScreen() {
  const m = useWords(peopleWords);
  const clock = useShopClock();
  const { data: people, error, retry } = usePeople();
  const [isInviting, setIsInviting] = useState(false);

  return (
    <StaffPage
      className="people"
      title={m.title}
      under={{ label: m.dashboard, href: paths.dashboard }}
      lead={m.lead}
      actions={
        <Button icon={<Plus />} onClick={() => setIsInviting(true)}>
          {m.invite}
        </Button>
      }
    >
      {error && !people ? (
        <ListFailed title={m.failed} error={error} onRetry={retry} />
      ) : !people || clock.isLoading ? (
        <Waiting label={m.loading} rows={3} className="people-list" rowClass="people-wait" />
      ) : (
        <>
          <h2 className="sd-display sd-t-3">{m.staff}</h2>
          <ul className="people-list">
            {people.staff.map((member) => (
              <StaffMemberCard key={member.id} member={member} time={clock} />
            ))}
          </ul>
          <h2 className="sd-display sd-t-3">{m.invitations}</h2>
          {people.invitations.length === 0 && <p className="sd-muted">{m.noneWait}</p>}
          <ul className="people-list">
            {people.invitations.map((invitation) => (
              <InvitationCard key={invitation.id} invitation={invitation} time={clock} />
            ))}
          </ul>
        </>
      )}
      {isInviting && (
        <Suspense>
          <inviteDialog.Part onClose={() => setIsInviting(false)} />
        </Suspense>
      )}
    </StaffPage>
  );
}
