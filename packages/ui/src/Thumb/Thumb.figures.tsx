import type { ReactNode } from 'react';
import { croissant, latte, matcha } from '../fixtures/pictures';
import type { Figures } from '../guide/types';
import { Thumb } from './Thumb';
import type { guide } from './Thumb.guide';

/** A picture and its name. */
function Line({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: '0.75rem', inlineSize: '100%' }}>
      {children}
      {name}
    </div>
  );
}

export default {
  anatomy: <Thumb image={latte} />,
  pairs: {
    named: {
      do: (
        <>
          <Line name="Hazelnut Latte">
            <Thumb image={latte} size="sm" />
          </Line>
          <Line name="Matcha Latte">
            <Thumb image={matcha} size="sm" />
          </Line>
        </>
      ),
      dont: (
        <>
          <Thumb image={latte} size="sm" />
          <Thumb image={matcha} size="sm" />
          <Thumb image={croissant} size="sm" />
        </>
      ),
    },
    missing: {
      do: (
        <>
          <Line name="Butter Croissant">
            <Thumb image={croissant} size="sm" />
          </Line>
          <Line name="Soup of the day">
            <Thumb image={null} size="sm" />
          </Line>
        </>
      ),
      dont: (
        <>
          <Line name="Butter Croissant">
            <Thumb image={croissant} size="sm" />
          </Line>
          <Line name="Soup of the day" />
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
