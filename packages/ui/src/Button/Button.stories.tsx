import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Plus, Trash2 } from '../icons';
import { Button } from './Button';

const meta = {
  id: 'ui-button',
  component: Button,
  args: {
    children: 'Add to cart',
    variant: 'accent',
    size: 'md',
    block: false,
    danger: false,
    loading: false,
    disabled: false,
    onClick: fn(),
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fails when the stylesheet is missing: without it every other story would pass naked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button'));
    await expect(style.backgroundColor).toBe('rgb(255, 186, 51)');
    await expect(style.borderRadius).toBe('14px');
    await expect(style.fontFamily).toContain('Plus Jakarta Sans Variable');
    await expect(style.minHeight).toBe('48px');
  },
};

export const Brand: Story = { tags: ['pointer'], args: { variant: 'brand', children: 'Apply Changes' } };
export const Line: Story = { tags: ['pointer'], args: { variant: 'line', children: 'Ask a staff' } };
export const Quiet: Story = { tags: ['pointer'], args: { variant: 'quiet', children: 'Edit' } };
export const Danger: Story = { tags: ['pointer'], args: { danger: true, children: 'Delete' } };
export const RedWords: Story = { tags: ['pointer'], args: { variant: 'line', danger: true, children: 'Cancel order' } };
export const QuietRedWords: Story = {
  tags: ['pointer'],
  args: { variant: 'quiet', danger: true, size: 'sm', children: 'Remove' },
};

export const Small: Story = { args: { size: 'sm', variant: 'brand', children: 'Mark ready' } };
export const Large: Story = { args: { size: 'lg', children: 'Confirm and pay' } };
export const Block: Story = { args: { block: true } };
export const WithIcon: Story = { args: { icon: <Plus />, children: 'Add new product' } };
export const DangerWithIcon: Story = { args: { danger: true, size: 'sm', icon: <Trash2 />, children: 'Delete' } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const LoadingHoldsPresses: Story = {
  ...Loading,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
export const LoadingLine: Story = { args: { loading: true, variant: 'line' } };

/** The ring takes its room from the padding, so nothing beside the button moves. */
export const LoadingKeepsWidth: Story = {
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '0.5rem' }}>
      <Button {...args} loading={false} />
      <Button {...args} loading />
      <Button {...args} loading={false} icon={<Plus />} />
      <Button {...args} loading icon={<Plus />} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [plain, busy, icon, busyIcon] = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(busy).toBe(plain);
    await expect(busyIcon).toBe(icon);
  },
};
export const Disabled: Story = { tags: ['pointer'], args: { disabled: true } };

/** Enter and the space bar press it; Tab passes a disabled one over. */
export const Keyboard: Story = {
  render: (args) => (
    <div className="flex gap-3">
      <Button disabled>Sold out</Button>
      <Button {...args} />
    </div>
  ),
  tags: ['posed', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const DisabledQuiet: Story = { args: { disabled: true, variant: 'quiet' } };

/** Two lines, centred; never cut. */
export const LongText: Story = {
  args: { children: 'Add two large hazelnut lattes with less sugar to the cart' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};

export const OnRoast: Story = {
  tags: ['pointer'],
  args: { variant: 'line', children: 'See the menu' },
  decorators: [
    (Story) => (
      <div className="sd-on-roast" style={{ background: 'var(--roast)', padding: '1.5rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkBrand: Story = { args: { variant: 'brand', children: 'Apply Changes' }, globals: { theme: 'dark' } };
export const DarkLoading: Story = { args: { variant: 'line', loading: true }, globals: { theme: 'dark' } };
