import {
  handlers,
  productBySlug,
  productsWithSubstitutes,
  rani,
  showProduct,
  showProfile,
} from '@seduh/api-client/mocks';
import { UNKNOWN_CONTENTS } from '@seduh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ProductScreen } from './ProductScreen';

const latte = productBySlug('hazelnut-latte');
const smoothie = productBySlug('strawberry-smoothie');

// The cup as its drinker wants it.
const meta = {
  title: 'Screens/Product/Options',
  component: ProductScreen,
  args: { id: latte.id, onCheckout: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach({ msw }) {
    msw.use(...handlers);
  },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const inside = (canvas: HTMLElement, name: string) =>
  within(canvas).getByText(name, { selector: 'dt' }).nextElementSibling;

/** Each choice moves the price and what is in the cup, and is said in the strip that goes on. */
export const Chosen: Story = {
  tags: ['posed'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Oat milk' }));
    await userEvent.click(canvas.getByRole('radio', { name: '50 % sugar' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Extra shot' }));
    await expect(canvas.getAllByText(/\(1\) Regular, Oat milk, 50 % sugar, Extra shot/).length).toBeGreaterThan(0);
    await expect(inside(canvasElement, 'Allergens')).not.toHaveTextContent('milk');
    await expect(canvas.getByText('1 of 3 chosen')).toBeVisible();
  },
};

/** Groups and options by their Indonesian names, in the strip too. */
export const Indonesian: Story = {
  tags: ['posed'],
  globals: { locale: 'id' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Susu oat' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Gula 50%' }));
    await expect(canvas.getByRole('group', { name: /^Tingkat manis/ })).toBeVisible();
    await expect(canvas.getAllByText(/Susu oat, Gula 50%/).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/Oat milk|Sweetness/)).toBeNull();
  },
};

/** What is put into the cart is what was chosen, by its numbers; the usual cup is a line without any. */
export const PutsIntoTheCart: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole('button', { name: 'Add to cart' });
    if (!add) throw new Error('nothing adds');
    await userEvent.click(add);
    await userEvent.click(canvas.getByRole('radio', { name: 'Soy milk' }));
    await userEvent.click(add);
    await userEvent.click(canvas.getByRole('radio', { name: 'Whole milk' }));
    await userEvent.click(add);
    const stored = Object.entries(localStorage).find(([key]) => key.startsWith('seduh.cart'))?.[1];
    const { lines } = JSON.parse(stored ?? '{}') as { lines: { qty: number; optionIds?: number[] }[] };
    await expect(lines.map(({ qty, optionIds }) => [qty, optionIds?.length])).toEqual([
      [2, undefined],
      [1, 2],
    ]);
  },
};

/** Where something must be chosen and nobody has, the group says so, and is gone to. */
export const MustChoose: Story = {
  args: { id: smoothie.id },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole('button', { name: 'Add to cart' });
    if (add) await userEvent.click(add);
    await expect(canvas.getByText('Choose one')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '100 % sugar' })).toHaveFocus();
    await expect(canvas.queryByText('Added to cart')).toBeNull();
    // nobody knows what it will take
    await expect(canvas.queryByText(/^Ready /)).toBeNull();
  },
};

/** A milk that ran out is told where it is chosen. */
export const UsualSoldOut: Story = {
  beforeEach({ msw }) {
    const option_groups = latte.option_groups.map((group) => ({
      ...group,
      options: group.options.map((option) =>
        option.option_name === 'Whole milk' ? { ...option, available: false } : option,
      ),
    }));
    msw.use(showProduct({ ...latte, option_groups, must_choose: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Whole milk is sold out: take another one')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Oat milk' })).toBeEnabled();
  },
};

/** What nobody has said is said to be unknown. */
export const UnknownContents: Story = {
  beforeEach({ msw }) {
    msw.use(showProduct({ ...latte, contains: UNKNOWN_CONTENTS }));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('radio', { name: 'Oat milk' });
    await expect(inside(canvasElement, 'Allergens')).toHaveTextContent('unknown');
    await expect(inside(canvasElement, 'Caffeine')).toHaveTextContent('unknown');
  },
};

const today = (slug: string) => productsWithSubstitutes.find(({ id }) => id === productBySlug(slug).id)!;

/** What is sold out names what is offered instead, with what it costs more or less. */
export const Substitute: Story = {
  beforeEach({ msw }) {
    msw.use(showProduct(today('hazelnut-latte')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Oat milk is sold out\. Soy milk instead, − IDR\s3,000\./)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Oat milk' })).toBeDisabled();
  },
};

/** One press takes it; what is taken is offered no more. */
export const SubstituteTaken: Story = {
  ...Substitute,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take Soy milk' }));
    await expect(canvas.getByRole('radio', { name: 'Soy milk' })).toBeChecked();
    await expect(canvas.queryByText(/^Oat milk is sold out/)).toBeNull();
  },
};

/** What contains what they asked to be warned of is not offered to them. */
export const SubstituteAvoided: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(showProfile({ ...rani, avoids: ['soy'] }), showProduct(today('hazelnut-latte')));
  },
  play: async ({ canvas, userEvent }) => {
    // the warnings have come, and so what is avoided is known
    await userEvent.click(await canvas.findByRole('radio', { name: 'Soy milk' }));
    await expect(await canvas.findByText('Contains soy, which you asked to be warned of.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Whole milk' }));
    await expect(canvas.queryByText(/Soy milk instead/)).toBeNull();
  },
};

/** A product that is sold out leads to the one that is offered instead. */
export const ProductSubstitute: Story = {
  args: { id: productBySlug('taro-latte').id },
  beforeEach({ msw }) {
    msw.use(showProduct(today('taro-latte')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Taro Latte is sold out\. Hazelnut Latte instead/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See Hazelnut Latte' })).toHaveAttribute(
      'href',
      `/product/${productBySlug('hazelnut-latte').id}`,
    );
  },
};
