import { addressIn, LANGUAGE_NAMES, LANGUAGES, localeOf } from '@seduh/contract/constants';
import { toast, useHydrated, useLocale } from '@seduh/ui';
import { use, useState } from 'react';
import { AddressContext } from '../lib/address';
import { useWords } from '../lib/words/words';
import './LanguageSwitch.css';
import { isPlainClick, switchTo } from './switchTo';
import { languageWords } from './words';

export interface LanguageSwitchProps {
  className?: string;
}

/**
 * The same page in each language. Links, so that they work before the page's code is here; with it the page stays as it
 * is and says everything anew: cart, place and what was typed are kept. index.html notes what was chosen.
 */
export function LanguageSwitch({ className = '' }: LanguageSwitchProps) {
  const m = useWords(languageWords);
  const current = localeOf(useLocale());
  const { pathname, rest, replace } = use(AddressContext);
  // browsers keep in mind that a module did not come: from then on the link is one
  const [isLost, setLost] = useState(false);
  // the page of the server stands for many addresses
  const isHere = useHydrated();
  return (
    <ul className={`languages ${className}`} aria-label={m.label}>
      {LANGUAGES.map((language) => {
        const { tag } = language;
        // two slashes at its beginning would lead to another site
        const href = addressIn(language, pathname.replace(/^\/+/, '/') + (isHere ? rest : ''));
        return (
          <li key={tag}>
            <a
              href={href}
              hrefLang={tag}
              lang={tag}
              aria-current={tag === current || undefined}
              onClick={(event) => {
                if (isLost || !isPlainClick(event)) return;
                event.preventDefault();
                if (tag === current) return;
                switchTo(tag, replace).catch(() => {
                  setLost(true);
                  toast.error(m.failed);
                });
              }}
            >
              {LANGUAGE_NAMES[tag]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
