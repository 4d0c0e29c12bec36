import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Brand } from './Brand';

const meta = {
  id: 'ui-brand',
  component: Brand,
  args: { href: '#home', name: 'Seduh' },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Seduh, home' });
    await expect(link).toHaveAttribute('href', '#home');
    await expect(getComputedStyle(link).fontFamily).toContain('Caprasimo');
  },
};
export const OnRoast: Story = {
  decorators: [
    (Story) => (
      <div className="sd-on-roast" style={{ background: 'var(--roast)', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** The mark and the word do not turn round. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const word = canvasElement.querySelector('.sd-brand span')?.getBoundingClientRect();
    await expect(mark?.right).toBeLessThan(word?.left ?? 0);
  },
};

/** One stop for mark and name. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Seduh, home' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
