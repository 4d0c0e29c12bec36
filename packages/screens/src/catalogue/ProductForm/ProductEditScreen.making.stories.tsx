import { editProductFailures, productBySlug, showProduct } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../testing/width';
import { ProductEditScreen } from './ProductEditScreen';

const latte = productBySlug('hazelnut-latte');

const meta = {
  title: 'Screens/ProductForm/Making',
  component: ProductEditScreen,
  args: { id: latte.id, onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof ProductEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is set of it, and what would be usual. */
export const Known: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('How long it takes'));
    await expect(canvas.getByLabelText('Seconds to make')).toHaveAttribute('placeholder', '75 s');
    await expect(canvas.getByLabelText('Made at')).toHaveDisplayValue('Bar');
    await expect(canvas.getByText(/as usual: 75 s\. Usually made at: Bar\./)).toBeVisible();
  },
};

export const KnownIndonesian: Story = {
  tags: ['posed'],
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Berapa lama dibuatnya'));
    await expect(canvas.getByLabelText('Detik untuk membuat')).toHaveAttribute('placeholder', '75 detik');
    await expect(canvas.getByLabelText('Dibuat di')).toHaveDisplayValue('Bar kopi');
    await expectNoSidewaysScroll();
  },
};

/** Nobody has said: it is as usual of its category, and follows another one. */
export const AsUsual: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showProduct({ ...latte, making: { seconds: null, station: null } }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('How long it takes'));
    await expect(canvas.getByLabelText('Made at')).toHaveDisplayValue('As usual (Bar)');
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Foods');
    await expect(canvas.getByLabelText('Made at')).toHaveDisplayValue('As usual (Kitchen)');
    await expect(canvas.getByLabelText('Seconds to make')).toHaveAttribute('placeholder', 'As usual (240 s)');
  },
};

/** Seconds are typed over, and another station: sent together, and nothing else. */
export const Changes: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    const sent = fn();
    msw.use(
      http.patch('*/api/products/:id', async ({ request }) => {
        sent(Object.fromEntries(await request.clone().formData()));
      }),
    );
    await userEvent.click(await canvas.findByText('How long it takes'));
    await userEvent.click(canvas.getByLabelText('Seconds to make'));
    await userEvent.keyboard('1o5');
    await expect(canvas.getByLabelText('Seconds to make')).toHaveAccessibleDescription(/Was 75 s/);
    await userEvent.selectOptions(canvas.getByLabelText('Made at'), 'Counter');
    await expect(canvas.getByLabelText('Made at')).toHaveAccessibleDescription(/Was Bar/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    const making = JSON.stringify({ seconds: 15, station: 'counter' });
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ making, version: '1' }));
  },
};

/** Said at the seconds before anything is sent, and they stay typed. */
export const TooLong: Story = {
  tags: ['posed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByText('How long it takes'));
    await userEvent.click(canvas.getByLabelText('Seconds to make'));
    await userEvent.keyboard('9999');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    const seconds = canvas.getByLabelText('Seconds to make');
    await waitFor(() => expect(seconds).toHaveAccessibleDescription(/1,800 seconds at most\./));
    await expect(seconds).toHaveFocus();
    await expect(seconds).toHaveValue('9999');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** Somebody else set other seconds meanwhile: both are said, and one's own stay typed. */
export const Conflict: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editProductFailures.conflict({ ...latte, making: { seconds: 90, station: null }, version: 2 }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('How long it takes'));
    await userEvent.click(canvas.getByLabelText('Seconds to make'));
    await userEvent.keyboard('60');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await canvas.findByText(/Somebody else saved this product/);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Seconds to make: 75 s.*90 s.*Made at: Bar.*As usual/);
    await expect(canvas.getByLabelText('Seconds to make')).toHaveValue('60');
  },
};
