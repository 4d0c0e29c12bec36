import { rani, registerFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { SignUpScreen } from './SignUpScreen';

const meta = {
  title: 'Screens/SignUp',
  component: SignUpScreen,
  args: { onRegistered: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const newcomer = { email: 'bayu@seduh.example', password: 'kopi tubruk 88', phone: '+62 811 222 3344' };

async function signUp(canvas: Canvas, { email, password, phone }: Partial<typeof newcomer>) {
  if (email) await userEvent.type(canvas.getByLabelText('Email'), email);
  if (password) await userEvent.type(canvas.getByLabelText('Password'), password);
  if (phone) await userEvent.type(canvas.getByLabelText('Phone'), phone);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
}

export const Success: Story = {
  play: async ({ canvas }) => {
    for (const label of ['Email', 'Password', 'Phone']) await expect(canvas.getByLabelText(label)).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
  },
};

/** Its words as Indonesians write them. */
export const Indonesian: Story = {
  tags: ['posed'],
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Daftar' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Kata sandi'), 'kopi');
    await expect(await canvas.findByText('Kurang 4 karakter lagi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Daftar' }));
    await expect(await canvas.findByText(/^Isi nomormu\./)).toBeVisible();
    await expect(canvas.getByText('Semua kolom wajib diisi')).toBeVisible();
  },
};

export const SignsUp: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await signUp(canvas, newcomer);
    await expect(await canvas.findByText('Register Success, Please Login!')).toBeVisible();
    await expect(args.onRegistered).toHaveBeenCalledWith(newcomer.email, newcomer.password);
  },
};

/** One field left out: the message above the button, a red border, and no call. */
export const EmptyField: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(registerFailures.failed);
  },
  play: async ({ canvas }) => {
    await signUp(canvas, { email: newcomer.email, password: newcomer.password });
    await expect(canvas.getByText('All input must be fulfilled')).toBeVisible();
    const phone = canvas.getByLabelText('Phone');
    await expect(phone).toBeInvalid();
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveValue(newcomer.email);
  },
};

export const EmptyFieldFilled: Story = {
  ...EmptyField,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await signUp(canvas, { email: newcomer.email, password: newcomer.password });
    const phone = canvas.getByLabelText('Phone');
    await waitFor(() => expect(phone).toHaveFocus());
    // with what was missing goes what was said of it
    await userEvent.type(phone, newcomer.phone);
    await expect(canvas.queryByText('All input must be fulfilled')).toBeNull();
    await expect(phone).toBeValid();
    await expect(args.onRegistered).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Something went wrong on our side')).toBeNull();
  },
};

export const EmailTaken: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await signUp(canvas, { ...newcomer, email: rani.email });
    await expect(await canvas.findAllByText('Email Already Exist!')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Phone')).toHaveValue(newcomer.phone);
  },
};

export const PhoneTaken: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(registerFailures.phoneTaken);
  },
  play: async ({ canvas }) => {
    await signUp(canvas, newcomer);
    await waitFor(() => expect(canvas.getByLabelText('Phone')).toBeInvalid());
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription(/Phone Number Already Exist!/);
  },
};

/** What the rules of the server refuse is said at the field. */
export const RefusedField: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await signUp(canvas, { ...newcomer, phone: 'call me' });
    await waitFor(() => expect(canvas.getByLabelText('Phone')).toBeInvalid());
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription(/This is not a phone number/);
    // at the field and in the toast, and not once more above the button
    await expect(canvas.getAllByText('This is not a phone number')).toHaveLength(2);
  },
};

export const RefusedFieldCorrected: Story = {
  ...RefusedField,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await signUp(canvas, { ...newcomer, phone: 'call me' });
    await waitFor(() => expect(canvas.getByLabelText('Phone')).toBeInvalid());
    await userEvent.type(canvas.getByLabelText('Phone'), '1');
    await expect(canvas.getByLabelText('Phone')).toBeValid();
  },
};

/** A second press while the first is under way does nothing. */
export const Loading: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(registerFailures.slow);
  },
  play: async ({ canvas, args }) => {
    await signUp(canvas, newcomer);
    const button = canvas.getByRole('button', { name: 'Sign Up' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(args.onRegistered).not.toHaveBeenCalled();
  },
};

/** Many have signed up from this address: the page works for a second, and says so. */
export const OneMoment: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(registerFailures.proofLasts);
  },
  play: async ({ canvas, args }) => {
    await signUp(canvas, newcomer);
    await expect(await canvas.findByText(/^One moment/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByLabelText('Email')).toHaveValue(newcomer.email);
    await expect(args.onRegistered).not.toHaveBeenCalled();
  },
};

/** And then the account is there, without a word about it. */
export const AfterWork: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(registerFailures.proofRequired);
  },
  play: async ({ canvas, args }) => {
    await signUp(canvas, newcomer);
    await waitFor(() => expect(args.onRegistered).toHaveBeenCalledWith(newcomer.email, newcomer.password));
    await expect(canvas.queryByText(/^One moment/)).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(registerFailures.failed);
  },
  play: async ({ canvas }) => {
    await signUp(canvas, newcomer);
    // the toast comes a moment before the banner
    await waitFor(() => expect(canvas.getAllByText('Something went wrong on our side')).toHaveLength(2));
  },
};

/** The password says how strong it is, and can be looked at. */
export const PasswordHelp: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'kopi');
    await expect(canvas.getByText('4 more characters')).toBeVisible();
    await userEvent.type(password, ' tubruk 88');
    await expect(await canvas.findByText('Strong')).toBeVisible();
    // what the server refuses is not called strong
    await userEvent.clear(password);
    await userEvent.type(password, 'Password123');
    await expect(canvas.getByText('Too common: everybody tries this one')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
  },
};

/** One's own name and the shop's are guessed first: the hint says so, the server refuses it, and nothing typed is lost. */
export const OwnWords: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await signUp(canvas, { ...newcomer, password: 'bayu-seduh-88' });
    await expect(canvas.getByText(/^Too easy/)).toBeVisible();
    const password = canvas.getByLabelText('Password');
    await waitFor(() => expect(password).toBeInvalid());
    await expect(password).toHaveAccessibleDescription(/Choose another one/);
    await expect(password).toHaveValue('bayu-seduh-88');
    await expect(args.onRegistered).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
