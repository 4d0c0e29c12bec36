import { SearchBox } from '@seduh/ui';
import { useState } from 'react';

export function MenuSearch({ search }: { search: (words: string) => void }) {
  const [words, setWords] = useState('');
  return (
    <SearchBox
      label="Search the menu"
      placeholder="Latte, nasi goreng, matcha"
      size="lg"
      action="/products"
      value={words}
      onValueChange={setWords}
      onSearch={search}
    />
  );
}
