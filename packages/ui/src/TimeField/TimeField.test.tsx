import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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

it('lets changes of when that would be be heard, not the first words of it', async () => {
  const field = (nowHint: string) => <TimeField {...base} now nowHint={nowHint} />;
  const { container, rerender } = render(field(''));
  const live = () => container.querySelector('.sd-when-hint')?.getAttribute('aria-live');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(live()).toBe('off');
  rerender(field('Ready 14:10–14:18'));
  expect(live()).toBe('off');
  await waitFor(() => expect(live()).toBe('polite'));
  rerender(field('Ready 14:12–14:20'));
  expect(live()).toBe('polite');
});
