import { useState } from 'react';
import { Heard } from '../fixtures/Heard';
import type { Figures } from '../guide/types';
import { Pager } from './Pager';
import type { guide } from './Pager.guide';

/** A pager that turns. */
function Turned({ from, totalPage, label }: { from: number; totalPage: number; label: string }) {
  const [page, setPage] = useState(from);
  return <Pager aria-label={label} page={page} totalPage={totalPage} onPage={setPage} />;
}

export default {
  anatomy: <Turned label="Pages" from={2} totalPage={4} />,
  pairs: {
    'known-end': {
      do: <Turned label="Pages of coffee" from={2} totalPage={4} />,
      dont: <Turned label="Pages of all orders" from={2} totalPage={1250} />,
    },
    named: {
      do: (
        <>
          <Turned label="Pages of orders" from={2} totalPage={4} />
          <Heard>Pages of orders, navigation</Heard>
        </>
      ),
      dont: (
        <>
          <Turned label="Pages" from={2} totalPage={4} />
          <Heard>Pages, navigation</Heard>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
