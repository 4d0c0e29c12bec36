import { getSession, useProfile, useSession } from '@seduh/api-client';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { keepWanted, LoginScreen, readArrival, readWanted } from '@seduh/screens/account';
import { takePassword } from './justSignedUp';

/** Who is logged in already, or has just become so, goes on to where they wanted to go. */
export default function LoginRoute() {
  const { session, status, isAdmin } = useSession();
  // who is logged in and comes back from the provider has to show there once more who they are
  const [before] = useState(() => getSession()?.token);
  const { state } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { from, email } = readArrival(state);
  const [password] = useState(() => takePassword(email));
  // how a login over a provider ended; said once, a reload does not say it again
  const [outcome] = useState(() => query.get('oidc'));
  const isInAddress = query.has('oidc');
  useProfile();

  useEffect(() => {
    if (isInAddress) void navigate(paths.login, { replace: true, state });
    else if (!outcome) keepWanted(from);
  }, [isInAddress, outcome, from, state, navigate]);

  // staff come to work: the board is what they look at first
  const start = isAdmin ? paths.orders : paths.home;
  const isFinishing = outcome !== null && session !== null && session.token === before;
  if (status === 'in' && !isFinishing) return <Navigate to={from ?? (outcome && readWanted()) ?? start} replace />;
  return <LoginScreen email={email} password={password} outcome={outcome} />;
}
