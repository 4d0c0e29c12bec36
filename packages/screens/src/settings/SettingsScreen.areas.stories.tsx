import { editSettingsFailures, shopWithAreas, showSettings } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SettingsScreen } from './SettingsScreen';

const meta = {
  title: 'Screens/Settings/Areas',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const { delivery_areas = [], delivery_minimum = 0 } = shopWithAreas;
const withAreas = ({ msw }: Pick<Context, 'msw'>) => {
  msw.use(showSettings({ delivery_areas, delivery_minimum }));
};
async function open({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, section = 'Door delivery') {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`: ${section}$`) }));
  return within(await screen.findByRole('dialog', { name: section }));
}

/** Where the riders ride, among the other settings. */
export const Areas: Story = {
  beforeEach: withAreas,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Delivery area, Kuningan')).toBeVisible();
    await expect(canvas.getByText('12920, 12940, 12950')).toBeVisible();
  },
};

/** Everywhere, for the one fee. */
export const None: Story = {
  tags: ['posed'],
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getByText('Without areas you deliver everywhere, for the one fee.')).toBeVisible();
    await expect(dialog.getByLabelText('Fee')).toHaveValue('10,000');
    dialog.getByRole('button', { name: 'Add an area' }).scrollIntoView();
  },
};

/** Three of them, and what a customer of each finds. */
export const Many: Story = {
  tags: ['posed'],
  beforeEach: withAreas,
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getAllByLabelText('Name of the area')).toHaveLength(3);
    await expect(dialog.queryByLabelText('Fee')).toBeNull();
    await expect(dialog.getByText('IDR 15,000, orders from IDR 150,000')).toBeVisible();
    await expect(dialog.getByText('IDR 8,000, orders from IDR 40,000')).toBeVisible();
    dialog.getByText('No delivery').scrollIntoView();
  },
};

export const ManyPhone: Story = { ...Many, tags: ['posed'], globals: { viewport: { value: 'phone' } } };

export const ManyDark: Story = { ...Many, tags: ['posed'], globals: { theme: 'dark' } };

export const ManyIndonesian: Story = {
  ...Many,
  tags: ['posed'],
  globals: { locale: 'id' },
  play: async (context) => {
    const dialog = await open(context, 'Pesan antar');
    await expect(dialog.getByText('Rp15.000, minimal Rp150.000')).toBeVisible();
    dialog.getByText('Tidak diantar').scrollIntoView();
  },
};

/** A list out of a letter: by commas, spaces and lines. */
export const Pastes: Story = {
  tags: ['posed'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await open(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Add an area' }));
    await userEvent.type(dialog.getByLabelText('Name of the area'), 'Menteng');
    await userEvent.click(dialog.getByLabelText('Postcodes'));
    await userEvent.paste('10310, 10320;10330\n10340 10350');
    await userEvent.type(dialog.getByLabelText('Fee of the area'), '8000');
    await expect(dialog.getByText('IDR 8,000')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await context.canvas.findByText('10310, 10320, 10330, 10340, 10350')).toBeVisible();
  },
};

/** No postcode, one of two areas, and a name that is there: each said where it is, and all of it stays. */
export const Wrong: Story = {
  tags: ['posed'],
  beforeEach: withAreas,
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await open(context);
    const [first, second] = dialog.getAllByLabelText('Postcodes') as [HTMLElement, HTMLElement];
    await userEvent.type(first, ' 1034a');
    await userEvent.clear(second);
    await userEvent.type(second, '103');
    const [, , third] = dialog.getAllByLabelText('Name of the area') as HTMLElement[];
    if (third) {
      await userEvent.clear(third);
      await userEvent.type(third, 'Menteng');
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(first).toHaveAccessibleDescription(/A postcode has 5 digits, several begin with 2 to 4: 1034a/),
    );
    await expect(second).toHaveAccessibleDescription(/103 is in Menteng already/);
    await expect(third).toHaveAccessibleDescription('There is an area of that name already');
    await expect(second).toHaveValue('103');
  },
};

export const WrongIndonesian: Story = {
  ...Wrong,
  tags: ['posed'],
  globals: { locale: 'id', viewport: { value: 'phone' } },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await open(context, 'Pesan antar');
    const [first, second] = dialog.getAllByLabelText('Kode pos') as [HTMLElement, HTMLElement];
    await userEvent.type(first, ' 1034a');
    await userEvent.clear(second);
    await userEvent.type(second, '103');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(first).toHaveAccessibleDescription(/2 sampai 4 angka awalnya: 1034a/));
    await expect(second).toHaveAccessibleDescription(/103 sudah ada di Menteng/);
  },
};

/** Taken away again: everywhere, for the one fee. */
export const Removes: Story = {
  tags: ['behaviour'],
  beforeEach: withAreas,
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await open(context);
    for (const name of ['Menteng', 'Gondangdia', 'Kuningan']) {
      await userEvent.click(dialog.getByRole('button', { name: `Remove ${name}` }));
    }
    await expect(dialog.getByText('Without areas you deliver everywhere, for the one fee.')).toBeVisible();
    await expect(dialog.getByLabelText('Fee')).toBeVisible();
  },
};

/** Somebody was faster: what it is now, and the area that was typed stays. */
export const Conflict: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editSettingsFailures.conflict);
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await open(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Add an area' }));
    await userEvent.type(dialog.getByLabelText('Name of the area'), 'Menteng');
    await userEvent.type(dialog.getByLabelText('Postcodes'), '103');
    await userEvent.type(dialog.getByLabelText('Fee of the area'), '8000');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Delivery fee: IDR 12,000')).toBeVisible();
    await expect(dialog.getByLabelText('Name of the area')).toHaveValue('Menteng');
  },
};
