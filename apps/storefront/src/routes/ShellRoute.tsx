import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Ready } from '../first/Ready';
import { paths } from '../paths';
import { PageBoundary } from '../shell/PageBoundary';
import { Shell } from '../shell/Shell';
import { BrokenPage, prepareBrokenPage } from './BrokenPage';
import { useArrival } from './useArrival';

/** What pages inside the shell may know. */
export interface ShellContext {
  /** The visitor is logging out on purpose: guards send nobody to the login themselves. */
  leaving: boolean;
}

/** After this long the first page has all it needs, ms. */
const calm = 4000;

/** The frame round every page: URL in, navigation out. */
export function ShellRoute() {
  const location = useLocation();
  const navigate = useNavigate();
  // named by the place it happened at, it ends by itself with the next one
  const [leftFrom, setLeftFrom] = useState<string>();
  const search = location.pathname === paths.products() ? new URLSearchParams(location.search).get('search') : null;
  useArrival(location.pathname);

  useEffect(() => {
    const timer = setTimeout(() => void prepareBrokenPage(), calm);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Shell
      pathname={location.pathname}
      search={search ?? ''}
      onSearch={(words) => void navigate(paths.products({ search: words }))}
      onLeaving={() => setLeftFrom(location.key)}
      onLoggedOut={() => void navigate(paths.login)}
    >
      <PageBoundary resetKey={location.key} fallback={(error) => <BrokenPage error={error} />}>
        <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
          <Outlet context={{ leaving: leftFrom === location.key } satisfies ShellContext} />
          <Ready />
        </Suspense>
      </PageBoundary>
    </Shell>
  );
}
