import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ModalScreen } from './ModalScreen';

const meta = {
  title: 'Screens/Modal',
  component: ModalScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ModalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async () => {
    await expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  },
};

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open modal' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = {
  ...Success,
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open modal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hazelnut Latte created successfully' }));
    await expect(dialog.getByRole('link', { name: 'Back to all products' })).toHaveAttribute('href', '/products');
  },
};

/** Closing gives the focus back. */
export const ClosedAgain: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open modal' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Phone: Story = { ...Open, tags: ['posed'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Open, tags: ['posed'], globals: { theme: 'dark' } };
