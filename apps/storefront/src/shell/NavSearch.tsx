import { SearchBox } from '@seduh/ui';
import { useState } from 'react';
import { paths, useAddress } from '@seduh/screens/lib';
import type { ShellWords } from './words';

export interface NavSearchProps {
  /** What the frame says. */
  m: ShellWords;
  /** What the list on screen was searched for; empty for nothing. */
  search: string;
  /** Called with the words to look for. */
  onSearch: (search: string) => void;
}

/** The search of the top bar. */
export function NavSearch({ search, onSearch, m }: NavSearchProps) {
  'use no memo'; // see Shell
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  // the list was searched for something else meanwhile: say what it shows
  if (shown !== search) {
    setShown(search);
    setText(search);
  }
  return (
    <SearchBox
      label={m.searchMenu}
      placeholder={m.searchMenu}
      action={useAddress(paths.products())}
      value={text}
      onValueChange={setText}
      onSearch={onSearch}
    />
  );
}
