import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pager } from './Pager';

const meta = {
  id: 'ui-pager',
  component: Pager,
  args: { page: 2, totalPage: 4, onPage: fn(), busy: false },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turns: Story = {
  ...Default,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
  },
};
/** Both ways by Tab, turned by Space. */
export const TurnsBySpace: Story = {
  ...Default,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
  },
};
export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  },
};
export const LastPage: Story = {
  args: { page: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};
export const OnlyPage: Story = { args: { page: 1, totalPage: 1 } };
export const Loading: Story = {
  args: { busy: true },
};
export const LoadingHolds: Story = {
  ...Loading,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};
export const LongText: Story = { args: { page: 1208, totalPage: 12500 } };
export const Indonesian: Story = { args: { page: 2, totalPage: 12 }, globals: { locale: 'id' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
