import { productBySlug, showProduct } from '@seduh/api-client/mocks';
import { UNKNOWN_CONTENTS } from '@seduh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../testing/width';
import { ProductEditScreen } from './ProductEditScreen';

const latte = productBySlug('hazelnut-latte');

const meta = {
  title: 'Screens/ProductForm/Contents',
  component: ProductEditScreen,
  args: { id: latte.id, onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof ProductEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is in the product before any option; below, what is in it with what comes by itself. */
export const Known: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('What is in it'));
    await expect(canvas.getByRole('checkbox', { name: 'nuts' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'milk' })).not.toBeChecked();
    await expect(canvas.getByLabelText('Caffeine')).toHaveAttribute('placeholder', '130');
  },
};

export const KnownIndonesian: Story = {
  tags: ['posed'],
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Apa isinya'));
    await expect(canvas.getByRole('checkbox', { name: 'kacang pohon' })).toBeChecked();
    await expectNoSidewaysScroll();
  },
};

/** Nobody has said, and that is told. */
export const Unknown: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showProduct({ ...latte, contains: UNKNOWN_CONTENTS }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('What is in it'));
    await expect(canvas.getByText('Customers read that nobody knows.')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'nuts' })).toBeNull();
    await expect(canvas.getByLabelText('Sugar')).toHaveAttribute('placeholder', 'unknown');
  },
};

/** One is typed over, one is unknown from now on, and none of the fourteen is a statement: sent as a whole. */
export const Changes: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    const sent = fn();
    msw.use(
      http.patch('*/api/products/:id', async ({ request }) => {
        sent(Object.fromEntries(await request.clone().formData()));
      }),
    );
    await userEvent.click(await canvas.findByText('What is in it'));
    await userEvent.click(canvas.getByLabelText('Caffeine'));
    await userEvent.keyboard('8o0');
    await expect(canvas.getByLabelText('Caffeine')).toHaveAccessibleDescription(/Was 130/);
    await userEvent.click(canvas.getByLabelText('Sugar'));
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'nuts' }));
    await expect(canvas.getByText(/it has none of the fourteen/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    const contains = JSON.stringify({ allergens: [], caffeine_mg: 80, sugar_g: null, kcal: 25 });
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ contains, version: '1' }));
  },
};

/** Said at the figure that is too large, before anything is sent. */
export const TooMuch: Story = {
  tags: ['posed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByText('What is in it'));
    await userEvent.click(canvas.getByLabelText('Energy'));
    await userEvent.keyboard('99999');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    const energy = canvas.getByLabelText('Energy');
    await waitFor(() => expect(energy).toHaveAccessibleDescription(/10,000 at most\./));
    await expect(energy).toHaveFocus();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
