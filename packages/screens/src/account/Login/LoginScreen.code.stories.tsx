import { APP_CODE, credentials, loginFailures, recoveryCodes } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LoginScreen } from './LoginScreen';

const meta = {
  title: 'Screens/Login/Code',
  component: LoginScreen,
  args: { email: credentials.factor.email, password: credentials.factor.password, outcome: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const CODE = 'Code of your authenticator app';

/** Sends email and password, after which the code is asked for. */
const arrive = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  return canvas.findByLabelText(CODE);
};
const send = async (context: Context, code: string) => {
  const field = await arrive(context);
  await context.userEvent.type(field, code);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Login' }));
  return field;
};

/** Staff with a second factor, once the password is right. */
export const AsksForCode: Story = {
  tags: ['posed'],
  play: async (context) => {
    const field = await arrive(context);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(context.canvas.queryByLabelText('Password')).toBeNull();
  },
};

export const AsksInIndonesian: Story = {
  tags: ['posed'],
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk' }));
    await expect(await canvas.findByLabelText('Kode dari aplikasi autentikator')).toBeVisible();
  },
};

/** Said at the field; what is typed stays, and so do email and password behind it. */
export const WrongCode: Story = {
  tags: ['posed'],
  play: async (context) => {
    const field = await send(context, '000000');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is wrong/));
    await expect(field).toHaveValue('000000');
  },
};

/** Nobody gets in by looking over a shoulder: each code counts once. */
export const UsedCode: Story = {
  tags: ['posed'],
  play: async (context) => {
    const field = await arrive(context);
    context.msw.use(loginFailures.codeUsed);
    await context.userEvent.type(field, APP_CODE);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code was used already/));
  },
};

export const CodeMissing: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const field = await arrive(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/All input must be fulfilled/));
  },
};

export const LogsIn: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await send(context, APP_CODE);
    await expect(await context.canvas.findByText('Login Success!')).toBeVisible();
    await expect(JSON.parse(localStorage.getItem('userInfo') ?? 'null')).toMatchObject({ role: 'Admin' });
  },
};

/** The phone is gone: a code that was kept for that lets in, too. */
export const LogsInByRecoveryCode: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await arrive(context);
    await userEvent.click(canvas.getByRole('button', { name: 'My phone is not here' }));
    await userEvent.type(await canvas.findByLabelText('Recovery code'), recoveryCodes.codes[0] ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByText('Login Success!')).toBeVisible();
  },
};

export const RecoveryCode: Story = {
  tags: ['posed'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await arrive(context);
    await userEvent.click(canvas.getByRole('button', { name: 'My phone is not here' }));
    await waitFor(() => expect(canvas.getByLabelText('Recovery code')).toHaveFocus());
  },
};

export const GoesBack: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await arrive(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Another account' }));
    await expect(canvas.getByLabelText('Email')).toHaveValue(args.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue(args.password);
  },
};
