import { editProfile, useProfile } from '@seduh/api-client';
import { type Locale, localeOf } from '@seduh/contract/constants';
import { useLocale } from '@seduh/ui';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { AddressContext } from '../lib/address';
import { deviceLanguage } from './deviceLanguage';
import { switchTo } from './switchTo';

/**
 * Keeps language and account together, for who is logged in; draws nothing. A device without a choice of its own follows
 * the account. What is chosen here is the account's from then on: the shop writes to it in that language.
 */
export default function AccountLanguage() {
  const current = localeOf(useLocale());
  const { data: profile } = useProfile();
  const { replace } = use(AddressContext);
  const seen = useRef(current);

  const agree = useEffectEvent((spoken: Locale, known: Locale | null | undefined) => {
    const chosen = deviceLanguage.get();
    const hasChanged = seen.current !== spoken;
    seen.current = spoken;
    if (!profile || known === spoken) return;
    if (!chosen && known && !hasChanged) {
      deviceLanguage.set(known);
      // where its words do not come, the page stays as it is
      switchTo(known, replace).catch(() => undefined);
    } else if (chosen === spoken && (hasChanged || known === null)) {
      // it is kept on the device in any case
      editProfile({ language: spoken }).catch(() => undefined);
    }
  });
  const ofAccount = profile?.language;
  useEffect(() => agree(current, ofAccount), [current, ofAccount]);

  return null;
}
