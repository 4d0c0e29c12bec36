import { createProductFailures, longProduct } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { pick, realPicture } from '../../testing/pictures';
import { turnedAway } from '../../testing/turnedAway';
import { expectNoSidewaysScroll } from '../../testing/width';
import { ProductNewScreen } from './ProductNewScreen';

const meta = {
  title: 'Screens/ProductForm/New',
  component: ProductNewScreen,
  args: { onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof ProductNewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function fillIn(canvas: Canvas, name = 'Matcha Tonic'): Promise<void> {
  await pick(canvas, await realPicture(), 'Take Picture');
  await userEvent.type(canvas.getByLabelText('Name'), name);
  await userEvent.type(canvas.getByLabelText('Price'), '28000');
  await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Non Coffee');
  await userEvent.type(canvas.getByLabelText('Description'), 'Matcha over tonic and ice.');
  await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
}

export const Default: Story = {
  // Success is pictured
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('New on the menu');
  },
};

export const Cancels: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Success: Story = {
  play: async ({ canvas }) => {
    for (const label of ['Name', 'Price', 'Description']) await expect(canvas.getByLabelText(label)).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Save Product' })).toBeEnabled();
  },
};

/** Asked about, added, and the two ways on. */
export const Creates: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await expect(canvas.getByLabelText('Price')).toHaveValue('28,000');
    const question = await screen.findByRole('alertdialog', { name: 'Add Product' });
    await expect(question).toHaveAccessibleDescription('Do you want to add this product?');
    await userEvent.click(screen.getByRole('button', { name: 'yes' }));
    await screen.findByRole('dialog', { name: 'Matcha Tonic created successfully' });
    await expect(screen.getByRole('link', { name: 'Back to all products' })).toHaveAttribute('href', '/products');
    await expect(screen.getByRole('link', { name: 'See this product' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/product\/[\w-]+$/),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** Nothing is sent by "no", and nothing typed is lost. */
export const ChangedTheirMind: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(createProductFailures.failed);
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(await screen.findByRole('button', { name: 'no' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Matcha Tonic');
    await expect(canvas.queryByText('Something went wrong on our side')).toBeNull();
  },
};

/** What the server finds in the picture is said at the picture, which gets the focus back from the question. */
export const PictureRefused: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(createProductFailures.wrongImage);
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(await screen.findByRole('button', { name: 'yes' }));
    const drop = canvas.getByRole('button', { name: 'Drop a picture here', hidden: true });
    await waitFor(() => expect(drop).toHaveAccessibleDescription(/Extension file wrong!/));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(drop).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Matcha Tonic');
  },
};

export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(createProductFailures.failed);
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(await screen.findByRole('button', { name: 'yes' }));
    // in passing, and where the form is
    await expect(await canvas.findAllByText('Something went wrong on our side')).toHaveLength(2);
    await expect(canvas.getByLabelText('Description')).toHaveValue('Matcha over tonic and ice.');
  },
};

/** However often "yes" is pressed, one product is made. */
export const Loading: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(createProductFailures.slow);
  },
  play: async ({ canvas, msw }) => {
    const sent = fn();
    msw.use(http.post('*/api/products', () => sent()));
    await fillIn(canvas);
    const yes = await screen.findByRole('button', { name: 'yes' });
    await userEvent.dblClick(yes);
    await expect(yes).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
};

/** The longest name there can be, in the form and in what is said of it. */
export const LongText: Story = {
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await fillIn(canvas, longProduct.product_name);
    await userEvent.click(await screen.findByRole('button', { name: 'yes' }));
    await screen.findByRole('dialog', { name: `${longProduct.product_name} created successfully` });
    await expectNoSidewaysScroll();
  },
};

export const SignedOut: Story = turnedAway(null, '/product/new');

export const Forbidden: Story = turnedAway('customer', '/product/new');

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
