import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TimeField } from '../../TimeField';
import { TimeSlots } from './TimeSlots';

const times = ['13:00', '13:30', '14:00', '14:30', '15:00', '15:30'];
const slots = times.map((time) => (time < '13:30' ? { time, disabledReason: 'past' } : { time }));

const meta = {
  id: 'ui-timeslots',
  component: TimeSlots,
  args: { legend: 'Set Time', slots, value: '14:30', onChange: fn(), disabled: false },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (time: string) => {
      setValue(time);
      args.onChange(time);
    };
    return <TimeSlots {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof TimeSlots>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is past is there to be seen, and cannot be had. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '13:00 past' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: '14:30' })).toBeChecked();
    await expect(canvas.getByText('15:00').closest('.sd-tile')?.getBoundingClientRect().height).toBe(46);
  },
};

/** Arrows pass over what cannot be had, round the end as well. */
export const Keyboard: Story = {
  args: { value: '15:30' },
  tags: ['posed', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '15:30' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange.mock.calls).toEqual([['13:30']]);
    await expect(canvas.getByRole('radio', { name: '13:30' })).toHaveFocus();
  },
};
/** Back over what cannot be had, too. */
export const KeyboardBack: Story = {
  args: { value: '13:30' },
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowUp}');
    await expect(args.onChange.mock.calls).toEqual([['15:30'], ['13:30'], ['15:30']]);
    await expect(canvas.getByRole('radio', { name: '15:30' })).toHaveFocus();
  },
};
export const NoneChosen: Story = { args: { value: '', hint: 'The kitchen takes six orders in each half hour.' } };
export const Error: Story = {
  args: { value: '', error: 'Choose a time.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose a time.');
  },
};
export const Disabled: Story = { args: { disabled: true } };

/** In a `TimeField` they take the place of its field, and "yes" hides them as well. */
export const InATimeField: Story = {
  render: function Asked(args) {
    const [now, setNow] = useState(false);
    const asked = { nowLegend: 'Now', yesLabel: 'Yes', noLabel: 'No', dayLabel: 'Day', timeLabel: 'Set Time' };
    const lists = { days: [], day: '', onDayChange: args.onChange, times: [], time: args.value };
    return (
      <TimeField {...asked} {...lists} now={now} onNowChange={setNow} onTimeChange={args.onChange}>
        <TimeSlots {...args} />
      </TimeField>
    );
  },
};
export const InATimeFieldSwitched: Story = {
  ...InATimeField,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '15:00' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expect(canvas.queryByRole('group', { name: 'Set Time' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(canvas.getByRole('group', { name: 'Set Time' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    legend: 'When should it be ready for whoever comes to fetch it?',
    slots: [...slots, { time: '16:00 - 16:30' }],
    error: 'The kitchen is full at that time. Choose one of the others, or take it as soon as it is ready.',
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 256 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { theme: 'dark' } };
