import { useNavigate, useOutletContext } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { ProfileScreen } from '@seduh/screens/account';
import type { ShellContext } from './ShellRoute';

/** The customer's account. */
export default function ProfileRoute() {
  const { onLeaving } = useOutletContext<ShellContext>();
  const navigate = useNavigate();
  return (
    <ProfileScreen
      onLeaving={onLeaving}
      onLoggedOut={() => void navigate(paths.login)}
      onClosed={() => void navigate(paths.home)}
    />
  );
}
