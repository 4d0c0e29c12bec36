import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { StatRow } from './StatRow';

it('is a list of terms and puts class, ref and the rest on it', () => {
  const ref = createRef<HTMLDListElement>();
  render(
    <StatRow ref={ref} className="mine" aria-busy>
      <div />
    </StatRow>,
  );
  expect(ref.current?.tagName).toBe('DL');
  expect(ref.current?.classList).toContain('mine');
  expect(ref.current?.getAttribute('aria-busy')).toBe('true');
});
