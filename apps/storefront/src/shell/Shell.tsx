import { useCartCount, useSession } from '@seduh/api-client';
import { SkipLink, TabBar, TopBar } from '@seduh/ui';
import { type ReactNode, Suspense } from 'react';
import { paths, useWords } from '@seduh/screens/lib';
import { BarEnd } from './BarEnd';
import { type Audience, type Reader, tabBarItems, topBarLinks } from './navigation';
import { notes, pageFoot, toasts } from './lazy';
import { shellWords } from './words';
import './Shell.css';
import { type LogOutProps, useLogOut } from '@seduh/screens/account';

export interface ShellProps extends LogOutProps {
  /** Path of the page on screen. */
  pathname: string;
  /** What the product list is searched for; empty for nothing. */
  search: string;
  /** Called with words to search the menu for. */
  onSearch: (search: string) => void;
  /** The page. */
  children: ReactNode;
}

/** What every page shares: skip link, bars, word of a lost network, foot, toasts, and the question before logging out. */
export function Shell({ pathname, search, onSearch, onLeaving, onLoggedOut, children }: ShellProps) {
  'use no memo'; // nearly all of it changes with the page: remembering would cost bytes and spare nothing
  const m = useWords(shellWords);
  const { session, isAdmin, can } = useSession();
  const logOut = useLogOut({ onLeaving, onLoggedOut }, m.notLoaded);
  const audience: Audience = session ? (isAdmin ? 'admin' : 'customer') : 'visitor';
  const reader = { audience, can };

  return (
    <>
      <SkipLink href="#main">{m.skip}</SkipLink>
      <Top {...{ reader, pathname }}>
        <BarEnd
          m={m}
          audience={audience}
          image={session?.image ?? null}
          search={search}
          onSearch={onSearch}
          onLogout={logOut.ask}
        />
      </Top>
      <Suspense>
        <notes.Part pathname={pathname} />
      </Suspense>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <pageFoot.Part audience={audience} pathname={pathname} onLogout={logOut.ask} />
      </Suspense>
      <Tabs {...{ reader, pathname }} />
      <Suspense>
        <toasts.Part page={pathname} />
      </Suspense>
      {logOut.dialog}
    </>
  );
}

interface NavigationProps {
  reader: Reader;
  pathname: string;
}

/** Of who has the cart in their navigation. The bars follow it, so that the rest of the frame is not drawn anew with each cup. */
const useCount = ({ audience }: Reader): number => useCartCount(audience === 'customer');

/** The top bar. */
function Top({ reader, pathname, children }: NavigationProps & { children: ReactNode }) {
  'use no memo'; // as above
  const m = useWords(shellWords);
  const count = useCount(reader);
  return (
    <TopBar brandHref={paths.home} links={topBarLinks(reader, pathname, count, m)} wide={pathname === paths.orders}>
      {children}
    </TopBar>
  );
}

/** The phone's bottom bar. */
function Tabs({ reader, pathname }: NavigationProps) {
  'use no memo'; // as above
  const m = useWords(shellWords);
  const count = useCount(reader);
  return <TabBar label={m.main} items={tabBarItems(reader, pathname, count, m)} />;
}
