import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TimeField } from './TimeField';

const meta = {
  component: TimeField,
  args: {
    nowLegend: 'Now',
    yesLabel: 'Yes',
    noLabel: 'No',
    now: false,
    onNowChange: fn(),
    timeLabel: 'Set Time',
    time: '14:30',
    onTimeChange: fn(),
    min: '13:00',
    max: '19:00',
  },
  render: function Held(args) {
    const [now, setNow] = useState(args.now);
    const [time, setTime] = useState(args.time);
    const onNowChange = (next: boolean) => {
      setNow(next);
      args.onNowChange(next);
    };
    const onTimeChange = (next: string) => {
      setTime(next);
      args.onTimeChange(next);
    };
    return <TimeField {...args} now={now} time={time} onNowChange={onNowChange} onTimeChange={onTimeChange} />;
  },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Now: Story = {
  args: { now: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Set Time')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'No' })).toHaveFocus();
    await expect(args.onNowChange.mock.calls).toEqual([[false]]);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Set Time')).toHaveFocus();
    await expect(canvas.getByLabelText('Set Time')).toHaveValue('14:30');
  },
};
export const Hint: Story = { args: { hint: 'We are open until 7 pm.' } };
export const Error: Story = {
  args: { time: '11:00', error: 'That has passed. Choose a time after 13:00.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Set Time')).toHaveAccessibleDescription(/That has passed/);
  },
};
export const LongText: Story = {
  args: { error: 'Door delivery runs Monday to friday at 1 - 7 pm only. Choose a time in there, or Pick up instead.' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
