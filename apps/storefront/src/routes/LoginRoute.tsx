import { useProfile, useSession } from '@seduh/api-client';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { LoginScreen } from '../screens/Login/LoginScreen';
import { readArrival } from './arrival';

/** Who is logged in already, or has just become so, goes on to where they wanted to go. */
export default function LoginRoute() {
  const { status } = useSession();
  const { from = paths.home, email } = readArrival(useLocation().state);
  useProfile();

  if (status === 'in') return <Navigate to={from} replace />;
  return <LoginScreen email={email} />;
}
