import { sessions, shopFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Shell } from './Shell';

/** A closed shop, on every page that leads to an order. */
const meta = {
  title: 'Screens/Shell/Closed',
  component: Shell,
  args: {
    pathname: '/products',
    search: '',
    onSearch: fn(),
    onLeaving: fn(),
    onLoggedOut: fn(),
    children: <h1 className="sd-wrap sd-display sd-t-1">The page stands here</h1>,
  },
  parameters: { layout: 'fullscreen', page: false },
  beforeEach({ msw }) {
    msw.use(shopFailures.closed);
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Bar and foot say the same, and one tap orders for the first time that can be had. */
export const Default: Story = {
  parameters: { session: 'customer' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByText('Closed. Opens at 07:00')).toHaveLength(2));
    const note = within(canvasElement.querySelector<HTMLElement>('.closed-note')!);
    await expect(note.getByText('Closed. Opens at 07:00')).toBeVisible();
    await expect(within(canvas.getByRole('contentinfo')).getByText('Closed. Opens at 07:00')).toBeVisible();
  },
};
export const OrdersForTheOpening: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('Closed. Opens at 07:00')).toHaveLength(2));
    const note = within(canvasElement.querySelector<HTMLElement>('.closed-note')!);
    await userEvent.click(note.getByRole('button', { name: 'Order for today 07:15' }));
    await expect(await note.findByText('Your order is for today 07:15')).toBeVisible();
    await expect(note.getByText('Closed. Opens at 07:00')).toHaveFocus();
    const cart = JSON.parse(localStorage.getItem(`seduh.cart.${sessions.customer.id}`) ?? '{}');
    await expect(cart.time).toBe('2026-11-22T00:15:00.000Z');
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** Where nothing is ordered, nothing is said. */
export const ElsewhereSilent: Story = {
  args: { pathname: '/history' },
  parameters: { session: 'customer' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvasElement.querySelector('.closed-note')?.textContent ?? '').toBe('');
  },
};
