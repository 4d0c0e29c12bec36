import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBox } from './SearchBox';

const meta = {
  id: 'ui-searchbox',
  component: SearchBox,
  args: {
    label: 'Search',
    placeholder: 'Search the menu',
    size: 'md',
    value: '',
    action: '/products',
    onValueChange: fn(),
    onSearch: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      args.onValueChange(next);
      setValue(next);
    };
    return <SearchBox {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: 'latte' } };
export const Large: Story = { args: { size: 'lg', placeholder: 'Latte, nasi goreng, matcha' } };

/** Enter searches for the words without the spaces round them. */
export const Submits: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), ' latte {Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(' latte ');
    await expect(args.onSearch).toHaveBeenLastCalledWith('latte');
  },
};

/** The cross empties the field and puts the cursor back into it. */
export const Clears: Story = {
  args: { value: 'durian', size: 'lg' },
  tags: ['posed', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const box = canvas.getByRole('searchbox');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongText: Story = {
  args: { value: 'nasi goreng kampung with fried egg and prawn crackers', size: 'lg' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { args: { value: 'latte' }, globals: { theme: 'dark' } };
export const DarkLarge: Story = { args: { size: 'lg' }, globals: { theme: 'dark' } };
