import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OptionGroup } from './OptionGroup';

const milks = [
  { id: 1, name: 'Whole milk' },
  { id: 2, name: 'Oat milk', note: '+ IDR 5,000' },
  { id: 3, name: 'Soy milk', note: '+ IDR 4,000' },
  { id: 4, name: 'No milk' },
];
const extras = [
  { id: 11, name: 'Extra shot', note: '+ IDR 6,000' },
  { id: 12, name: 'Boba', note: '+ IDR 5,000' },
  { id: 13, name: 'Whipped cream', note: '+ IDR 4,000' },
  { id: 14, name: 'Caramel', note: '+ IDR 3,000' },
];

const meta = {
  id: 'ui-optiongroup',
  component: OptionGroup,
  args: { legend: 'Milk', hideLegend: false, options: milks, min: 1, max: 1, value: [1], onChange: fn() },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (ids: number[]) => {
      setValue(ids);
      args.onChange(ids);
    };
    return <OptionGroup {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof OptionGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Nothing is chosen for anybody: it has to be said. */
export const NothingChosen: Story = { args: { value: [] } };
export const Several: Story = {
  tags: ['pointer'],
  args: { legend: 'Extras', options: extras, min: 0, max: 3, value: [12] },
};
/** As many as may be: what is not chosen waits. */
export const Full: Story = { args: { ...Several.args, max: 2, value: [11, 13] } };
export const Unlimited: Story = { args: { ...Several.args, max: 4, value: [] } };
export const SoldOut: Story = {
  args: { options: milks.map((milk) => (milk.id === 2 ? { ...milk, note: 'Sold out', unavailable: true } : milk)) },
};
/** What ran out after it was chosen can still be taken away. */
export const SoldOutSince: Story = {
  args: {
    ...Several.args,
    options: extras.map((extra) => (extra.id === 12 ? { ...extra, note: 'Sold out', unavailable: true } : extra)),
  },
};
export const Chooses: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Soy milk' }));
    await expect(canvas.getByRole('radio', { name: 'Soy milk' })).toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([[[3]]]);
  },
};
export const KeepsItsLimit: Story = {
  args: { ...Several.args, max: 2 },
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Extra shot' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Caramel' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 chosen');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Caramel' })).toBeEnabled();
    await expect(args.onChange.mock.calls).toEqual([[[11, 12]], [[12]]]);
  },
};
/** At most one of several: another one takes its place, and it can be taken away again. */
export const AtMostOne: Story = {
  args: { legend: 'Topping', options: extras, min: 0, max: 1, value: [11] },
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Boba' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Boba' }));
    await expect(args.onChange.mock.calls).toEqual([[[12]], [[]]]);
  },
};
export const Keyboard: Story = {
  tags: ['posed', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Whole milk' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Oat milk' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Whole milk' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Oat milk' })).toBeChecked();
  },
};
export const Error: Story = { args: { value: [], error: 'Choose a milk' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    legend: 'What milk the cup is to be made with',
    options: milks.map((milk) => ({
      ...milk,
      name: `${milk.name} of a farm near Lembang`,
      note: 'costs a little more',
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
