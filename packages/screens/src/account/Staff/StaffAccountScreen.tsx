import { useProfile } from '@seduh/api-client';
import type { Profile } from '@seduh/contract';
import { Button, Chip, LogOut, Panel } from '@seduh/ui';
import { Suspense, useState } from 'react';
import { bundleWords } from '../../lib/bundles/words';
import { lazyPart, onDemand } from '../../lib/lazy/lazyPart';
import { loadFailed } from '../../lib/page/lazy';
import { Waiting } from '../../lib/page/Waiting';
import { PageTitle } from '../../lib/page/PageTitle';
import { pageWords } from '../../lib/page/words';
import { useWords } from '../../lib/words/words';
import { liveSessions, passkeysPanel } from '../lazy';
import type { PasswordModalProps } from '../Profile/dialogs/PasswordModal';
import { type LogOutProps, useLogOut } from '../useLogOut';
import { FactorPanel } from './FactorPanel';
import { NamePanel } from './NamePanel';
import { staffAccountWords } from './words';
import '../Profile/Profile.css';
import './StaffAccount.css';

const passwordModal = lazyPart<PasswordModalProps>(() => import('../Profile/dialogs/PasswordModal'));

/** The own account of somebody on staff: what they are called, how they log in, and where. */
export function StaffAccountScreen(props: LogOutProps) {
  const m = useWords(staffAccountWords);
  const bundles = useWords(bundleWords);
  const { data: profile, error, retry } = useProfile();

  if (error && !profile) return <loadFailed.Part pageTitle={m.title} title={m.failed} error={error} onRetry={retry} />;
  return (
    <div className="sd-wrap acct">
      <PageTitle>{m.title}</PageTitle>
      <div className="acct-head">
        <h1 className="sd-display sd-t-1">{m.title}</h1>
        {profile && (
          <p className="acct-who">
            <span dir="ltr" translate="no">
              {profile.email}
            </span>
            {profile.bundle && <Chip>{bundles.names[profile.bundle]}</Chip>}
          </p>
        )}
      </div>
      {profile ? (
        <Account key={profile.id} profile={profile} {...props} />
      ) : (
        <Waiting label={m.loading} rows={3} className="acct-form" rowClass="acct-wait" />
      )}
    </div>
  );
}

function Account({ profile, ...props }: LogOutProps & { profile: Profile }) {
  const m = useWords(staffAccountWords);
  const { notLoaded } = useWords(pageWords);
  const logOut = useLogOut(props, notLoaded);
  // known once it was asked for: until then its code is not there
  const [isChanging, setIsChanging] = useState<boolean>();

  return (
    <>
      <FactorPanel email={profile.email} />
      <Suspense fallback={<Panel title={m.passkeys} aria-busy="true" />}>
        <passkeysPanel.Part profile={profile} />
      </Suspense>
      <NamePanel profile={profile} />
      <Panel title={m.password}>
        <div className="acct-form">
          <p>{m.passwordText}</p>
          <div className="acct-acts">
            <Button variant="line" onClick={() => onDemand(passwordModal, () => setIsChanging(true), notLoaded)}>
              {m.changePassword}
            </Button>
          </div>
        </div>
      </Panel>
      <Suspense fallback={<Panel title={m.sessions} aria-busy="true" />}>
        <liveSessions.Part />
      </Suspense>
      <div className="acct-acts">
        <Button variant="line" danger icon={<LogOut />} onClick={logOut.ask}>
          {m.logOut}
        </Button>
      </div>
      {isChanging !== undefined && (
        <passwordModal.Part
          open={isChanging}
          onOpenChange={setIsChanging}
          email={profile.email}
          name={profile.display_name}
          phone={profile.phone}
          hasPassword={profile.has_password}
        />
      )}
      {logOut.dialog}
    </>
  );
}
