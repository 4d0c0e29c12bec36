import { handlers, productBySlug, productFailures, toSummary } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import ChooseOptions from './ChooseOptions';

const smoothie = productBySlug('strawberry-smoothie');

const meta = {
  title: 'Screens/Products/ChooseOptions',
  component: ChooseOptions,
  args: { product: toSummary(smoothie), onClose: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(...handlers);
  },
} satisfies Meta<typeof ChooseOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: smoothie.product_name })).toBeVisible();
    await expect(await screen.findByRole('radio', { name: '50 % sugar' })).toBeEnabled();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /^Tambah, Rp/ })).toBeVisible();
    await expect(screen.getByText('Pilih 1')).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'Gula 50%' })).toBeEnabled();
  },
};

/** Without an answer it stays, and says what is missing. */
export const Unanswered: Story = {
  tags: ['posed'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Add for/ }));
    await expect(screen.getByText('Choose one')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Adds: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '50 % sugar' }));
    await userEvent.click(screen.getByRole('button', { name: /^Add for/ }));
    await expect(await screen.findByText('Added to cart')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.slow);
  },
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Loading what there is to choose' })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.failed);
  },
  play: async () => {
    await expect(await screen.findByText(/^The choices did not come/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Phone: Story = { ...Default, tags: ['!visual'], globals: { viewport: { value: 'phone' } } };
