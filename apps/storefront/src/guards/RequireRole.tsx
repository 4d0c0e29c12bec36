import { notPermitted, useSession } from '@seduh/api-client';
import { toast } from '@seduh/ui';
import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { paths, useWords } from '@seduh/screens/lib';
import { BrokenPage } from '../routes/BrokenPage';
import type { ShellContext } from '../routes/ShellRoute';
import { findPage } from '../routes/table';
import { shellWords } from '../shell/words';

export interface RequireRoleProps {
  /** Who may see the routes inside; anything that is not Admin counts as User. */
  role: 'User' | 'Admin';
}

/**
 * Layout route: lets one role through, sends everybody else where they can go on. Staff whose account may not see this
 * page are told so in its place; who has to set up a second factor is led there. The server checks again.
 */
export function RequireRole({ role }: RequireRoleProps) {
  'use no memo'; // see Shell
  const { session, status, isAdmin, can } = useSession();
  const shell = useOutletContext<ShellContext>();
  const { pathname, search } = useLocation();
  const m = useWords(shellWords);

  if (status === 'unknown') return null;
  if (status === 'out') {
    // logging out on purpose is no trespass: the shell leads the way
    if (shell.leaving) return null;
    return <Refuse message={m.loginFirst} to={paths.login} from={pathname + search} />;
  }
  if (isAdmin !== (role === 'Admin')) return <Refuse message={m.forbidden} to={paths.home} />;
  const { permission } = findPage(pathname).route;
  if (permission && !can(permission)) {
    // everybody on staff may do something, unless they have a second factor to set up first
    return session?.permissions.length ? <BrokenPage error={notPermitted} /> : <Navigate to={paths.account} replace />;
  }
  return <Outlet context={shell} />;
}

interface RefuseProps {
  message: string;
  to: string;
  /** The page that was wanted; login returns there. */
  from?: string;
}

function Refuse({ message, to, from }: RefuseProps) {
  'use no memo'; // see Shell
  const said = useRef(false);
  useEffect(() => {
    // in development effects run twice
    if (said.current) return;
    said.current = true;
    toast.error(message);
  }, [message]);
  return <Navigate to={to} replace state={from ? { from } : null} />;
}
