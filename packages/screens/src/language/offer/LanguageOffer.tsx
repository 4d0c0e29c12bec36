import { addressIn, languageOf, type Locale, localeOf } from '@seduh/contract/constants';
import { IconButton, useLocale, X } from '@seduh/ui';
import { use, useState } from 'react';
import { AddressContext } from '../../lib/address';
import { useWordsIn } from '../../lib/words/words';
import { isPlainClick, switchTo } from '../switchTo';
import { languageWords } from '../words';
import './LanguageOffer.css';
import { declined, languageToOffer } from './preferred';

interface OfferProps {
  tag: Locale;
  /** Takes the line away, for good. */
  onDecline: () => void;
}

/** One line in the language that it offers. That it was chosen is noted by index.html, as with the switch. */
function Offer({ tag, onDecline }: OfferProps) {
  const m = useWordsIn(tag, languageWords);
  const { pathname, rest, replace } = use(AddressContext);
  // the words may not come: then it is a plain link, whose next page brings them
  const [isLost, setLost] = useState(false);
  return (
    <div className="language-offer sd-wrap" lang={tag}>
      <a
        href={addressIn(languageOf(tag), pathname + rest)}
        hrefLang={tag}
        onClick={(event) => {
          if (isLost || !isPlainClick(event)) return;
          event.preventDefault();
          switchTo(tag, replace).catch(() => setLost(true));
        }}
      >
        {m.read}
      </a>
      <IconButton label={m.decline} icon={<X />} onClick={onDecline} />
    </div>
  );
}

/**
 * Offers the page in the language that the browser prefers, to who opened what somebody shared in another one and chose
 * none here. It stands at the page's very end, so that nothing moves when it comes.
 */
export default function LanguageOffer() {
  const current = localeOf(useLocale());
  const [isDeclined, setDeclined] = useState(false);
  const tag = isDeclined ? null : languageToOffer(current);
  if (!tag) return null;
  return (
    <Offer
      tag={tag}
      onDecline={() => {
        declined.set(true);
        setDeclined(true);
      }}
    />
  );
}
