import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Ready } from '../hydration/Ready';
import { paths, readProductsQuery } from '@seduh/screens/lib';
import { PageBoundary } from '../shell/PageBoundary';
import { Shell } from '../shell/Shell';
import { BrokenPage } from './BrokenPage';
import { notePage } from './lastPage';
import type { ShellContext } from './shellContext';
import { useArrival } from './useArrival';

/** The frame round every page: URL in, navigation out. */
export function ShellRoute() {
  const location = useLocation();
  const navigate = useNavigate();
  // named by the place it happened at, it ends by itself with the next one
  const [leftFrom, setLeftFrom] = useState<string>();
  const isMenu = location.pathname === paths.products();
  const menu = readProductsQuery(new URLSearchParams(isMenu ? location.search : ''));
  const onLeaving = () => setLeftFrom(location.key);
  useArrival(location.pathname, location.hash);
  useEffect(() => notePage(location.pathname + location.search), [location]);

  return (
    <Shell
      pathname={location.pathname}
      search={menu.search}
      // on the menu its sort and category stay
      onSearch={(words) => void navigate(paths.products({ ...menu, search: words, page: 1 }))}
      onLeaving={onLeaving}
      onLoggedOut={() => void navigate(paths.login)}
    >
      <PageBoundary
        resetKey={location.key}
        fallback={(error) => (
          <>
            <BrokenPage error={error} />
            <Ready />
          </>
        )}
      >
        <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
          <Outlet context={{ leaving: leftFrom === location.key, onLeaving } satisfies ShellContext} />
          <Ready />
        </Suspense>
      </PageBoundary>
    </Shell>
  );
}
