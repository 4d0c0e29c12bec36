import { useNavigate, useOutletContext } from 'react-router-dom';
import { paths } from '../paths';
import { ProfileScreen } from '../screens/Profile/ProfileScreen';
import type { ShellContext } from './shellContext';

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
