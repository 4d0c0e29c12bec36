import { productBySlug } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { retriable } from '../../lib/lazy/retriable';
import { triedAgain } from '../../testing/triedAgain';
import { expectNoSidewaysScroll } from '../../testing/width';
import { productOptions } from './lazy';
import { OptionsMissing } from './OptionsMissing';
import { ProductEditScreen } from './ProductEditScreen';

const latte = productBySlug('hazelnut-latte');

const meta = {
  title: 'Screens/ProductForm/Options missing',
  component: ProductEditScreen,
  args: { id: latte.id, onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
  // the code of the late folds does not come, the first time
  beforeEach() {
    const { Part } = productOptions;
    let tries = 0;
    const fetchLate = () =>
      tries++ === 0 ? Promise.reject(new Error('no such chunk')) : import('./late/ProductOptions');
    productOptions.Part = retriable(fetchLate, OptionsMissing).Part;
    return () => {
      productOptions.Part = Part;
    };
  },
} satisfies Meta<typeof ProductEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Said where the folds would be; all else is there. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^What can be chosen, what is in it and how long it takes could not be loaded\./),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save Product' })).toBeEnabled();
  },
};

export const FailedIndonesian: Story = {
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Pilihan, isi, dan lama pembuatannya tidak termuat\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByRole('group', { name: 'Milk by default' })),
};

/** What is not there changes nothing: the rest is saved. */
export const SavesWithoutIt: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    const sent = fn();
    msw.use(
      http.patch('*/api/products/:id', async ({ request }) => {
        sent(Object.fromEntries(await request.clone().formData()));
      }),
    );
    await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(canvas.getByLabelText('Price'));
    await userEvent.keyboard('27000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ price: '27000', version: '1' }));
  },
};
