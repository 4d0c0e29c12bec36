import {
  archivedProducts,
  editProductFailures,
  productFailures,
  showProducts,
  toSummary,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import ArchivedProducts from './ArchivedProducts';

const meta = {
  title: 'Screens/Products/Archived',
  component: ArchivedProducts,
  args: { page: 1, onPage: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof ArchivedProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

const bring = 'Bring back Pancakes of the First Rain';

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: bring })).toBeVisible();
    const title = canvas.getByRole('heading', { level: 1 }).textContent;
    await expect(canvas.getByText(title, { selector: '[aria-current="page"]' })).toBeVisible();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Kembalikan Pancakes of the First Rain' })).toBeVisible();
    await expect(canvas.getAllByText(/^Makanan,/)[0]).toBeVisible();
  },
};

export const BringsBack: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    const back = await canvas.findByRole('button', { name: bring });
    await expect(canvas.getByRole('link', { name: 'Lebaran Donut' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/product\/[\w-]+\/edit$/),
    );
    msw.use(showProducts(archivedProducts.slice(1).map(toSummary)));
    await userEvent.click(back);
    await expect(await canvas.findByText('Pancakes of the First Rain is back on the menu')).toBeVisible();
    await waitFor(() => expect(back).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const BringBackFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editProductFailures.failed);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: bring }));
    await expect(await canvas.findAllByText('Something went wrong on our side')).toHaveLength(2);
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everything is on the menu')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the archived products')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
