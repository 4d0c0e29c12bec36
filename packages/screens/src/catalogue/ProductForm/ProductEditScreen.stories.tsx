import { editProductFailures, longProduct, productBySlug, productFailures, showProduct } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pick, realPicture } from '../../testing/pictures';
import { triedAgain } from '../../testing/triedAgain';
import { turnedAway } from '../../testing/turnedAway';
import { expectNoSidewaysScroll } from '../../testing/width';
import { ProductEditScreen } from './ProductEditScreen';

const latte = productBySlug('hazelnut-latte');

const meta = {
  title: 'Screens/ProductForm/Edit',
  component: ProductEditScreen,
  args: { id: latte.id, onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof ProductEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // Success is pictured
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Name');
    await expect(name).toHaveValue('');
    await expect(name).toHaveAttribute('placeholder', 'Hazelnut Latte');
    await expect(canvas.getByLabelText('Price')).toHaveAttribute('placeholder', '25,000');
  },
};

/** What is there shows as placeholders; entering a field puts it in, and leaving it as it was takes it out again. */
export const Cancels: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const name = await canvas.findByLabelText('Name');
    await userEvent.click(name);
    await expect(name).toHaveValue('Hazelnut Latte');
    await userEvent.tab();
    await expect(name).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Price')).toHaveAttribute('placeholder', '25,000');
    await expect(canvas.getByRole('button', { name: 'Save Product' })).toBeVisible();
  },
};

/** No question asked, and only what differs is sent. */
export const SavesThePrice: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args, msw }) => {
    const sent = fn();
    msw.use(
      http.patch('*/api/products/:id', async ({ request }) => {
        sent(Object.fromEntries(await request.clone().formData()));
      }),
    );
    const price = await canvas.findByLabelText('Price');
    await userEvent.click(price);
    await userEvent.keyboard('27000');
    await expect(price).toHaveAccessibleDescription(/Was IDR 25,000/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await expect(await canvas.findByText('Hazelnut Latte is saved')).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ price: '27000', version: '1' });
  },
};

export const NewPicture: Story = {
  tags: ['posed'],
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByLabelText('Name');
    const shown = () => canvasElement.querySelector('.sd-drop img')?.getAttribute('src');
    await expect(shown()).toBe(latte.image);
    await pick(canvas, await realPicture());
    await waitFor(() => expect(shown()).toMatch(/^blob:/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const NothingChanged: Story = {
  tags: ['posed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Product' }));
    await expect(await canvas.findByText(/Nothing is changed yet/)).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const SavingFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editProductFailures.failed);
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Description'), 'Hot.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await expect(await canvas.findAllByText('Something went wrong on our side')).toHaveLength(2);
    await expect(canvas.getByLabelText('Description')).toHaveValue('Hot.');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the product')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  beforeEach({ msw }) {
    msw.use(productFailures.notFound);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/products');
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

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByLabelText('Name'), showProduct(latte)),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(showProduct(longProduct));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveAttribute('placeholder', longProduct.product_name);
    await expectNoSidewaysScroll();
  },
};

export const LongTextInTheField: Story = {
  ...LongText,
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Name'));
    await expect(canvas.getByLabelText('Name')).toHaveValue(longProduct.product_name);
    await expectNoSidewaysScroll();
  },
};

export const SignedOut: Story = turnedAway(null, `/product/${latte.id}/edit`);

export const Forbidden: Story = turnedAway('customer', `/product/${latte.id}/edit`);

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
