import { logoutFailures, sessions, shopFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Shell } from './Shell';

const meta = {
  title: 'Screens/Shell',
  component: Shell,
  args: {
    pathname: '/products',
    search: '',
    onSearch: fn(),
    onLeaving: fn(),
    onLoggedOut: fn(),
    children: <h1 className="sd-wrap sd-display sd-t-1">The page stands here</h1>,
  },
  // it brings the page's main part and the toasts itself
  parameters: { layout: 'fullscreen', page: false },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const cartOf = (key: string, qty: number) =>
  localStorage.setItem(
    key,
    JSON.stringify({
      lines: [{ productId: 'p1', productName: 'Americano', price: 26000, image: null, sizeId: 1, qty, note: '' }],
    }),
  );

/** Login and Sign up only: no search, no chat, no cart while it is empty. */
export const SignedOut: Story = {
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await expect(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(bar.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
    await expect(bar.queryByRole('search')).toBeNull();
    await expect(bar.queryByRole('link', { name: /Ask a staff/ })).toBeNull();
    await expect(bar.queryByRole('link', { name: /Your Cart/ })).toBeNull();
  },
};

/** A visitor's cart has a way to it as soon as something is in it. */
export const SignedOutWithCart: Story = {
  beforeEach: () => cartOf('seduh.cart', 2),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your Cart, 2 items' })).toHaveAttribute('href', '/cart');
  },
};

export const Customer: Story = {
  parameters: { session: 'customer' },
  beforeEach: () => cartOf(`seduh.cart.${sessions.customer.id}`, 3),
  play: async ({ canvas }) => {
    const [main] = canvas.getAllByRole('navigation', { name: 'Main' });
    const links = within(main ?? document.body).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/products', '/payment', '/history']);
    await expect(links[2]).toHaveAccessibleName('Your Cart 3 items');
    await expect(canvas.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/profile');
  },
};

export const CustomerSearches: Story = {
  ...Customer,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the menu' }), 'matcha{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('matcha');
    await expect(await canvas.findByText('Every day 07:00 - 21:00')).toBeVisible();
  },
};

export const Admin: Story = {
  parameters: { session: 'admin' },
  play: async ({ canvas }) => {
    const [main] = canvas.getAllByRole('navigation', { name: 'Main' });
    await expect(within(main ?? document.body).getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'href',
      '/orders',
    );
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    // the chat is for both; asking the staff is for customers
    await expect(await canvas.findByRole('button', { name: 'Chat, 1 unread' })).toBeVisible();
    await expect(within(canvas.getByRole('banner')).queryByRole('link', { name: /Ask a staff/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Your profile' })).toBeNull();
  },
};

/** Asks first; yes ends the session, says so and leads on. */
export const LoggingOut: Story = {
  tags: ['behaviour'],
  parameters: { session: 'admin' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Logout' }));
    await expect(dialog.getByText('Are you sure?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'yes' }));
    await waitFor(() => expect(args.onLoggedOut).toHaveBeenCalledOnce());
    await expect(args.onLeaving).toHaveBeenCalledOnce();
    await expect(await screen.findByText('Logout Success!')).toBeInTheDocument();
    await expect(localStorage.getItem('userInfo')).toBeNull();
  },
};

/** The way out does not wait for a server that does not answer. */
export const LoggingOutUnheard: Story = {
  tags: ['behaviour'],
  parameters: { session: 'admin' },
  beforeEach({ msw }) {
    msw.use(logoutFailures.slow);
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await userEvent.click(await screen.findByRole('button', { name: 'yes' }));
    await expect(args.onLoggedOut).toHaveBeenCalledOnce();
    await expect(localStorage.getItem('userInfo')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** No changes nothing. */
export const NotLoggingOut: Story = {
  tags: ['behaviour'],
  parameters: { session: 'customer' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Logout' }));
    await userEvent.click(dialog.getByRole('button', { name: 'no' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onLeaving).not.toHaveBeenCalled();
    await expect(localStorage.getItem('userInfo')).not.toBeNull();
  },
};

/** The theme is chosen for good. */
export const ThemeChosen: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [toggle] = canvas.getAllByRole('button', { name: 'Switch theme' });
    if (!toggle) throw new Error('no way to switch the theme');
    await userEvent.click(toggle);
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(toggle);
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  },
};

/** Without the shop's data the foot still stands, only its hours are missing. */
export const ShopFailed: Story = {
  beforeEach({ msw }) {
    msw.use(shopFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(within(await canvas.findByRole('contentinfo')).getByRole('heading', { name: 'Hours' })).toBeVisible();
  },
};

export const Phone: Story = {
  parameters: { session: 'customer' },
  beforeEach: () => cartOf(`seduh.cart.${sessions.customer.id}`, 3),
  globals: { viewport: { value: 'phone' } },
};

export const PhoneSignedOut: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { parameters: { session: 'customer' }, globals: { theme: 'dark' } };
