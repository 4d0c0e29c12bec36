import { credentials, loginFailures, passkeyLoginFailures, passkeyRequestFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { browserWithoutPasskeys, browserWithPasskeys } from '../../testing/passkeys';
import { LoginScreen } from './LoginScreen';

const meta = {
  title: 'Screens/Login/Passkey',
  component: LoginScreen,
  args: { email: '', outcome: null },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => browserWithPasskeys(),
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const BUTTON = 'Log in with a passkey';
const press = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: BUTTON }));
const session = () => JSON.parse(localStorage.getItem('userInfo') ?? 'null') as unknown;

/** One press beside the form; the field offers the same. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: BUTTON })).toBeEnabled();
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Masuk dengan passkey' })).toBeEnabled();
  },
};

/** Nothing stands there that would not work. */
export const NoneHere: Story = {
  tags: ['!visual'],
  beforeEach: () => browserWithoutPasskeys(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(canvas.queryByRole('button', { name: BUTTON })).toBeNull();
  },
};

export const LogsIn: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('Login Success!')).toBeVisible();
    await expect(session()).toMatchObject({ role: 'User' });
  },
};

/** Staff come in without a code: their device has recognised them. */
export const StaffLogIn: Story = {
  tags: ['behaviour'],
  beforeEach: () => browserWithPasskeys({ whose: 'admin' }),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('Login Success!')).toBeVisible();
    await expect(session()).toMatchObject({ role: 'Admin' });
  },
};

/** Chosen among what the browser fills the email in with: no button is pressed. */
export const ChosenInTheField: Story = {
  tags: ['behaviour'],
  beforeEach: () => browserWithPasskeys({ fillsIn: 'done' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Login Success!')).toBeVisible();
    await expect(session()).toMatchObject({ role: 'User' });
  },
};

/** While the browser asks, the button says that it waits; what is typed stays. */
export const Asking: Story = {
  tags: ['behaviour'],
  beforeEach: () => browserWithPasskeys({ signs: 'waits' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Email'), credentials.customer.email);
    await press(context);
    await waitFor(() => expect(canvas.getByRole('button', { name: BUTTON })).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByLabelText('Email')).toHaveValue(credentials.customer.email);
  },
};

export const Cancelled: Story = {
  tags: ['posed'],
  beforeEach: () => browserWithPasskeys({ signs: 'cancelled' }),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(/^No passkey was used/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: BUTTON })).toBeEnabled();
  },
};

/** Removed meanwhile, or never added here. */
export const Refused: Story = {
  tags: ['posed'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    msw.use(passkeyLoginFailures.wrong);
  },
  play: async (context) => {
    await press(context);
    await expect((await context.canvas.findAllByText(/^This passkey does not let you in/))[0]).toBeVisible();
  },
};

export const TooLate: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(passkeyLoginFailures.tooLate);
  },
  play: async (context) => {
    await press(context);
    await expect((await context.canvas.findAllByText('This took too long. Try once more'))[0]).toBeVisible();
  },
};

export const SwitchedOff: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(passkeyLoginFailures.disabled);
  },
  play: async (context) => {
    await press(context);
    await expect((await context.canvas.findAllByText(/^This account is switched off/))[0]).toBeVisible();
  },
};

/** What the browser is to sign did not come: said once it is asked for, and never for the field alone. */
export const NothingToSign: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(passkeyRequestFailures.failed);
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('button', { name: BUTTON });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await press(context);
    await expect((await canvas.findAllByText('Something went wrong on our side'))[0]).toBeVisible();
  },
};

/** An owner whose passkey is the second factor, with the password alone. */
export const PasswordIsNotEnough: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(loginFailures.passkeyRequired);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), credentials.admin.email);
    await userEvent.type(canvas.getByLabelText('Password'), credentials.admin.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect((await canvas.findAllByText(/^Log in with your passkey/))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: BUTTON })).toBeEnabled();
  },
};
