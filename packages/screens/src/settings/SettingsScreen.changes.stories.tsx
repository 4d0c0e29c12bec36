import { editSettingsFailures, holidayFailures } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { SettingsScreen } from './SettingsScreen';

const meta = {
  title: 'Screens/Settings/Changes',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Opens the change of a section. */
async function open({ canvas, userEvent }: Context, section: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Change: ${section}` }));
  return within(await screen.findByRole('dialog', { name: section }));
}
const save = ({ userEvent }: Context, dialog: Awaited<ReturnType<typeof open>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Save' }));

async function type({ userEvent }: Context, field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** A whole time: a browser gives half of one no value. */
const setTime = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** The week, and what customers read of it before anything is saved. */
export const Hours: Story = {
  tags: ['posed'],
  play: async (context) => {
    const dialog = await open(context, 'Opening hours');
    await setTime(dialog.getByLabelText('Friday closes'), '22:30');
    await expect(dialog.getByText('Open until 22:30')).toBeVisible();
    await expect(dialog.getByText('07:00–22:30')).toBeVisible();
  },
};

export const HoursOnPhone: Story = { ...Hours, tags: ['posed'], globals: { viewport: { value: 'phone' } } };

/** From a day on: until then they stay, and the preview begins there. */
export const HoursFromADay: Story = {
  tags: ['posed'],
  play: async (context) => {
    const dialog = await open(context, 'Opening hours');
    await context.userEvent.click(dialog.getByRole('radio', { name: 'From a day' }));
    await expect(dialog.getByLabelText('First day')).toHaveValue('21/11/2026');
    await expect(dialog.getByText('What customers read from 21 Nov')).toBeVisible();
  },
};

/** Never open, nor closed while riders ride: said at the day, and what is typed stays. */
export const HoursInvalid: Story = {
  tags: ['posed'],
  play: async (context) => {
    const dialog = await open(context, 'Opening hours');
    await setTime(dialog.getByLabelText('Monday closes'), '18:00');
    await setTime(dialog.getByLabelText('Sunday opens'), '22:00');
    await save(context, dialog);
    await expect(
      await dialog.findByText('Deliveries run from 13:00 to 19:00 on this day, so it has to be open then'),
    ).toBeVisible();
    await expect(dialog.getByText('Closing comes after opening')).toBeVisible();
    await expect(dialog.getByLabelText('Monday closes')).toHaveValue('18:00');
  },
};

/** Orders for times that would be no more are named; only then it can be saved anyway. */
export const OrdersOutside: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editSettingsFailures.outside);
  },
  play: async (context) => {
    const dialog = await open(context, 'Opening hours');
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Open on Saturday' }));
    await save(context, dialog);
    await expect(await dialog.findByText(/^SD-2051, /)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save anyway' })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Open on Saturday' })).not.toBeChecked();
  },
};

/** Somebody was faster: what it is now stands there, what was typed stays. */
export const Conflict: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editSettingsFailures.conflict);
  },
  play: async (context) => {
    const dialog = await open(context, 'Tax');
    await type(context, dialog.getByLabelText('Tax and fees'), '11');
    await save(context, dialog);
    await expect(await dialog.findByText('Tax: 12%')).toBeVisible();
    await expect(dialog.getByLabelText('Tax and fees')).toHaveValue('11');
  },
};

export const TakesTheirs: Story = {
  ...Conflict,
  tags: ['behaviour'],
  play: async (context) => {
    await Conflict.play?.(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await expect(await screen.findByLabelText('Tax and fees')).toHaveValue('12');
  },
};

/** What brings the card, and what it gives; what cannot be is said at its field, and stays typed. */
export const MemberCardInvalid: Story = {
  tags: ['posed'],
  play: async (context) => {
    const dialog = await open(context, 'Member card');
    await expect(dialog.getByLabelText('Orders bring points, and points bring free cups')).toBeChecked();
    await type(context, dialog.getByLabelText('Points for a free cup'), '0');
    await save(context, dialog);
    await expect(await dialog.findByText('Between 1 and 100000')).toBeVisible();
    await expect(dialog.getByLabelText('Points for a free cup')).toHaveValue('0');
  },
};

export const Saved: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const dialog = await open(context, 'Tax');
    await type(context, dialog.getByLabelText('Tax and fees'), '11');
    await save(context, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await context.canvas.findByText('11%')).toBeVisible();
  },
};

export const SaveFails: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editSettingsFailures.failed);
  },
  play: async (context) => {
    const dialog = await open(context, 'Goals');
    await type(context, dialog.getByLabelText('Income of a month'), '30000000');
    await save(context, dialog);
    await expect(await dialog.findByText('Something went wrong on our side')).toBeVisible();
    await expect(dialog.getByLabelText('Income of a month')).toHaveValue('30,000,000');
  },
};

/** Days with hours of their own, one of them added. */
export const SpecialDays: Story = {
  tags: ['posed'],
  play: async (context) => {
    const dialog = await open(context, 'Special days');
    await expect(dialog.getByDisplayValue('Christmas Day')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add a day' }));
    await save(context, dialog);
    await expect(await dialog.findByText('All input must be fulfilled')).toBeVisible();
  },
};

export const PublicHolidays: Story = {
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const dialog = await open(context, 'Special days');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Public holidays' }));
    // Christmas has hours of its own already
    await expect(await dialog.findByText('Nyepi, 8 Mar 2027')).toBeVisible();
    await expect(dialog.queryByText(/^Christmas Day, /)).toBeNull();
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Nyepi, 8 Mar 2027' }));
    await expect(dialog.getByRole('button', { name: 'Add 1 day' })).toBeEnabled();
  },
};

export const TakesHolidaysOver: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await PublicHolidays.play?.(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Add 1 day' }));
    await expect(await screen.findByDisplayValue('Nyepi')).toBeVisible();
    await expect(screen.getByDisplayValue('08/03/2027')).toBeVisible();
  },
};

export const HolidaysFail: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(holidayFailures.failed);
  },
  play: async (context) => {
    const dialog = await open(context, 'Special days');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Public holidays' }));
    await expect(await dialog.findByText(/^The holidays did not come/)).toBeVisible();
  },
};

/** What customers read of it changes with it. */
export const Delivery: Story = {
  tags: ['posed'],
  play: async (context) => {
    const dialog = await open(context, 'Door delivery');
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Saturday' }));
    await expect(dialog.getByText(/Delivery only on Monday, .*Saturday at 13:00 - 19:00/)).toBeVisible();
  },
};

/** One way to pay stays. */
export const LastWayToPay: Story = {
  tags: ['posed'],
  play: async (context) => {
    const dialog = await open(context, 'Ways to pay');
    for (const name of ['Card', 'Bank account', 'Cash on delivery', 'QRIS'])
      await context.userEvent.click(dialog.getByRole('checkbox', { name }));
    await save(context, dialog);
    await expect(await dialog.findByText('Leave at least one way to pay on')).toBeVisible();
  },
};

/** The rules of the shop, said in Indonesian before anything is sent. */
export const KitchenInvalid: Story = {
  tags: ['posed'],
  globals: { locale: 'id' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah: Dapur' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dapur' }));
    const field = dialog.getByLabelText('Orang di bar');
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Antara 1 dan 50'));
  },
};

/** Name, address, phone and the zone of its clocks. */
export const TheShop: Story = {
  tags: ['posed'],
  play: async (context) => {
    const dialog = await open(context, 'The shop');
    await context.userEvent.clear(dialog.getByLabelText('Name'));
    await save(context, dialog);
    const field = dialog.getByLabelText('Name');
    await waitFor(() => expect(field).toHaveAccessibleDescription('All input must be fulfilled'));
  },
};
