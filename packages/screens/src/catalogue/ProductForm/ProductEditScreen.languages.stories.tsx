import { longProduct, productBySlug, showProduct } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../testing/width';
import { ProductEditScreen } from './ProductEditScreen';

const fries = productBySlug('french-fries');

const meta = {
  title: 'Screens/ProductForm/Edit languages',
  component: ProductEditScreen,
  args: { id: fries.id, onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof ProductEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What there is in the other language stands in a fold of its own, as placeholders like everything else. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Name in Bahasa Indonesia');
    await expect(name).toHaveAttribute('placeholder', 'Kentang Goreng');
    await expect(name).toHaveAttribute('lang', 'id');
    await expect(name).toHaveValue('');
    await expect(canvas.getByLabelText('Name')).toHaveAttribute('placeholder', 'French Fries');
  },
};

export const FilledOnAPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };

/** The form as Indonesian staff read it. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama')).toHaveAttribute('placeholder', 'French Fries');
    await expect(canvas.getByLabelText('Nama dalam Bahasa Indonesia')).toHaveAttribute('placeholder', 'Kentang Goreng');
    await expect(canvas.getByLabelText('Harga')).toHaveAttribute('placeholder', '25.000');
    await expect(canvas.getByRole('button', { name: 'Simpan produk' })).toBeVisible();
  },
};

export const IndonesianOnAPhone: Story = {
  ...Indonesian,
  globals: { locale: 'id', viewport: { value: 'phone' } },
};

/** One is typed over, the other taken away; only what differs is sent. */
export const Changed: Story = {
  tags: ['posed'],
  play: async ({ canvas, args, msw }) => {
    const sent = fn();
    msw.use(
      http.patch('*/api/products/:id', async ({ request }) => {
        sent(Object.fromEntries(await request.clone().formData()));
        return Response.json({ status: 500, msg: 'Later', code: 'INTERNAL', data: null }, { status: 500 });
      }),
    );
    const name = await canvas.findByLabelText('Name in Bahasa Indonesia');
    await userEvent.click(name);
    await expect(name).toHaveValue('Kentang Goreng');
    await userEvent.keyboard('Kentang Renyah');
    await expect(name).toHaveAccessibleDescription(/Was Kentang Goreng/);
    const description = canvas.getByLabelText('Description in Bahasa Indonesia');
    await userEvent.click(description);
    await expect(description).not.toHaveValue('');
    // all of it is chosen, to be typed over
    await userEvent.keyboard('{Backspace}');
    await expect(description).toHaveAccessibleDescription(/Changed/);
    await expect(description).not.toHaveAttribute('placeholder');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        name_translations: '{"id":"Kentang Renyah"}',
        description_translations: '{"id":""}',
        version: '1',
      }),
    );
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** What the server refuses stands at its field, in the fold that opens for it. */
export const Refused: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    const wrong = 'Too long: at most 120 characters';
    msw.use(
      http.patch('*/api/products/:id', () =>
        Response.json(
          { status: 400, msg: wrong, code: 'VALIDATION', data: { fields: { 'name_translations.id': wrong } } },
          { status: 400 },
        ),
      ),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Bahasa Indonesia'));
    await userEvent.click(canvas.getByLabelText('Price'));
    await userEvent.keyboard('27000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    const name = canvas.getByLabelText('Name in Bahasa Indonesia');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Too long: at most 120 characters/));
    await expect(name).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(showProduct(longProduct));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name in Bahasa Indonesia')).toHaveAttribute(
      'placeholder',
      longProduct.name_translations?.id,
    );
    await expectNoSidewaysScroll();
  },
};
