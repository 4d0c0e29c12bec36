import { readAddress } from '@seduh/contract/constants';
import { AddressContext, useWordsIn } from '@seduh/screens/lib';
import { LocaleProvider } from '@seduh/ui';
import { type ReactNode, use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useHref, useLocation } from 'react-router-dom';
import { shellWords } from '../shell/words';

/** Has everything below it speak the language of the address, and says what that is. */
export function Languages({ children }: { children: ReactNode }) {
  'use no memo'; // see Shell
  const { tag } = readAddress(useHref('/')).language;
  const m = useWordsIn(tag, shellWords);
  const { navigator } = use(NavigationContext);
  const { pathname, search, hash } = useLocation();
  return (
    <AddressContext value={{ pathname, rest: search + hash, replace: navigator.replace }}>
      {/* dates and amounts in English are written as Britons do */}
      <LocaleProvider locale={tag === 'en' ? 'en-GB' : tag} phrases={m.phrases()}>
        {children}
      </LocaleProvider>
    </AddressContext>
  );
}
