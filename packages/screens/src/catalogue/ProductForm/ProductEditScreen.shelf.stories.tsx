import { archivedProducts, archiveProductFailures, availabilityFailures, productBySlug } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ProductEditScreen } from './ProductEditScreen';

const latte = productBySlug('hazelnut-latte');

const meta = {
  title: 'Screens/ProductForm/Edit shelf',
  component: ProductEditScreen,
  args: { id: latte.id, onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof ProductEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Off and on again with one tap each. */
export const SoldOut: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sold out until next opening' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back on the menu' }));
    await expect(await canvas.findByRole('button', { name: 'Sold out until next opening' })).toBeVisible();
  },
};

export const SoldOutFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(availabilityFailures.failed);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sold out until next opening' }));
    await expect(await canvas.findAllByText('Something went wrong on our side')).toHaveLength(2);
  },
};

export const Archive: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive product' }));
    await screen.findByRole('alertdialog', { name: 'Archive Hazelnut Latte?' });
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Bring back' }));
    await expect(await canvas.findByRole('button', { name: 'Archive product' })).toBeVisible();
  },
};

export const ArchiveFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(archiveProductFailures.failed);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive product' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
    await expect(await canvas.findAllByText('Something went wrong on our side')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Archive product' })).toBeVisible();
  },
};

export const Archived: Story = { args: { id: archivedProducts[0]?.id ?? '' } };
