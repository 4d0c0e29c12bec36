import { addressIn, readAddress } from '@seduh/contract/constants';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * The browser's router. What an address begins with says the language, so address and language change in one go, and
 * nothing under it is made anew. Back and forward keep the language on screen: an address of the other one is rewritten.
 */
export function ShopRouter({ children }: { children: ReactNode }) {
  'use no memo'; // see Shell
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const { language } = readAddress(location.pathname);

  useLayoutEffect(
    () =>
      history.listen((next) => {
        const { pathname, search, hash } = next.location;
        const asked = readAddress(pathname);
        const isBack = next.action === 'POP' && asked.language !== language;
        if (isBack) {
          window.history.replaceState(window.history.state, '', addressIn(language, asked.path) + search + hash);
        }
        startTransition(() => setPlace({ action: next.action, location: history.location }));
      }),
    [history, language],
  );

  return (
    <Router basename={language.prefix} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
