import { history, showHistory } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { HistoryScreen } from './HistoryScreen';

const meta = {
  title: 'Screens/History/Words',
  component: HistoryScreen,
  args: { page: 1, onPageChange: fn(), onGo: fn() },
  parameters: { layout: 'fullscreen', session: 'customer' },
} satisfies Meta<typeof HistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card says what was bought, under which number, for how much in all, and how it ended; its page has every line. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const title = "Let's see what you have bought!";
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByText('Select item to delete')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeInTheDocument();
    const place = history.findIndex(({ status_name }) => status_name === 'delivered');
    const delivered = history[place];
    const card = (await canvas.findAllByRole('article'))[place];
    if (!card || !delivered) throw new Error('nothing was delivered');
    await expect(within(card).getByRole('link', { name: delivered.product_name })).toBeVisible();
    await expect(card).toHaveTextContent(`${delivered.product_name} and ${delivered.lines - 1} more`);
    await expect(card).toHaveTextContent(`${delivered.number}, `);
    // an order of several things never costs what the first of them does
    await expect(delivered.total).not.toBe(delivered.price);
    await expect(card).toHaveTextContent(`IDR ${delivered.total.toLocaleString('en-US')}`);
    const page = within(card).getByRole('link', { name: delivered.product_name });
    await expect(page).toHaveAttribute('href', `/history/${delivered.id}`);
    await expect(within(card).getByText('Delivered')).toBeVisible();
    await expect(within(card).getByRole('checkbox')).toBeEnabled();
    await expect(card.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/images\//));
  },
};

/** What was refunded of an order stands on its card, beside what it came to. */
export const Refunded: Story = {
  beforeEach({ msw }) {
    const bought = history.filter(({ payment_state }) => payment_state === 'paid').slice(0, 2);
    const back = bought.map((item, index) => ({ ...item, refunded_amount: index === 0 ? 27_500 : item.total }));
    msw.use(showHistory(back));
  },
  play: async ({ canvas }) => {
    const [part, whole] = await canvas.findAllByRole('article');
    await expect(part).toHaveTextContent('Refunded IDR 27,500');
    await expect(whole).toHaveTextContent('Refunded IDR ');
  },
};

/** Its words, amounts and days as Indonesians write them; names of products are the shop's. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('halaman 1 dari 2')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: /sudah kamu beli/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Sedang diseduh/ })).toHaveTextContent(/sekitar \d\d\.\d\d$/);
    const [, bought] = canvas.getAllByRole('article');
    await expect(bought).toHaveTextContent(/Rp[\d.]+/);
    await expect(bought).not.toHaveTextContent(/IDR|Today|Delivered/);
  },
};
