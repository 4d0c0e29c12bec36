import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TimeField } from './TimeField';

const base = {
  nowLegend: 'Now',
  yesLabel: 'Yes',
  noLabel: 'No',
  dayLabel: 'Day',
  days: [{ value: 'fri', label: 'Today' }],
  day: 'fri',
  onDayChange: vi.fn(),
  timeLabel: 'Set Time',
  times: ['13:00', '15:45'].map((time) => ({ value: time, label: time })),
  time: '13:00',
};

it.each([
  { now: true, press: 'No', told: false },
  { now: false, press: 'Yes', told: true },
])('now $now, press $press: tells $told', ({ now, press, told }) => {
  const onNowChange = vi.fn();
  render(<TimeField {...base} now={now} onNowChange={onNowChange} onTimeChange={vi.fn()} />);
  fireEvent.click(screen.getByRole('radio', { name: press }));
  expect(onNowChange.mock.calls).toEqual([[told]]);
});

it('tells the time picked, and shows none where what is set cannot be had', () => {
  const onTimeChange = vi.fn();
  render(<TimeField {...base} now={false} day="sat" time="09:00" onNowChange={vi.fn()} onTimeChange={onTimeChange} />);
  for (const label of ['Day', 'Set Time']) expect(screen.getByLabelText(label)).toHaveProperty('value', '');
  fireEvent.change(screen.getByLabelText('Set Time'), { target: { value: '15:45' } });
  expect(onTimeChange.mock.calls).toEqual([['15:45']]);
});
