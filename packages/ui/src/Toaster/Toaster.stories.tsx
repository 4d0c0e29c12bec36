import type { Meta, StoryObj } from '@storybook/react-vite';
import { toast as hotToast } from 'react-hot-toast/headless';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { toast } from './toast';
import { Toaster } from './Toaster';

const meta = {
  id: 'ui-toaster',
  component: Toaster,
  // the store outlives a story
  beforeEach: () => {
    hotToast.removeAll();
    return () => hotToast.removeAll();
  },
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  render: (args) => (
    <>
      <Toaster {...args} />
      <div className="flex flex-wrap gap-3" style={{ paddingBlockStart: 140 }}>
        <Button variant="brand" onClick={() => toast.success('Added to cart')}>
          A good one
        </Button>
        <Button variant="line" onClick={() => toast.error('All input must be fulfilled')}>
          A bad one
        </Button>
      </div>
    </>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Says: Story = {
  ...Default,
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A good one' }));
    await expect(await within(canvas.getByRole('status')).findByText('Added to cart')).toBeVisible();
  },
};
export const Error: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A bad one' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('All input must be fulfilled');
  },
};
export const Undo: Story = {
  tags: ['pointer'],
  play: async ({ canvas }) => {
    toast.undo('Removed', fn());
    await canvas.findByRole('button', { name: 'Undo' });
  },
};
export const UndoRunsOnce: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const onUndo = fn();
    toast.undo('Removed', onUndo);
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('Removed')).toBeNull());
  },
};
export const UndoReturnsFocus: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByRole('button', { name: 'A good one' });
    before.focus();
    toast.undo('Removed', fn());
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await userEvent.tab({ shift: true });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(before).toHaveFocus();
  },
};
export const UndoBySpace: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    const onUndo = fn();
    const before = canvas.getByRole('button', { name: 'A good one' });
    before.focus();
    toast.undo('Removed', onUndo);
    await canvas.findByRole('button', { name: 'Undo' });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(before).toHaveFocus();
  },
};
export const TwoAtMost: Story = {
  play: async ({ canvas }) => {
    for (const name of ['first', 'second', 'third']) toast.success(name);
    await canvas.findByText('third');
    await waitFor(() => expect(canvas.queryByText('first')).toBeNull());
    await expect(canvas.getByText('second')).toBeVisible();
  },
};
export const SwipedAway: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    toast.success('Added to cart');
    const target = await canvas.findByText('Added to cart');
    await userEvent.pointer([
      { keys: '[TouchA>]', target, coords: { x: 200, y: 40 } },
      { pointerName: 'TouchA', target, coords: { x: 320, y: 42 } },
      { keys: '[/TouchA]', target, coords: { x: 320, y: 42 } },
    ]);
    await waitFor(() => expect(canvas.queryByText('Added to cart')).toBeNull(), { timeout: 1000 });
  },
};
export const LongText: Story = {
  play: async ({ canvas }) => {
    toast.error('The kitchen has run out of matcha since you opened this page. Choose something else, please.');
    await canvas.findByRole('alert');
  },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Says, tags: ['posed'], globals: { theme: 'dark' } };
