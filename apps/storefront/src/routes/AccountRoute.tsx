import { StaffAccountScreen } from '@seduh/screens/account';
import { paths } from '@seduh/screens/lib';
import { useNavigate, useOutletContext } from 'react-router-dom';
import type { ShellContext } from './ShellRoute';

/** The own account of somebody on staff. */
export default function AccountRoute() {
  const { onLeaving } = useOutletContext<ShellContext>();
  const navigate = useNavigate();
  return <StaffAccountScreen onLeaving={onLeaving} onLoggedOut={() => void navigate(paths.login)} />;
}
