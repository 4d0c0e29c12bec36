import { useState } from 'react';
import type { Figures } from '../guide/types';
import { Segment } from './Segment';
import type { guide } from './Segment.guide';

/** A bar of which one option can be picked; the last one is chosen. */
function Picked({ legend, words }: { legend: string; words: string[] }) {
  const [value, setValue] = useState(words.at(-1) ?? '');
  const options = words.map((label) => ({ value: label, label }));
  return <Segment {...{ legend, options, value }} onChange={setValue} />;
}

export default {
  anatomy: <Picked legend="Report" words={['Daily', 'Weekly', 'Monthly']} />,
  pairs: {
    few: {
      do: <Picked legend="Report" words={['Daily', 'Weekly', 'Monthly']} />,
      dont: <Picked legend="Show" words={['Coffee', 'Tea', 'Matcha', 'Foods', 'Sweets', 'Add on']} />,
    },
    states: {
      do: <Picked legend="Now" words={['Yes', 'No']} />,
      dont: <Picked legend="Order" words={['Save', 'Send']} />,
    },
  },
} satisfies Figures<typeof guide>;
