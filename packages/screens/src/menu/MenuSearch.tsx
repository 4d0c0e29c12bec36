import { SearchBox } from '@seduh/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddress } from '../lib/address';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { menuWords } from './words';

export interface MenuSearchProps {
  /** What the list is searched for. */
  search: string;
  /** Called with other words; `isTyping` while they are still being typed. */
  onSearch: (search: string, isTyping: boolean) => void;
  /** Takes the focus, and again with every other one: whoever came by the search icon goes on typing. */
  focusKey: string | undefined;
  /** Shown from laptop width too, for who has none in the top bar. */
  alsoOnLaptops: boolean;
}

/** How long a pause in typing lasts, ms. */
const pause = 250;

/** The search of the menu: follows the typing, so that a list answers before Enter. */
export function MenuSearch({ search, onSearch, focusKey, alsoOnLaptops }: MenuSearchProps) {
  'use no memo'; // drawn again for each letter anyway
  const m = useWords(menuWords);
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  // searched from elsewhere meanwhile (the top bar, Back); our own words coming back must not undo newer letters
  if (search !== known) {
    setKnown(search);
    setText(search);
  }

  const send = useEffectEvent((words: string, isTyping: boolean) => {
    if (words === search) return;
    setKnown(words);
    onSearch(words, isTyping);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(text.trim(), true), pause);
    return () => clearTimeout(timer);
  }, [text]);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focusKey !== undefined) form.current?.querySelector('input')?.focus();
  }, [focusKey]);

  return (
    <SearchBox
      ref={form}
      className="shop-search"
      data-everywhere={alsoOnLaptops || undefined}
      label={m.search}
      size="lg"
      placeholder={m.examples}
      action={useAddress(paths.products())}
      value={text}
      onValueChange={setText}
      onSearch={(words) => {
        setKnown(words);
        onSearch(words, false);
      }}
    />
  );
}
