import { exampleQuote, productFailures, sessions } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fillCart, linesOf } from '../testing/cart';
import { CartScreen } from './CartScreen';

const lines = linesOf(exampleQuote);

const meta = {
  title: 'Screens/Cart/Change',
  component: CartScreen,
  args: {},
  parameters: { layout: 'fullscreen', session: 'customer' },
  beforeEach: () => fillCart(sessions.customer.id, { lines }),
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: { findByRole: typeof screen.findByRole }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change Hazelnut Latte' }));
  await expect(await screen.findByRole('dialog', { name: 'Hazelnut Latte' })).toBeVisible();
};

/** It begins with what is in the cart, and says what all pieces of the line would cost. */
export const Sheet: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await screen.findByRole('radio', { name: /^Oat milk/ }));
    await expect(screen.getByRole('button', { name: /^Save for IDR/ })).toBeEnabled();
  },
};

export const Indonesian: Story = {
  tags: ['posed'],
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah Hazelnut Latte' }));
    await expect(await screen.findByRole('button', { name: /^Simpan, Rp/ })).toBeEnabled();
  },
};

export const OnAPhone: Story = { ...Sheet, tags: ['posed'], globals: { viewport: { value: 'phone' } } };

/** The line changes where it stands, keeps its note and pieces, and the focus comes back to it. */
export const InItsPlace: Story = {
  tags: ['behaviour'],
  beforeEach: () =>
    fillCart(sessions.customer.id, { lines: [{ ...lines[0]!, note: 'Hot', qty: 2 }, ...lines.slice(1)] }),
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await screen.findByRole('radio', { name: /^Large/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Oat milk/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Save for/ }));
    await expect(await canvas.findByText(/^Large, Oat milk.*, Hot$/)).toBeVisible();
    const names = canvas.getAllByRole('link', { name: /Latte|Kopi|Nasi/ }).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Hazelnut Latte', 'Kopi Susu Gula Aren', 'Nasi Goreng Telur']);
    await expect(canvas.getByRole('button', { name: 'Change Hazelnut Latte' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Hazelnut Latte' }));
    await expect(await screen.findByRole('radio', { name: /^Oat milk/ })).toBeChecked();
  },
};

/** The same cup is the same line: two that have become equal are one. */
export const JoinsItsEqual: Story = {
  tags: ['behaviour'],
  beforeEach: () =>
    fillCart(sessions.customer.id, { lines: [lines[0]!, { ...lines[0]!, sizeId: 3, qty: 2 }, ...lines.slice(1)] }),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Change Hazelnut Latte' }))[0]!);
    const sizes = await screen.findAllByRole('radio', { name: /^(Regular|Large|Extra Large)/ });
    await userEvent.click(sizes.at(-1)!);
    await userEvent.click(screen.getByRole('button', { name: /^Save for/ }));
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Hazelnut Latte' })).toHaveLength(1));
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity of Hazelnut Latte' })).toHaveValue('4');
  },
};

/** More than 99 of the same are no line: nothing is lost, and it is said why. */
export const TooManyTogether: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    const [first] = lines;
    fillCart(sessions.customer.id, {
      lines: [
        { ...first!, qty: 60 },
        { ...first!, note: 'Hot', qty: 40 },
      ],
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a note for Hazelnut Latte' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note for Hazelnut Latte' }), 'Hot{Enter}');
    await expect(await canvas.findByText(/more than 99\. It stays as it is\.$/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Hazelnut Latte' })).toHaveLength(2);
  },
};

/** What was chosen is not offered any more: the line is struck out, and can still be had otherwise. */
export const ChoiceGone: Story = {
  beforeEach: () =>
    fillCart(sessions.customer.id, { lines: [{ ...lines[0]!, optionIds: [1_000_000] }, ...lines.slice(1)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One of your choices is no longer offered')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change Hazelnut Latte' })).toBeEnabled();
  },
};

export const ChoiceGoneAndReplaced: Story = {
  ...ChoiceGone,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByText('One of your choices is no longer offered');
    await open(canvas);
    await userEvent.click(await screen.findByRole('radio', { name: /^Whole milk/ }));
    await userEvent.click(await screen.findByRole('radio', { name: '100 % sugar' }));
    await userEvent.click(screen.getByRole('button', { name: /^Save for/ }));
    await waitFor(() => expect(canvas.queryByText('One of your choices is no longer offered')).toBeNull());
  },
};

/** What there is to choose does not come: the cart stays as it was. */
export const NotLoaded: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(productFailures.failed);
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await screen.findByText(/^The choices did not come/)).toBeVisible();
    await expect(canvas.getAllByText('Hazelnut Latte')[0]).toBeInTheDocument();
  },
};
