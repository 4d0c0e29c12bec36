import { longProduct, productBySlug, productFailures, showUsual, usual, usualFailures } from '@seduh/api-client/mocks';
import type { LineProblem } from '@seduh/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../testing/width';
import UsualCups from './UsualCups';

const latte = productBySlug('hazelnut-latte');
const [first, ...others] = usual;

/** The first of them with something against it. */
const refused = (code: LineProblem['code'], msg: string) =>
  showUsual([{ ...first!, now: { ...first!.now, problem: { code, msg, available: 0 } } }, ...others]);

const meta = {
  title: 'Screens/Home/Usual',
  component: UsualCups,
  args: {},
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof UsualCups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your usual' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: `Add ${first!.now.product_name} to cart` })).toBeEnabled();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Yang biasa kamu pesan' })).toBeVisible();
    await expect(canvas.getAllByText(/^\d+ kali dipesan$/)).toHaveLength(4);
  },
};

export const OnAPhone: Story = { ...Default, tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

/** On a product's own page only what one has had of it. */
export const OfAProduct: Story = {
  args: { productId: latte.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You usually have it like this' })).toBeVisible();
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveTextContent('Hazelnut Latte');
  },
};

/** It goes in as it was, at the price that is said. */
export const Adds: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Add ${first!.now.product_name} to cart` }));
    await expect(await screen.findByText('Added to cart')).toBeVisible();
    await waitFor(() => {
      const stored = Object.entries(localStorage).find(([key]) => key.startsWith('seduh.cart.'))?.[1];
      void expect(stored).toContain(first!.now.product_id);
    });
  },
};

export const PriceChanged: Story = {
  beforeEach({ msw }) {
    msw.use(showUsual([{ ...first!, sold: { ...first!.sold, unit_price: 23_000 } }, ...others]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It was IDR 23,000.')).toBeVisible();
  },
};

/** Sold out: it is said, and there is nothing to press. */
export const SoldOut: Story = {
  beforeEach({ msw }) {
    msw.use(refused('SOLD_OUT', 'Sold out'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sold out')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
};

/** What was chosen is sold out, the product is not: another choice is a press away. */
export const ChoiceSoldOut: Story = {
  beforeEach({ msw }) {
    msw.use(refused('OPTION_SOLD_OUT', 'Sold out: Oat milk'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sold out: Oat milk')).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Choose again: ${first!.now.product_name}` })).toBeEnabled();
  },
};

export const ChoosesAgain: Story = {
  ...ChoiceSoldOut,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const { product_name: name } = first!.now;
    await userEvent.click(await canvas.findByRole('button', { name: `Choose again: ${name}` }));
    await userEvent.click(await screen.findByRole('button', { name: /^Add for/ }));
    await expect(await screen.findByText('Added to cart')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The choices do not come: the sheet says so, and nothing is added. */
export const ChoicesFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(refused('OPTION_SOLD_OUT', 'Sold out: Oat milk'), productFailures.failed);
  },
  play: async ({ canvas }) => {
    const { product_name: name } = first!.now;
    await userEvent.click(await canvas.findByRole('button', { name: `Choose again: ${name}` }));
    await expect(await screen.findByText(/^The choices did not come/)).toBeVisible();
  },
};

/** Nothing was had yet: the page stands without it. */
export const Empty: Story = {
  tags: ['!visual'],
  beforeEach({ msw }) {
    msw.use(usualFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    const { product_name, price } = longProduct;
    msw.use(showUsual([{ ...first!, now: { ...first!.now, product_name, unit_price: price } }, ...others]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longProduct.product_name })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
