import { oidcSessionFailures, shop, showShop } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginScreen } from './LoginScreen';

const meta = {
  title: 'Screens/Login/Google',
  component: LoginScreen,
  args: { email: '', outcome: null },
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(showShop({ ...shop, oidc: true }));
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SetUp: Story = {
  play: async ({ canvas }) => {
    const google = await canvas.findByRole('link', { name: 'Login with Google' });
    await expect(google).toHaveAttribute('href', '/api/auths/oidc/start');
  },
};

export const NotSetUp: Story = {
  beforeEach({ msw }) {
    msw.use(showShop(shop));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
    await expect(canvas.queryByText(/Google/)).toBeNull();
    // nothing follows, so no word leads to it
    await expect(canvas.queryByText('or')).toBeNull();
  },
};

/** Back from Google: the session is fetched, and goes on as after any login. */
export const Done: Story = {
  args: { outcome: 'done' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Login Success!')).toBeVisible();
    await expect(JSON.parse(localStorage.getItem('userInfo') ?? 'null')).toMatchObject({ role: 'User' });
  },
};

export const FetchingTheSession: Story = {
  args: { outcome: 'done' },
  beforeEach({ msw }) {
    msw.use(oidcSessionFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One moment. Google says it is you.')).toBeVisible();
  },
};

/** The same address opened once more. */
export const TooLate: Story = {
  args: { outcome: 'done' },
  beforeEach({ msw }) {
    msw.use(oidcSessionFailures.tooLate);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('This login took too long. Try again')).toHaveLength(2);
    await expect(canvas.queryByText('One moment. Google says it is you.')).toBeNull();
  },
};

export const Failed: Story = {
  args: { outcome: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Google did not log you in\./);
  },
};

export const EmailUnverified: Story = {
  args: { outcome: 'email_unverified' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Google has not confirmed your email\./);
  },
};

export const Staff: Story = {
  args: { outcome: 'staff' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Staff log in with email and password.');
  },
};

export const ClosedAccount: Story = {
  args: { outcome: 'closed' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The account with this email is closed.');
  },
};
