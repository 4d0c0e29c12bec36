import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TimeField } from './TimeField';

const base = { nowLegend: 'Now', yesLabel: 'Yes', noLabel: 'No', timeLabel: 'Set Time', time: '14:30' };

it.each([
  { now: true, press: 'No', told: false },
  { now: false, press: 'Yes', told: true },
])('now $now, press $press: tells $told', ({ now, press, told }) => {
  const onNowChange = vi.fn();
  render(<TimeField {...base} now={now} onNowChange={onNowChange} onTimeChange={vi.fn()} />);
  fireEvent.click(screen.getByRole('radio', { name: press }));
  expect(onNowChange.mock.calls).toEqual([[told]]);
});

it('tells the time as HH:MM and limits it by min and max', () => {
  const onTimeChange = vi.fn();
  render(<TimeField {...base} now={false} onNowChange={vi.fn()} onTimeChange={onTimeChange} min="13:00" max="19:00" />);
  const field = screen.getByLabelText('Set Time');
  expect([field.getAttribute('type'), field.getAttribute('min'), field.getAttribute('max')]).toEqual([
    'time',
    '13:00',
    '19:00',
  ]);
  fireEvent.change(field, { target: { value: '15:45' } });
  expect(onTimeChange.mock.calls).toEqual([['15:45']]);
});
