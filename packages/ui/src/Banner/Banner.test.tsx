import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Banner } from './Banner';

it.each([
  ['bad', 'alert'],
  ['info', 'status'],
  ['ok', 'status'],
] as const)('announces %s as %s', (tone, role) => {
  const ref = createRef<HTMLDivElement>();
  render(
    <Banner ref={ref} tone={tone} className="mine" tabIndex={-1}>
      Words
    </Banner>,
  );
  expect(screen.getByRole(role)).toBe(ref.current);
  expect(ref.current?.classList).toContain('mine');
  expect(ref.current?.tabIndex).toBe(-1);
});
