import { logout, useCart, useSession } from '@seduh/api-client';
import { MESSAGES } from '@seduh/contract/constants';
import { SkipLink, TabBar, toast, TopBar } from '@seduh/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../lazyPart';
import { paths } from '../paths';
import { BarEnd } from './BarEnd';
import { type Audience, tabBarItems, topBarLinks } from './navigation';
import { hasFoot, pageFoot, toasts } from './parts';
import './Shell.css';

const logoutModal = lazyPart(() => import('./LogoutModal'));

export interface ShellProps {
  /** Path of the page on screen. */
  pathname: string;
  /** What the product list is searched for; empty for nothing. */
  search: string;
  /** Called with words to search the menu for. */
  onSearch: (search: string) => void;
  /** Called right before the session ends on purpose. */
  onLeaving: () => void;
  /** Called after it ended. */
  onLoggedOut: () => void;
  /** The page. */
  children: ReactNode;
}

/** What every page shares: skip link, bars, foot, toasts, and the question before logging out. */
export function Shell({ pathname, search, onSearch, onLeaving, onLoggedOut, children }: ShellProps) {
  const { session, isAdmin } = useSession();
  const { count } = useCart();
  const [asking, setAsking] = useState<boolean>();
  const audience: Audience = session ? (isAdmin ? 'admin' : 'customer') : 'visitor';

  const askToLogOut = () => {
    logoutModal.load().then(
      () => setAsking(true),
      () => toast.error('That did not load. Check your connection and try again.'),
    );
  };

  const leave = () => {
    onLeaving();
    logout();
    toast.success(MESSAGES.logoutSuccess);
    onLoggedOut();
  };

  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <TopBar
        brandHref={paths.home}
        links={topBarLinks(audience, pathname, count)}
        wide={pathname === paths.orders}
      >
        <BarEnd
          audience={audience}
          count={count}
          image={session?.image ?? null}
          search={search}
          onSearch={onSearch}
          onLogout={askToLogOut}
        />
      </TopBar>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        {hasFoot(pathname) && <pageFoot.Part audience={audience} onLogout={askToLogOut} />}
      </Suspense>
      <TabBar label="Main" items={tabBarItems(audience, pathname, count)} />
      <Suspense>
        <toasts.Part />
      </Suspense>
      {asking !== undefined && <logoutModal.Part open={asking} onOpenChange={setAsking} onConfirm={leave} />}
    </>
  );
}
