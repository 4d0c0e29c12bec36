import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { StaffCard } from './StaffCard';

const base = { name: 'Cheryn', image: null, meterLabel: 'Goal of Cheryn', percent: 124, facts: [] };

it('reads out a goal that is passed, though the bar can only be full', () => {
  render(<StaffCard {...base} />);
  const meter = screen.getByRole('meter');
  expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuetext')]).toEqual(['100', '124%']);
});

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLDivElement>();
  render(<StaffCard {...base} ref={ref} className="mine" id="best" />);
  expect(ref.current?.classList).toContain('mine');
  expect(ref.current?.id).toBe('best');
});
