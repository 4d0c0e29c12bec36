import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThemeToggle } from './ThemeToggle';

const meta = {
  id: 'ui-themetoggle',
  component: ThemeToggle,
  args: { theme: 'light', onChange: fn() },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By day a moon, which asks for the night. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.sd-only-light')).toBeVisible();
    await expect(canvasElement.querySelector('.sd-only-dark')).not.toBeVisible();
  },
};

export const Switches: Story = {
  ...Default,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Switch theme' })).toHaveFocus();
  },
};

/** By night a sun. */
export const Dark: Story = {
  args: { theme: 'dark' },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.sd-only-dark')).toBeVisible();
    await expect(canvasElement.querySelector('.sd-only-light')).not.toBeVisible();
  },
};
export const SwitchesBack: Story = {
  ...Dark,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch theme' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('light');
  },
};
export const Disabled: Story = { args: { disabled: true } };
