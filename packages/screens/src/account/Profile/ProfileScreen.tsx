import { useProfile } from '@seduh/api-client';
import { Panel, Skeleton } from '@seduh/ui';
import { loadFailed } from '../../lib/page/lazy';
import { PageTitle } from '../../lib/page/PageTitle';
import { useWords } from '../../lib/words/words';
import './Profile.css';
import { ProfileView, type ProfileViewProps } from './ProfileView';
import { profileWords } from './words';

export type ProfileScreenProps = Omit<ProfileViewProps, 'profile'>;

/** The customer's account: who they are, how to reach them, and what they may do with it. */
export function ProfileScreen(props: ProfileScreenProps) {
  const m = useWords(profileWords);
  const { data: profile, error, retry } = useProfile();

  if (error && !profile) return <loadFailed.Part pageTitle={m.title} title={m.failed} error={error} onRetry={retry} />;
  return (
    <div className="sd-wrap prof">
      <PageTitle>{m.title}</PageTitle>
      <h1 className="sd-display sd-t-1">{m.title}</h1>
      {profile ? <ProfileView key={profile.id} profile={profile} {...props} /> : <ProfileSkeleton />}
    </div>
  );
}

/** The page's boxes while the profile is on its way, so that nothing moves when it comes. */
function ProfileSkeleton() {
  const m = useWords(profileWords);
  return (
    <>
      <div className="prof-card sd-on-roast" aria-busy="true">
        <Skeleton className="prof-avatar prof-round" height="auto" />
        <div className="prof-id prof-wait">
          <Skeleton width="80" height="title" />
          <Skeleton width="55" />
        </div>
        <Skeleton className="prof-acts prof-wait-acts" height="auto" />
        <p className="sd-sr" role="status">
          {m.loading}
        </p>
      </div>
      <div className="prof-main">
        <div className="prof-form" aria-hidden="true">
          <Panel>
            <Lines whole={2} />
          </Panel>
          <Panel>
            <Lines count={5} />
          </Panel>
        </div>
      </div>
    </>
  );
}

/** As many values to come; one of them over the whole width. */
function Lines({ count = 3, whole }: { count?: number; whole?: number }) {
  return (
    <>
      <Skeleton className="prof-wait-head" width="40" height="title" />
      <div className="prof-two">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={index === whole ? 'prof-line prof-whole' : 'prof-line'}>
            <Skeleton width="40" />
            <Skeleton width="80" />
          </div>
        ))}
      </div>
    </>
  );
}
