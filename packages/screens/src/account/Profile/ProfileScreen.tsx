import { useProfile } from '@seduh/api-client';
import { Button, EmptyState } from '@seduh/ui';
import { PageTitle } from '../../lib/page/PageTitle';
import './Profile.css';
import { ProfileSkeleton } from './ProfileSkeleton';
import { ProfileView, type ProfileViewProps } from './ProfileView';

export type ProfileScreenProps = Omit<ProfileViewProps, 'profile'>;

/** The customer's account: who they are, how to reach them, and what they may do with it. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { data: profile, error, retry } = useProfile();

  return (
    <div className="wrap prof">
      <PageTitle>User Profile</PageTitle>
      <h1 className="display t-1">User Profile</h1>
      {profile ? (
        <ProfileView key={profile.id} profile={profile} {...props} />
      ) : error ? (
        <EmptyState
          className="prof-whole"
          role="alert"
          glass={error.code === 'NETWORK' ? 'dashed' : 'tipped'}
          title="Your profile did not come"
          text={error.msg}
          action={<Button onClick={retry}>Try again</Button>}
        />
      ) : (
        <ProfileSkeleton />
      )}
    </div>
  );
}
