import {
  credentials,
  devicePasskey,
  newPasskey,
  passkeyAddFailures,
  passkeyRemoveFailures,
  passkeyRenameFailures,
  passkeysFailures,
  passkeySetUpFailures,
  showPasskeys,
  syncedPasskey,
} from '@seduh/api-client/mocks';
import { PASSKEY_LIMITS } from '@seduh/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { browserWithoutPasskeys, browserWithPasskeys } from '../../testing/passkeys';
import { triedAgain } from '../../testing/triedAgain';
import PasskeysPanel from './PasskeysPanel';

const { email } = credentials.customer;

const meta = {
  title: 'Screens/Profile/Passkeys',
  component: PasskeysPanel,
  args: { profile: { email, has_password: true, role: 'User' } },
  parameters: { layout: 'padded', session: 'customer' },
  beforeEach: () => browserWithPasskeys(),
} satisfies Meta<typeof PasskeysPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const add = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));

/** One that an account keeps on every device of it, one on a single laptop. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The laptop at home')).toBeVisible();
    await expect(canvas.getByText('Windows Hello · On one device')).toBeVisible();
    await expect(await canvas.findByText(/Last used 18 Nov/)).toBeVisible();
    await expect(canvas.getByText(/Not used yet/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tambah passkey' })).toBeEnabled();
    await expect(canvas.getByText(/Belum pernah dipakai/)).toBeVisible();
  },
};

/** What `Success` is pictured as already. */
export const Phone: Story = { ...Success, tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Success, tags: ['!visual'], globals: { theme: 'dark' } };

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(showPasskeys([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add a passkey' })).toBeEnabled();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Of an owner: what it means for their second factor, and that one device can be lost. */
export const OfStaff: Story = {
  args: { profile: { email: credentials.admin.email, has_password: true, role: 'Admin' } },
  parameters: { session: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no second factor is asked for/)).toBeVisible();
    await expect(canvas.getByText(/^This is your only one/)).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach({ msw }) {
    const name = 'Passkey-on-the-old-tablet-behind-the-counter-next-to-mugs-ok';
    msw.use(
      showPasskeys([
        { ...syncedPasskey, name },
        { ...devicePasskey, name: 'W'.repeat(PASSKEY_LIMITS.name) },
      ]),
    );
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Passkey-on-the-old/)).toBeVisible();
  },
};

/** Those there are can be removed from anywhere. */
export const NoneHere: Story = {
  beforeEach: () => browserWithoutPasskeys(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This browser cannot make a passkey here/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  },
};

export const Full: Story = {
  tags: ['!visual'],
  beforeEach({ msw }) {
    const many = Array.from({ length: PASSKEY_LIMITS.count }, (_, index) => ({
      ...devicePasskey,
      id: devicePasskey.id.slice(0, -2) + String(index + 10),
    }));
    msw.use(showPasskeys(many));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^There is room for no more/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
};

/** While the device asks, in its own window. */
export const Adding: Story = {
  tags: ['posed'],
  beforeEach: () => browserWithPasskeys({ makes: 'waits' }),
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText(/^Follow your device/)).toBeVisible();
  },
};

export const Added: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await context.canvas.findByText('The laptop at home');
    context.msw.use(showPasskeys([syncedPasskey, devicePasskey, newPasskey]));
    await add(context);
    await expect(await screen.findByText('Your passkey is there')).toBeVisible();
    await expect(await context.canvas.findByText('Google Password Manager')).toBeVisible();
  },
};

/** After an older login the password is asked for first. */
export const AskedWhoItIs: Story = {
  tags: ['posed'],
  parameters: { session: 'yesterday' },
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText(/^First your password/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('');
  },
};

export const AskedAndAdded: Story = {
  tags: ['behaviour'],
  parameters: { session: 'yesterday' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await add(context);
    const password = await canvas.findByLabelText('Password');
    await userEvent.type(password, 'not-the-one{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Wrong password'));
    await expect(password).toHaveValue('not-the-one');
    await userEvent.clear(password);
    await userEvent.type(password, `${credentials.customer.password}{Enter}`);
    await expect(await screen.findByText('Your passkey is there')).toBeVisible();
  },
};

/** Without a password another login shows who it is. */
export const AskedToLogInAgain: Story = {
  tags: ['posed'],
  args: { profile: { email, has_password: false, role: 'User' } },
  beforeEach({ msw }) {
    msw.use(passkeySetUpFailures.reauth);
  },
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText(/^Log in again first/)).toBeVisible();
    await expect(context.canvas.queryByLabelText('Password')).toBeNull();
  },
};

export const Cancelled: Story = {
  tags: ['posed'],
  beforeEach: () => browserWithPasskeys({ makes: 'cancelled' }),
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText(/^No passkey was added/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
  },
};

export const ThereAlready: Story = {
  tags: ['behaviour'],
  beforeEach: () => browserWithPasskeys({ makes: 'there' }),
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText(/^This device has a passkey for your account already/)).toBeVisible();
  },
};

export const NotMade: Story = {
  tags: ['posed'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  beforeEach: () => browserWithPasskeys({ makes: 'failed' }),
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText(/^Your device could not make a passkey/)).toBeVisible();
  },
};

export const NotAdded: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(passkeyAddFailures.tooLate);
  },
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText('This took too long. Try once more')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
  },
};

export const Renaming: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename The laptop at home' }));
    const field = await canvas.findByLabelText('Name of the passkey');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('The laptop at home');
  },
};

export const Renamed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename The laptop at home' }));
    const field = await canvas.findByLabelText('Name of the passkey');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Add a name.'));
    await userEvent.type(field, 'The till');
    msw.use(showPasskeys([syncedPasskey, { ...devicePasskey, name: 'The till' }]));
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(await screen.findByText('Your passkey has another name')).toBeVisible();
    await expect(await canvas.findByText('The till')).toBeVisible();
    await waitFor(() => expect(canvas.queryByLabelText('Name of the passkey')).toBeNull());
  },
};

export const NotRenamed: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(passkeyRenameFailures.failed);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename The laptop at home' }));
    const field = await canvas.findByLabelText('Name of the passkey');
    await userEvent.type(field, ' too{Enter}');
    await expect((await screen.findAllByText('Something went wrong on our side'))[0]).toBeVisible();
    await expect(field).toHaveValue('The laptop at home too');
  },
};

export const Removing: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove The laptop at home' }));
    await expect(await canvas.findByText(/^Remove The laptop at home\? It lets nobody in/)).toBeVisible();
  },
};

export const Removed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove The laptop at home' }));
    msw.use(showPasskeys([syncedPasskey]));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove passkey' }));
    await expect(await screen.findByText('The passkey is removed')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('The laptop at home')).toBeNull());
  },
};

/** The last one of an owner without an authenticator app. */
export const StaysThere: Story = {
  tags: ['posed'],
  args: { profile: { email: credentials.admin.email, has_password: true, role: 'Admin' } },
  parameters: { session: 'admin' },
  beforeEach({ msw }) {
    msw.use(passkeyRemoveFailures.stays);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove passkey' }));
    await expect((await canvas.findAllByText(/^Owners and managers need a second factor here/))[0]).toBeVisible();
  },
};

export const RemovingIsGivenUp: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: 'Remove The laptop at home' });
    await userEvent.click(remove);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(remove).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Remove passkey' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(passkeysFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading your passkeys' })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(passkeysFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByText('The laptop at home')),
};
