import { credentials, RESET_TOKEN } from '@seduh/api-client/mocks';
import { MESSAGES } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inTheShop, visit } from '../testing/app';
import { openShop } from '../testing/shop';
import { arriveAt, fill, hear, logIn, press } from '../testing/steps';

// The way back in for who has forgotten the password: by a link that comes by mail.
const meta = {
  ...inTheShop,
  title: 'Flows/Forgotten password',
  args: { at: '/login' },
  beforeEach: ({ msw }) => openShop(msw),
} satisfies Meta<typeof inTheShop.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const { email, password: old } = credentials.customer;
const next = 'gula aren 2 sendok';

export const SetAnew: Story = {
  tags: ['behaviour'],
  async play({ canvas, step }) {
    await step('Ask for a link', async () => {
      await arriveAt(canvas, 'Login');
      await press(canvas, 'link', 'Forgot Password');
      await arriveAt(canvas, 'Forgot your password?');
      await fill(canvas.getByLabelText('Email'), email);
      await press(canvas, 'button', 'Send');
      await hear(canvas, MESSAGES.resetSent);
      await expect(canvas.getByRole('timer')).toBeVisible();
    });
    await step('Follow the link in the mail', async () => {
      visit(`/reset-password?token=${RESET_TOKEN}`);
      await arriveAt(canvas, 'Make a new password');
    });
    await step('Set a new password', async () => {
      await fill(canvas.getByLabelText('New password'), next);
      await fill(canvas.getByLabelText('Confirm password'), next);
      await press(canvas, 'button', 'Save Change');
      await hear(canvas, MESSAGES.passwordReset);
    });
    await step('The old one opens nothing any more', async () => {
      await logIn(canvas, { email, password: old });
      await hear(canvas, MESSAGES.wrongCredentials);
    });
    await step('The new one does', async () => {
      await logIn(canvas, { email, password: next });
      await hear(canvas, MESSAGES.loginSuccess);
      await arriveAt(canvas, /^Slow brewed/);
    });
  },
};

export const OnAPhone: Story = { ...SetAnew, tags: ['behaviour'], globals: { viewport: { value: 'phone' } } };
