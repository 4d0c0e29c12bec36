import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useHref, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { READY } from '../hydration/bootstrap';
import { FIRST_HEAD } from '../hydration/firstPage';
import { paths, readProductsQuery } from '@seduh/screens/lib';
import { PageBoundary } from '../shell/PageBoundary';
import { Shell } from '../shell/Shell';
import { BrokenPage } from './BrokenPage';
import { notePage } from './lastPage';

/** What pages inside the shell may know. */
export interface ShellContext {
  /** The visitor is logging out on purpose: guards send nobody to the login themselves. */
  leaving: boolean;
  /** Says that the session is about to end on purpose. */
  onLeaving: () => void;
}

/**
 * On another page: to its top (not when going back: the browser remembers where that was), and the focus to its
 * heading, so that a screen reader says where it is. The first page keeps the browser's own start.
 */
function useArrival(pathname: string, hash: string): void {
  const type = useNavigationType();
  const known = useRef(pathname);

  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    if (type !== 'POP') window.scrollTo(0, 0);
    // somebody came for a place on the page, which sees to the focus itself
    if (hash) return;
    const main = document.getElementById('main');
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash, type]);
}

/** Takes what the head says of the first page alone out of it when another page comes: search engines ask for each anew. */
function useLeavingHead(address: string): void {
  const first = useRef(address);

  useEffect(() => {
    if (first.current === address) return;
    for (const element of document.querySelectorAll(FIRST_HEAD)) element.remove();
  }, [address]);
}

/** Says once that the page answers; stands beside the page, so that it waits for the page's own code. */
function Ready() {
  useEffect(() => void document.dispatchEvent(new Event(READY)), []);
  return null;
}

/** The frame round every page: URL in, navigation out. */
export function ShellRoute() {
  'use no memo'; // see Shell
  const location = useLocation();
  const navigate = useNavigate();
  // named by the place it happened at, it ends by itself with the next one
  const [leftFrom, setLeftFrom] = useState<string>();
  const isMenu = location.pathname === paths.products();
  const menu = readProductsQuery(new URLSearchParams(isMenu ? location.search : ''));
  const onLeaving = () => setLeftFrom(location.key);
  useArrival(location.pathname, location.hash);
  useEffect(() => notePage(location.pathname + location.search), [location]);
  useLeavingHead(useHref(location.pathname + location.search));

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
