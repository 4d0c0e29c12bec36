import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectionBar } from './SelectionBar';

const meta = {
  id: 'ui-selectionbar',
  component: SelectionBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 140 } } },
  args: { count: 2, onClear: fn(), onDelete: fn(), deleteLabel: 'Delete' },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingChosen: Story = {
  // there is nothing to see
  tags: ['!autodocs'],
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { count: 1204, deleteLabel: 'Delete for good' },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const ClearsAndDeletes: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
