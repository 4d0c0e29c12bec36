import {
  bundleFailures,
  dimas,
  disableStaffFailures,
  inviteFailures,
  peopleFor,
  resetFactorFailures,
  showPeople,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PeopleScreen } from './PeopleScreen';

const meta = {
  title: 'Screens/People/Changes',
  component: PeopleScreen,
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof PeopleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const press = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

/** Opens the tasks of somebody, chooses others and saves. */
const change = (name: string, bundle: string): Play => {
  return async (context) => {
    await press(context, `Change tasks of ${name}`);
    const tasks = await dialog();
    await context.userEvent.click(await tasks.findByRole('radio', { name: bundle }));
    await context.userEvent.click(tasks.getByRole('button', { name: 'Save' }));
  };
};

/** What is in each of the bundles stands under the choice. */
export const Tasks: Story = {
  tags: ['posed'],
  play: async (context) => {
    await press(context, 'Change tasks of Bayu Saputra');
    const tasks = await dialog();
    await context.userEvent.click(await tasks.findByRole('radio', { name: 'Cashier' }));
    await expect(tasks.getByText('Orders, and giving money back.')).toBeVisible();
  },
};

export const TasksOnPhone: Story = { ...Tasks, tags: ['posed'], globals: { viewport: { value: 'phone' } } };

export const BecomesACashier: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await change('Bayu Saputra', 'Cashier')(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = context.canvas.getByText('bayu.saputra@seduh.example').closest('li');
    await expect(within(card as HTMLElement).getByText('Cashier')).toBeVisible();
  },
};

/** The only owner stays one, and hears what to do first. */
export const LastOwner: Story = {
  tags: ['posed'],
  play: async (context) => {
    await change('Dimas Prasetyo', 'Manager')(context);
    const tasks = await dialog();
    await expect(await tasks.findByText('The shop needs an owner. Make somebody else an owner first')).toBeVisible();
    await expect(tasks.getByText(/This is your own account/)).toBeVisible();
    await expect(tasks.getByRole('radio', { name: 'Manager' })).toBeChecked();
  },
};

/** Another owner was faster: what they chose is named, what is chosen here stays. */
export const Conflict: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(bundleFailures.conflict);
  },
  play: async (context) => {
    await change('Bayu Saputra', 'Manager')(context);
    const tasks = await dialog();
    await expect(await tasks.findByText(/It is Cashier by now/)).toBeVisible();
    await expect(tasks.getByRole('radio', { name: 'Manager' })).toBeChecked();
  },
};

/** What becomes of whoever is switched off is said before. */
export const AsksBeforeSwitchingOff: Story = {
  tags: ['posed'],
  play: async (context) => {
    await press(context, 'Switch off Bayu Saputra');
    await expect(await screen.findByText(/They are logged out at once on every device/)).toBeVisible();
  },
};

export const SwitchesOff: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await press(context, 'Switch off Bayu Saputra');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
    await expect(await context.canvas.findByRole('button', { name: 'Switch on Bayu Saputra' })).toBeVisible();
  },
};

/** One of two owners, whose colleague has just gone: nobody is left but them. */
export const LastOwnerStaysOn: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    const staff = peopleFor(dimas.id).staff.map((one) => ({ ...one, you: false }));
    msw.use(showPeople({ staff }), disableStaffFailures.lastOwner);
  },
  play: async (context) => {
    await press(context, 'Switch off Dimas Prasetyo');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
    await expect(await screen.findByText('The shop needs an owner. Make somebody else an owner first')).toBeVisible();
  },
};

/** What to make sure of, and what becomes of them, is said before. */
export const AsksBeforeResetting: Story = {
  tags: ['posed'],
  play: async (context) => {
    await press(context, 'Reset second factor of Bayu Saputra');
    await expect(await screen.findByText(/First make sure that it is them who ask/)).toBeVisible();
  },
};

export const ResetsSecondFactor: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await press(context, 'Reset second factor of Bayu Saputra');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
    await waitFor(() =>
      expect(context.canvas.queryByRole('button', { name: 'Reset second factor of Bayu Saputra' })).toBeNull(),
    );
  },
};

export const ResettingFails: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(resetFactorFailures.failed);
  },
  play: async (context) => {
    await press(context, 'Reset second factor of Bayu Saputra');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
    await expect(await screen.findByText('Something went wrong on our side')).toBeVisible();
  },
};

export const SwitchesOn: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await press(context, 'Switch on Wulan Anggraini');
    await expect(await context.canvas.findByRole('button', { name: 'Switch off Wulan Anggraini' })).toBeVisible();
  },
};

export const LogsOutEverywhere: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await press(context, 'Log out everywhere: Bayu Saputra');
    await waitFor(() => expect(context.canvas.queryByText(/logged in at 2 places/)).toBeNull());
  },
};

const invite = (email: string): Play => {
  return async (context) => {
    await press(context, 'Invite somebody');
    const form = await dialog();
    const field = await form.findByLabelText('Email');
    if (email) await context.userEvent.type(field, email);
    await context.userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
  };
};

export const Invites: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await invite('nadia@seduh.example')(context);
    await expect(await context.canvas.findByText('nadia@seduh.example')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const InviteWithoutEmail: Story = {
  tags: ['posed'],
  play: async (context) => {
    await invite('')(context);
    const field = (await dialog()).getByLabelText('Email');
    await expect(field).toHaveAccessibleDescription('Add their email.');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** A customer’s, or a colleague’s: it is said at the field, and what is typed stays. */
export const InviteTaken: Story = {
  tags: ['posed'],
  play: async (context) => {
    await invite('rani@seduh.example')(context);
    const field = (await dialog()).getByLabelText('Email');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Email Already Exist!'));
    await expect(field).toHaveValue('rani@seduh.example');
  },
};

export const InvitedAlready: Story = {
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await invite('putri@seduh.example')(context);
    const field = (await dialog()).getByLabelText('Email');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/is invited already/));
  },
};

export const InviteFails: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(inviteFailures.failed);
  },
  play: async (context) => {
    await invite('nadia@seduh.example')(context);
    const form = await dialog();
    await expect(await form.findByText('Something went wrong on our side')).toBeVisible();
    await expect(form.getByLabelText('Email')).toHaveValue('nadia@seduh.example');
  },
};

export const SendsAgain: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await press(context, 'Send again: yoga@seduh.example');
    await waitFor(() => expect(context.canvas.queryByText('The link is too old')).toBeNull());
  },
};

export const Withdraws: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await press(context, 'Withdraw the invitation of putri@seduh.example');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(context.canvas.queryByText('putri@seduh.example')).toBeNull());
  },
};
