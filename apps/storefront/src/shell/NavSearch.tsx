import { SearchBox } from '@seduh/ui';
import { useState } from 'react';
import { paths } from '@seduh/screens/lib';

export interface NavSearchProps {
  /** What the list on screen was searched for; empty for nothing. */
  search: string;
  /** Called with the words to look for. */
  onSearch: (search: string) => void;
}

/** The search of the top bar. */
export function NavSearch({ search, onSearch }: NavSearchProps) {
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  // the list was searched for something else meanwhile: say what it shows
  if (shown !== search) {
    setShown(search);
    setText(search);
  }
  return (
    <SearchBox
      label="Search the menu"
      placeholder="Search the menu"
      action={paths.products()}
      value={text}
      onValueChange={setText}
      onSearch={onSearch}
    />
  );
}
