import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Select } from './Select';

const meta = {
  id: 'ui-sortdropdown',
  title: 'SortDropdown',
  component: Select,
  args: {
    label: 'Sort by',
    options: ['newest', 'oldest', 'priciest', 'cheapest'].map((value) => ({ value, label: value })),
    value: 'newest',
    placeholder: 'popular',
    onChange: fn(),
  },
  // it ends a row of the shop, and its list hangs from its end
  decorators: [
    (Story) => (
      <div className="flex justify-end">
        <Story />
      </div>
    ),
  ],
  render: function Sorted(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <Select {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const pill = { name: /^Sort by/ };

export const Default: Story = {};
export const Resting: Story = {
  args: { value: 'popular' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sort by popular' })).toBeVisible();
  },
};
export const RestingOpened: Story = {
  ...Resting,
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', pill));
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await expect(canvas.getByRole('option', { name: 'newest' })).toHaveFocus();
  },
};
export const Open: Story = {
  tags: ['posed', 'pointer'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', pill));
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('newest');
  },
};
export const PickReturnsFocus: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', pill));
    await userEvent.click(canvas.getByRole('option', { name: 'cheapest' }));
    await expect(args.onChange.mock.calls).toEqual([['cheapest']]);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sort by cheapest' })).toHaveFocus();
  },
};
export const Keyboard: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'oldest' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: 'cheapest' })).toHaveFocus();
    await userEvent.keyboard('pr');
    await expect(canvas.getByRole('option', { name: 'priciest' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange.mock.calls).toEqual([['priciest']]);
    await expect(canvas.getByRole('button', pill)).toHaveFocus();
  },
};
/** Space opens and picks, the arrows stop at the ends. */
export const KeyboardBack: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('option', { name: 'newest' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}{ArrowUp}');
    await expect(canvas.getByRole('option', { name: 'priciest' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(canvas.getByRole('option', { name: 'newest' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(' ');
    await expect(args.onChange.mock.calls).toEqual([['oldest']]);
    await expect(canvas.getByRole('button', pill)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('option', { name: 'oldest' })).toHaveFocus();
  },
};
export const EscapeReturnsFocus: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', pill));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('button', pill)).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const PressOutsideCloses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', pill));
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
export const LongText: Story = {
  args: { options: [{ value: 'newest', label: 'newest on the menu first' }] },
};
export const Narrow: Story = { ...Open, tags: ['posed'], globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Open, tags: ['posed'], globals: { theme: 'dark' } };
