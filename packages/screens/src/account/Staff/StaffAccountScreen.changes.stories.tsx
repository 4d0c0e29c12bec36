import {
  APP_CODE,
  credentials,
  editProfileFailures,
  factorConfirmFailures,
  factorFailures,
  factorOffFailures,
  factorSetUpFailures,
  recoveryCodes,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { StaffAccountScreen } from './StaffAccountScreen';

const meta = {
  title: 'Screens/StaffAccount/Changes',
  component: StaffAccountScreen,
  args: { onLeaving: fn(), onLoggedOut: fn() },
  parameters: { layout: 'fullscreen', session: 'heldBack' },
} satisfies Meta<typeof StaffAccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Play = (context: Context) => Promise<void>;

const press = async ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const type = async ({ canvas, userEvent }: Context, label: string, text: string) =>
  userEvent.type(await canvas.findByLabelText(label), text);

/** Goes as far as the code to scan. */
const begin: Play = async (context) => {
  await press(context, 'Set up');
  await type(context, 'Password', credentials.heldBack.password);
  await press(context, 'Go on');
  await context.canvas.findByRole('img', { name: 'Code to scan with the authenticator app' });
};
const confirm = async (context: Context, code: string) => {
  await type(context, 'Code of the app', code);
  await press(context, 'Turn on');
};

/** First the password: a session may be in wrong hands. */
export const AsksPassword: Story = {
  tags: ['posed'],
  play: async (context) => {
    await press(context, 'Set up');
    await press(context, 'Go on');
    await expect(context.canvas.getByLabelText('Password')).toHaveAccessibleDescription('Add your password.');
  },
};

export const WrongPassword: Story = {
  tags: ['posed'],
  play: async (context) => {
    await press(context, 'Set up');
    await type(context, 'Password', 'not-the-one');
    await press(context, 'Go on');
    const password = context.canvas.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Wrong password'));
    await expect(password).toHaveValue('not-the-one');
  },
};

export const TooManyTries: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(factorSetUpFailures.tooMany);
  },
  play: async (context) => {
    await press(context, 'Set up');
    await type(context, 'Password', credentials.heldBack.password);
    await press(context, 'Go on');
    await expect((await context.canvas.findAllByText('Too many tries. Wait a minute')).length).toBeGreaterThan(0);
  },
};

/** What the app scans, and the same to be typed. */
export const Scans: Story = {
  tags: ['posed'],
  play: async (context) => {
    await begin(context);
    await expect(context.canvas.getByText(/^GEZD GNBV/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Copy the key' })).toBeEnabled();
  },
};

export const ScansInIndonesian: Story = {
  tags: ['posed'],
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async (context) => {
    await press(context, 'Aktifkan');
    await type(context, 'Kata sandi', credentials.heldBack.password);
    await press(context, 'Lanjut');
    await expect(await context.canvas.findByText('Atau ketik ini di aplikasinya:')).toBeVisible();
  },
};

/** The server's words under the field, what was typed stays. */
export const WrongFirstCode: Story = {
  tags: ['posed'],
  play: async (context) => {
    await begin(context);
    await confirm(context, '000000');
    const code = context.canvas.getByLabelText('Code of the app');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is wrong/));
    await expect(code).toHaveValue('000000');
  },
};

/** Somebody went for a coffee meanwhile. */
export const TookTooLong: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(factorConfirmFailures.tooLate);
  },
  play: async (context) => {
    await begin(context);
    await confirm(context, APP_CODE);
    await expect(await context.canvas.findByRole('button', { name: 'Begin again' })).toBeEnabled();
  },
};

/** Once, and never again. */
export const ShowsRecoveryCodes: Story = {
  tags: ['posed'],
  play: async (context) => {
    await begin(context);
    await confirm(context, APP_CODE);
    for (const code of recoveryCodes.codes) await expect(await context.canvas.findByText(code)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Download' })).toBeEnabled();
    await expect(context.canvas.getByRole('button', { name: 'Print' })).toBeEnabled();
  },
};

export const KeepsRecoveryCodes: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await begin(context);
    await confirm(context, APP_CODE);
    await press(context, 'I have kept them');
    await expect(context.canvas.queryByText(recoveryCodes.codes[0] ?? '')).toBeNull();
  },
};

/** Password and code: of the app, or a recovery code. */
export const AsksToTurnOff: Story = {
  tags: ['posed'],
  parameters: { session: 'admin' },
  play: async (context) => {
    await press(context, 'Turn off');
    await expect(await context.canvas.findByText('From then on the password alone lets in.')).toBeVisible();
    await type(context, 'Password', credentials.admin.password);
    await type(context, 'Code', '000000');
    await press(context, 'Turn off');
    const code = context.canvas.getByLabelText('Code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is wrong/));
    await expect(context.canvas.getByLabelText('Password')).toHaveValue(credentials.admin.password);
  },
};

export const TurnsOff: Story = {
  tags: ['behaviour'],
  parameters: { session: 'admin' },
  play: async (context) => {
    await press(context, 'Turn off');
    await type(context, 'Password', credentials.admin.password);
    await type(context, 'Code', APP_CODE);
    await press(context, 'Turn off');
    await expect(await context.canvas.findByText('Your second factor is off')).toBeVisible();
  },
};

export const TurningOffFails: Story = {
  tags: ['posed'],
  parameters: { session: 'admin' },
  beforeEach({ msw }) {
    msw.use(factorOffFailures.failed);
  },
  play: async (context) => {
    await press(context, 'Turn off');
    await type(context, 'Password', credentials.admin.password);
    await type(context, 'Code', APP_CODE);
    await press(context, 'Turn off');
    await expect((await context.canvas.findAllByText('Something went wrong on our side')).length).toBeGreaterThan(0);
    await expect(context.canvas.getByLabelText('Code')).toHaveValue(APP_CODE);
  },
};

export const MakesNewCodes: Story = {
  tags: ['behaviour'],
  parameters: { session: 'admin' },
  play: async (context) => {
    await press(context, 'New recovery codes');
    await type(context, 'Password', credentials.admin.password);
    await type(context, 'Code', APP_CODE);
    await press(context, 'Make new codes');
    const heading = await context.canvas.findByRole('heading', { name: 'Your recovery codes' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const MovesToAnotherPhone: Story = {
  tags: ['behaviour'],
  parameters: { session: 'admin' },
  play: async (context) => {
    await press(context, 'Move to another phone');
    await type(context, 'Password', credentials.admin.password);
    await type(context, 'Code', APP_CODE);
    await press(context, 'Go on');
    await expect(await context.canvas.findByRole('img', { name: /^Code to scan/ })).toBeVisible();
  },
};

/** The rest of the account is there without it. */
export const FactorFails: Story = {
  parameters: { session: 'admin' },
  beforeEach({ msw }) {
    msw.use(factorFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByLabelText('Your name')).toBeVisible();
  },
};

export const FactorLoads: Story = {
  parameters: { session: 'admin' },
  beforeEach({ msw }) {
    msw.use(factorFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading your second factor')).toBeVisible();
  },
};

export const SavesName: Story = {
  tags: ['behaviour'],
  parameters: { session: 'admin' },
  play: async (context) => {
    await type(context, 'Your name', ' Adi');
    await press(context, 'Save name');
    await expect(await context.canvas.findByText('Your profile is saved')).toBeVisible();
  },
};

/** A name of nothing is none; one that does not get through stays in its field. */
export const NameMissing: Story = {
  tags: ['posed'],
  parameters: { session: 'admin' },
  play: async (context) => {
    await context.userEvent.clear(await context.canvas.findByLabelText('Your name'));
    await press(context, 'Save name');
    await waitFor(() =>
      expect(context.canvas.getByLabelText('Your name')).toHaveAccessibleDescription(/Add your name/),
    );
  },
};

export const SavingNameFails: Story = {
  tags: ['posed'],
  parameters: { session: 'admin' },
  beforeEach({ msw }) {
    msw.use(editProfileFailures.failed);
  },
  play: async (context) => {
    await type(context, 'Your name', ' Adi');
    await press(context, 'Save name');
    await expect((await context.canvas.findAllByText('Something went wrong on our side')).length).toBeGreaterThan(0);
    await expect(context.canvas.getByLabelText('Your name')).toHaveValue('Dimas Prasetyo Adi');
  },
};

export const AsksForNewPassword: Story = {
  tags: ['posed'],
  parameters: { session: 'admin' },
  play: async (context) => {
    await press(context, 'Change password');
    await expect(await screen.findByLabelText('Old password')).toBeVisible();
  },
};
