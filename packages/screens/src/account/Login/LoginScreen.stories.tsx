import { credentials, loginFailures, productBySlug, sessions, shopFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { LoginScreen } from './LoginScreen';

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  args: { email: '', outcome: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function logIn(canvas: Canvas, email: string, password: string) {
  if (email) await userEvent.type(canvas.getByLabelText('Email'), email);
  if (password) await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled();
  },
};

/** Its words as Indonesians write them. */
export const Indonesian: Story = {
  tags: ['posed'],
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
    await expect(canvas.getByLabelText('Alamat email')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk' }));
    await expect(await canvas.findByText('Isi emailmu dulu.')).toBeVisible();
    await expect(canvas.getByText('Isi kata sandimu dulu.')).toBeVisible();
  },
};

export const LogsIn: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await logIn(canvas, credentials.customer.email, credentials.customer.password);
    await expect(await canvas.findByText('Login Success!')).toBeVisible();
    await expect(JSON.parse(localStorage.getItem('userInfo') ?? 'null')).toMatchObject({ role: 'User' });
  },
};

/** Both carts held the same: what did not fit is told. */
export const CartWasFull: Story = {
  tags: ['posed'],
  beforeEach() {
    const { id, product_name: productName, price, image } = productBySlug('hazelnut-latte');
    const lines = [{ productId: id, productName, price, image, sizeId: 1, qty: 60, note: '' }];
    for (const key of ['seduh.cart', `seduh.cart.${sessions.customer.id}`]) {
      localStorage.setItem(key, JSON.stringify({ lines }));
    }
  },
  play: async ({ canvas }) => {
    await logIn(canvas, credentials.customer.email, credentials.customer.password);
    await expect(await canvas.findByText(/^Not everything fitted in your cart/)).toBeVisible();
  },
};

/** After signing up the email is there already. */
export const EmailFilledIn: Story = {
  args: { email: 'rani@seduh.example' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue(args.email);
  },
};

/** The server's message in a toast and under the password, which gets the focus; what was typed stays. */
export const WrongPassword: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await logIn(canvas, credentials.customer.email, 'not-the-one');
    await expect(await canvas.findAllByText('Email/Password is Wrong!')).toHaveLength(2);
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription(/Email\/Password is Wrong!/);
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveValue('not-the-one');
  },
};

/** Nothing typed: each field says so and no call is made. */
export const EmptyForm: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(loginFailures.failed);
  },
  play: async ({ canvas }) => {
    await logIn(canvas, '', '');
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByText('Add your email.')).toBeVisible();
    await expect(canvas.getByText('Add your password.')).toBeVisible();
    await expect(canvas.queryByText('Something went wrong on our side')).toBeNull();
  },
};

export const TooManyTries: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(loginFailures.tooMany);
  },
  play: async ({ canvas }) => {
    await logIn(canvas, credentials.customer.email, credentials.customer.password);
    await expect(await canvas.findAllByText('Too many tries. Wait a minute')).toHaveLength(2);
    await expect(canvas.getByLabelText('Email')).toHaveValue(credentials.customer.email);
  },
};

export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(loginFailures.failed);
  },
  play: async ({ canvas }) => {
    await logIn(canvas, credentials.customer.email, credentials.customer.password);
    await expect(await canvas.findAllByText('Something went wrong on our side')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy');
  },
};

export const Offline: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(loginFailures.offline, shopFailures.offline);
  },
  play: async ({ canvas }) => {
    await logIn(canvas, credentials.customer.email, credentials.customer.password);
    const messages = await canvas.findAllByText('Network error. Check your connection and try again.');
    await expect(messages).toHaveLength(2);
  },
};

/** A second press while the first is under way does nothing. */
export const Loading: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(loginFailures.slow);
  },
  play: async ({ canvas }) => {
    await logIn(canvas, credentials.customer.email, credentials.customer.password);
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The words on the picture's band end before the photo begins, also on the narrowest phone. */
export const Phone: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('The water is', { exact: false });
    const photo = canvasElement.querySelector('.auth-art img')!;
    const room = () => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return photo.getBoundingClientRect().left - range.getBoundingClientRect().right;
    };
    await expect(room()).toBeGreaterThanOrEqual(0);
    const band = canvasElement.querySelector<HTMLElement>('.auth')!;
    band.style.inlineSize = '320px';
    try {
      await expect(room()).toBeGreaterThanOrEqual(0);
    } finally {
      band.style.removeProperty('inline-size');
    }
  },
};

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
