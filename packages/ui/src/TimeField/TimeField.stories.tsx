import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TimeField } from './TimeField';

const days = [
  { value: '2026-11-20', label: 'Today' },
  { value: '2026-11-21', label: 'Tomorrow' },
  { value: '2026-11-23', label: 'Monday' },
];
const times = ['13:00', '13:15', '14:30', '18:45'].map((time) => ({ value: time, label: time }));

const meta = {
  id: 'ui-timefield',
  component: TimeField,
  args: {
    nowLegend: 'Now',
    yesLabel: 'Yes',
    noLabel: 'No',
    now: false,
    onNowChange: fn(),
    dayLabel: 'Day',
    days,
    day: '2026-11-21',
    onDayChange: fn(),
    timeLabel: 'Set Time',
    times,
    time: '14:30',
    onTimeChange: fn(),
  },
  render: function Held(args) {
    const [now, setNow] = useState(args.now);
    const [day, setDay] = useState(args.day);
    const [time, setTime] = useState(args.time);
    const onNowChange = (next: boolean) => {
      setNow(next);
      args.onNowChange?.(next);
    };
    const onDayChange = (next: string) => {
      setDay(next);
      args.onDayChange?.(next);
    };
    const onTimeChange = (next: string) => {
      setTime(next);
      args.onTimeChange?.(next);
    };
    return <TimeField {...args} {...{ now, day, time, onNowChange, onDayChange, onTimeChange }} />;
  },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chooses: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Day'), 'Monday');
    await userEvent.selectOptions(canvas.getByLabelText('Set Time'), '13:15');
    await expect([args.onDayChange?.mock.calls, args.onTimeChange?.mock.calls]).toEqual([
      [['2026-11-23']],
      [['13:15']],
    ]);
    // by the 24-hour clock whatever the browser's language is
    await expect(canvas.getByLabelText('Set Time')).toHaveDisplayValue('13:15');
  },
};
export const Now: Story = {
  args: { now: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Set Time')).toBeNull();
  },
};
/** When it would be is said beside the answer, as soon as somebody knows. */
export const NowWithTime: Story = {
  args: { now: true, nowHint: 'Ready 14:10–14:18' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Now' })).toHaveAccessibleDescription('Ready 14:10–14:18');
    await waitFor(() => expect(canvas.getByText('Ready 14:10–14:18')).toHaveAttribute('aria-live', 'polite'));
  },
};
export const NowByKeyboard: Story = {
  ...Now,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'No' })).toHaveFocus();
    await expect(args.onNowChange?.mock.calls).toEqual([[false]]);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByLabelText('Day')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Day')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Set Time')).toHaveFocus();
    await expect(canvas.getByLabelText('Set Time')).toHaveValue('14:30');
  },
};
export const Hint: Story = { args: { hint: 'We are open until 7 pm.' } };
export const Error: Story = {
  args: { time: '11:00', error: 'That has passed. Choose another time.' },
  play: async ({ canvas }) => {
    // one that cannot be had is not among the times, and no other one is shown in its place
    await expect(canvas.getByLabelText('Set Time')).toHaveDisplayValue('Choose');
    await expect(canvas.getByLabelText('Set Time')).toHaveAccessibleDescription(/That has passed/);
  },
};
export const LongText: Story = {
  args: { error: 'Door delivery runs Monday to friday at 1 - 7 pm only. Choose a time in there, or Pick up instead.' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
