import { useState } from 'react';
import { Button } from '../Button';
import type { Figures } from '../guide/types';
import { SearchBox, type SearchBoxProps } from './SearchBox';
import type { guide } from './SearchBox.guide';

/** A field that keeps its words and finds nothing; named, since there are several landmarks on the page. */
function Typed({
  words = '',
  ...rest
}: Pick<SearchBoxProps, 'placeholder' | 'size' | 'aria-label'> & { words?: string }) {
  const [value, setValue] = useState(words);
  return <SearchBox {...rest} label="Search the menu" value={value} onValueChange={setValue} onSearch={() => {}} />;
}

export default {
  anatomy: <Typed aria-label="Named parts" size="lg" words="latte" />,
  pairs: {
    example: {
      do: <Typed aria-label="With examples" placeholder="Latte, matcha" />,
      dont: <Typed aria-label="Without examples" placeholder="Search…" />,
    },
    one: {
      do: <Typed aria-label="By itself" words="latte" />,
      dont: (
        <>
          <Typed aria-label="With a button" words="latte" />
          <Button size="sm">Search</Button>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
