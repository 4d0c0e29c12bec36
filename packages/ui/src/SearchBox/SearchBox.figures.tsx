import { useState } from 'react';
import { Button } from '../Button';
import type { Figures } from '../guide/types';
import { SearchBox, type SearchBoxProps } from './SearchBox';
import type { guide } from './SearchBox.guide';

/** A field that keeps its words and finds nothing. */
function Typed({ words = '', ...rest }: Pick<SearchBoxProps, 'placeholder' | 'size'> & { words?: string }) {
  const [value, setValue] = useState(words);
  return <SearchBox {...rest} label="Search the menu" value={value} onValueChange={setValue} onSearch={() => {}} />;
}

export default {
  anatomy: <Typed size="lg" words="latte" />,
  pairs: {
    example: {
      do: <Typed placeholder="Latte, matcha" />,
      dont: <Typed placeholder="Search…" />,
    },
    one: {
      do: <Typed words="latte" />,
      dont: (
        <>
          <Typed words="latte" />
          <Button size="sm">Search</Button>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
