import { useState } from 'react';
import type { Figures } from '../guide/types';
import { Select } from './Select';
import type { guide } from './Select.guide';

/** A pill that keeps its choice; the first option is chosen. */
function Picked({ label, words }: { label: string; words: string[] }) {
  const [value, setValue] = useState(words[0] ?? '');
  const options = words.map((word) => ({ value: word, label: word }));
  return <Select {...{ label, options, value }} placeholder="popular" onChange={setValue} />;
}

const orders = ['newest', 'oldest', 'priciest', 'cheapest'];

export default {
  anatomy: <Picked label="Sort by" words={orders} />,
  pairs: {
    reads: {
      do: <Picked label="Sort by" words={orders} />,
      dont: <Picked label="" words={orders} />,
    },
    many: {
      do: <Picked label="Sort by" words={orders} />,
      dont: <Picked label="Show" words={['chart', 'table']} />,
    },
  },
} satisfies Figures<typeof guide>;
