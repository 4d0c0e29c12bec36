import { shop, showShop } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignUpScreen } from './SignUpScreen';

const meta = {
  title: 'Screens/SignUp/Ways',
  component: SignUpScreen,
  args: { onRegistered: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For who has an account, here or at Google. */
export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(showShop({ ...shop, oidc: true }));
  },
  play: async ({ canvas }) => {
    const google = await canvas.findByRole('link', { name: 'Sign up with Google' });
    await expect(google).toHaveAttribute('href', '/api/auths/oidc/start');
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  },
};
