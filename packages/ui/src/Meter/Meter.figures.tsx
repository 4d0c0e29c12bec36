import type { Figures } from '../guide/types';
import { Meter } from './Meter';
import type { guide } from './Meter.guide';

/** A thing, how many were sold, and their bar. */
function Sold({ name, cups, of, words }: { name: string; cups: number; of: number; words?: string }) {
  return (
    <div style={{ inlineSize: '100%' }}>
      {name} {words}
      <Meter label={name} value={cups} max={of} />
    </div>
  );
}

export default {
  anatomy: (
    <div style={{ inlineSize: 'min(16rem, 100%)' }}>
      <Meter label="Kopi Susu Gula Aren" value={51} max={64} />
    </div>
  ),
  pairs: {
    figure: {
      do: <Sold name="Kopi Susu" cups={51} of={64} words="51 cups" />,
      dont: <Sold name="Kopi Susu" cups={51} of={64} />,
    },
    'same-whole': {
      do: (
        <>
          <Sold name="Kopi Susu" cups={64} of={64} words="64 cups" />
          <Sold name="Iced Tea" cups={12} of={64} words="12 cups" />
        </>
      ),
      dont: (
        <>
          <Sold name="Kopi Susu" cups={64} of={90} words="64 cups" />
          <Sold name="Iced Tea" cups={12} of={14} words="12 cups" />
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
