import { optionGroups, optionGroupsFailures, showOptionGroups } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { triedAgain } from '../../testing/triedAgain';
import { turnedAway } from '../../testing/turnedAway';
import { expectNoSidewaysScroll } from '../../testing/width';
import { OptionEditScreen } from './OptionEditScreen';

const meta = {
  title: 'Screens/OptionForm/Edit',
  component: OptionEditScreen,
  args: { id: '1', onCancel: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof OptionEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const archivedMilk = optionGroups.map((group) => ({ ...group, archived: true, version: 2 }));

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Milk');
    await expect(canvas.getByLabelText('Option 1')).toHaveValue('Whole milk');
    await expect(canvas.getByRole('radio', { name: 'Oat milk' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Archive group' })).toBeVisible();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama')).toHaveValue('Milk');
    await expect(canvas.getByRole('button', { name: 'Arsipkan grup' })).toBeVisible();
  },
};

/** Its names in Indonesian stand together; the look beside them is in the page's language. */
export const Languages: Story = {
  tags: ['posed'],
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama dalam Bahasa Indonesia')).toHaveValue('Susu');
    const oat = canvas.getByLabelText('Pilihan Oat milk dalam Bahasa Indonesia');
    await expect(oat).toHaveAttribute('lang', 'id');
    await expect(oat).toHaveAttribute('placeholder', 'Oat milk');
    await userEvent.clear(oat);
    await userEvent.type(oat, 'Susu gandum');
    await expect(canvas.getByRole('radio', { name: 'Susu gandum' })).toBeInTheDocument();
    await userEvent.clear(oat);
    // without one, customers read the main name
    await expect(canvas.getByRole('radio', { name: 'Oat milk' })).toBeInTheDocument();
  },
};

/** One is typed over, one taken away; nothing else of the others is sent. */
export const SavesOtherNames: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args, msw }) => {
    const sent = fn();
    msw.use(
      http.patch('*/api/options/groups/:id', async ({ request }) => {
        sent(await request.clone().json());
      }),
    );
    await userEvent.clear(await canvas.findByLabelText('Name in Bahasa Indonesia'));
    const soy = canvas.getByLabelText('Option Soy milk in Bahasa Indonesia');
    await userEvent.clear(soy);
    await userEvent.type(soy, 'Susu kacang');
    await userEvent.click(canvas.getByRole('button', { name: 'Save group' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    const options = optionGroups[0]!.options.map(({ id, option_name, surcharge }) => ({
      id,
      option_name,
      ...(option_name === 'Soy milk' && { name_translations: { id: 'Susu kacang' } }),
      surcharge,
    }));
    await expect(sent).toHaveBeenCalledWith({ name_translations: { id: '' }, options, version: 1 });
  },
};

/** Only what differs is sent. */
export const SavesTheName: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, args, msw }) => {
    const sent = fn();
    msw.use(
      http.patch('*/api/options/groups/:id', async ({ request }) => {
        sent(await request.clone().json());
      }),
    );
    await userEvent.type(await canvas.findByLabelText('Name'), 's');
    await userEvent.click(canvas.getByRole('button', { name: 'Save group' }));
    await expect(await canvas.findByText('Milks is saved')).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ group_name: 'Milks', version: 1 });
  },
};

export const NothingChanged: Story = {
  tags: ['posed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save group' }));
    await expect(await canvas.findByText(/Nothing is changed yet/)).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** Nothing is deleted, but it is asked about all the same. */
export const AsksBeforeItArchives: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive group' }));
    await screen.findByRole('alertdialog', { name: 'Archive Milk?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  },
};

export const Archives: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive group' }));
    msw.use(showOptionGroups(archivedMilk));
    await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
    await expect(await canvas.findByText('Milk is archived')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Bring back' })).toBeVisible();
  },
};

export const Archived: Story = {
  beforeEach({ msw }) {
    msw.use(showOptionGroups(archivedMilk));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bring back' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(optionGroupsFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the group')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  args: { id: '404' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all options' })).toHaveAttribute('href', '/options');
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(optionGroupsFailures.failed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedThenTriedAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: triedAgain((canvas) => canvas.findByLabelText('Name'), showOptionGroups(optionGroups)),
};

/** The longest names there can be. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    const long = 'Susu'.repeat(15);
    const named = optionGroups.map((group) => ({
      ...group,
      group_name: long,
      options: group.options.map((option) => ({ ...option, option_name: long })),
    }));
    msw.use(showOptionGroups(named));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Susu/ })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const SignedOut: Story = turnedAway(null, '/options/1/edit');

export const Forbidden: Story = turnedAway('customer', '/options/1/edit');

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
