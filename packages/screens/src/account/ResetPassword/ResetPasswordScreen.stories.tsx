import { forgotPasswordFailures, rani } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { ResetPasswordScreen } from './ResetPasswordScreen';
import { sentLink } from './sentLink';

const meta = {
  title: 'Screens/ResetPassword',
  component: ResetPasswordScreen,
  args: { token: null, onReset: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function send(canvas: Canvas, email: string) {
  if (email) await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
}
const sentLongAgo = (seconds: number) => sentLink.set({ email: rani.email, at: Date.now() - seconds * 1000 });
const onItsWay = 'If this email has an account, the link is on its way';

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

/** Its words as Indonesians write them. */
export const Indonesian: Story = {
  globals: { locale: 'id', viewport: { value: 'phone' } },
  beforeEach: () => sentLongAgo(130),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lupa kata sandimu?' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Kirim ulang link' })).toBeEnabled();
    await expect(canvas.getByText('Sekarang kamu bisa minta link lagi.')).toBeInTheDocument();
  },
};

/** The server's words, and a wait that counts down. */
export const SendsTheLink: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await send(canvas, rani.email);
    await expect(await canvas.findAllByText(onItsWay)).toHaveLength(2);
    await expect(canvas.getByText("Didn't get the link? Within 2 minutes")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resend Link' })).toBeDisabled();
    const timer = canvas.getByRole('timer');
    const first = timer.textContent;
    await expect(first).toMatch(/^0[12]:\d\d$/);
    await waitFor(() => expect(timer).not.toHaveTextContent(first));
  },
};

/** A reload does not start the wait anew, and pressing Send does not get round it. */
export const Waiting: Story = {
  tags: ['posed'],
  beforeEach: () => sentLongAgo(8),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^01:5[0-2]$/);
    await expect(canvas.getByLabelText('Email')).toHaveValue(rani.email);
    await send(canvas, '');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/^A link is on its way there\./);
    await expect(canvas.queryByText(onItsWay)).toBeNull();
  },
};

/** After two minutes the link is sent again, and the wait begins again. */
export const Resending: Story = {
  tags: ['behaviour'],
  beforeEach: () => sentLongAgo(119),
  play: async ({ canvas }) => {
    const resend = canvas.getByRole('button', { name: 'Resend Link' });
    await waitFor(() => expect(resend).toBeEnabled());
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00');
    await userEvent.click(resend);
    await expect(await canvas.findAllByText(onItsWay)).toHaveLength(2);
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^0[12]:/);
    await expect(resend).toBeDisabled();
  },
};

/** Nothing typed: the field says so and no call is made. */
export const EmptyField: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(forgotPasswordFailures.failed);
  },
  play: async ({ canvas }) => {
    await send(canvas, '');
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Add your email.');
    await expect(canvas.queryByText('Something went wrong on our side')).toBeNull();
  },
};

/** What the server refuses is said at the field; no wait begins. */
export const NoEmail: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await send(canvas, 'rani');
    await waitFor(() =>
      expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('This is not an email address'),
    );
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

export const TooManyTries: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(forgotPasswordFailures.tooMany);
  },
  play: async ({ canvas }) => {
    await send(canvas, rani.email);
    await expect(await canvas.findAllByText('Too many tries. Wait a minute')).toHaveLength(2);
    await expect(canvas.getByLabelText('Email')).toHaveValue(rani.email);
  },
};

export const Offline: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(forgotPasswordFailures.offline);
  },
  play: async ({ canvas }) => {
    await send(canvas, rani.email);
    await expect(await canvas.findAllByText(/^Network error/)).toHaveLength(2);
  },
};

export const Loading: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(forgotPasswordFailures.slow);
  },
  play: async ({ canvas }) => {
    await send(canvas, rani.email);
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, beforeEach: () => sentLongAgo(8) };

export const Dark: Story = { globals: { theme: 'dark' }, beforeEach: () => sentLongAgo(8) };
