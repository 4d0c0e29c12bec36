import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TimeSlots } from './TimeSlots';

const base = { legend: 'Set Time', slots: [{ time: '13:00' }], value: '', onChange: vi.fn() };

it('lands className and the rest on the group', () => {
  render(<TimeSlots {...base} className="mine" data-testid="root" />);
  expect(screen.getByRole('group', { name: 'Set Time' })).toBe(screen.getByTestId('root'));
  expect(screen.getByTestId('root').classList).toContain('mine');
});

it.each([
  { given: {}, said: [] },
  { given: { hint: 'help' }, said: ['help'] },
  { given: { hint: 'help', error: 'wrong' }, said: ['wrong'] },
])('says below at most one thing: $said', ({ given, said }) => {
  render(<TimeSlots {...base} {...given} />);
  expect(screen.queryAllByText(/^(?:help|wrong)$/).map((line) => line.textContent)).toEqual(said);
  const id = screen.getByRole('group').getAttribute('aria-describedby');
  expect(id && document.getElementById(id)?.textContent).toEqual(said[0] ?? null);
});
