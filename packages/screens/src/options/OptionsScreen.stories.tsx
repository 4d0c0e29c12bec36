import {
  editOptionGroupFailures,
  manyOptionGroups,
  optionAvailabilityFailures,
  optionGroups,
  optionGroupsFailures,
  showOptionGroups,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { triedAgain } from '../testing/triedAgain';
import { turnedAway } from '../testing/turnedAway';
import { expectNoSidewaysScroll } from '../testing/width';
import { OptionsScreen } from './OptionsScreen';

const meta = {
  title: 'Screens/Options',
  component: OptionsScreen,
  args: { page: 1, onPage: fn() },
  parameters: { layout: 'fullscreen', session: 'admin' },
} satisfies Meta<typeof OptionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The groups with some of their options sold out. */
const withSoldOut = (...names: string[]) =>
  optionGroups.map((group) => ({
    ...group,
    options: group.options.map((option) =>
      names.includes(option.option_name)
        ? { ...option, available: false, sold_out_until: '2026-11-21T00:00:00.000Z' }
        : option,
    ),
  }));

/** The last group archived. */
const withArchived = optionGroups.map((group) =>
  group.group_name === 'Warm it' ? { ...group, archived: true } : group,
);

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit Milk' })).toHaveAttribute('href', '/options/1/edit');
    await expect(canvas.getByRole('link', { name: 'New group' })).toHaveAttribute('href', '/options/new');
    await expect(canvas.getByText(/^Up to 3, on \d+ products$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark sold out: Oat milk' })).toBeVisible();
  },
};

/** Its words as Indonesians write them; names are data. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ubah Milk' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Grup baru' })).toBeVisible();
    await expect(canvas.getByText(/^Sampai 3, di \d+ produk$/)).toBeVisible();
  },
};

export const SoldOut: Story = {
  beforeEach({ msw }) {
    msw.use(showOptionGroups(withSoldOut('Oat milk', 'Boba')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Back: Oat milk' })).toBeVisible();
    await expect(canvas.getAllByText('Sold out')).toHaveLength(2);
  },
};

/** One tap, and the focus stays where it was. */
export const SellsOut: Story = {
  ...Success,
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    const mark = await canvas.findByRole('button', { name: 'Mark sold out: Oat milk' });
    msw.use(showOptionGroups(withSoldOut('Oat milk')));
    await userEvent.click(mark);
    await expect(await canvas.findByText('Oat milk is sold out until the next opening')).toBeVisible();
    const back = await canvas.findByRole('button', { name: 'Back: Oat milk' });
    await expect(back).toHaveFocus();
    msw.use(showOptionGroups(optionGroups));
    await userEvent.click(back);
    await expect(await canvas.findByText('Oat milk is there again')).toBeVisible();
    await canvas.findByRole('button', { name: 'Mark sold out: Oat milk' });
  },
};

export const SellingOutFailed: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(optionAvailabilityFailures.failed);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark sold out: Oat milk' }));
    await expect(await canvas.findAllByText('Something went wrong on our side')).toHaveLength(2);
  },
};

/** What no product shows is in a fold below. */
export const Archived: Story = {
  beforeEach({ msw }) {
    msw.use(showOptionGroups(withArchived));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Archived (1)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit Warm it' })).toBeNull();
  },
};

export const BringsBack: Story = {
  ...Archived,
  tags: ['behaviour'],
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByText('Archived (1)'));
    const back = await canvas.findByRole('button', { name: 'Bring back Warm it' });
    msw.use(showOptionGroups(optionGroups));
    await userEvent.click(back);
    await expect(await canvas.findByText('Warm it is back')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Edit Warm it' })).toBeVisible();
    await waitFor(() => expect(back).not.toBeInTheDocument());
  },
};

export const BringingBackFailed: Story = {
  ...Archived,
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showOptionGroups(withArchived), editOptionGroupFailures.failed);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Archived (1)'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Bring back Warm it' }));
    await expect(await canvas.findAllByText('Something went wrong on our side')).toHaveLength(2);
  },
};

/** A chain's: the third page of 45, which begins where the second ends. */
export const ManyGroups: Story = {
  tags: ['posed'],
  args: { page: 3 },
  beforeEach({ msw }) {
    msw.use(showOptionGroups(manyOptionGroups(45)));
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit Syrup 17' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Edit / })).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenCalledWith(4);
  },
};

export const ManyGroupsOnAPhone: Story = {
  ...ManyGroups,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit Syrup 17' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** An address from when there were more. */
export const PastTheEnd: Story = {
  args: { page: 9 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Back to page 1' })).toBeVisible();
  },
};

export const BackFromPastTheEnd: Story = {
  ...PastTheEnd,
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to page 1' }));
    await expect(args.onPage).toHaveBeenCalledWith(1);
  },
};

/** The fold has pages of its own. */
export const ManyArchived: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    const off = manyOptionGroups(20).map((group) => ({ ...group, archived: true }));
    msw.use(showOptionGroups([...optionGroups.map((group) => ({ ...group, id: group.id + 100 })), ...off]));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Archived (20)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByRole('link', { name: 'Syrup 9' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit Milk' })).toBeVisible();
  },
};

export const AllArchived: Story = {
  beforeEach({ msw }) {
    msw.use(showOptionGroups(optionGroups.map((group) => ({ ...group, archived: true }))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All groups are archived')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(optionGroupsFailures.empty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing can be chosen yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New group' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(optionGroupsFailures.slow);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the options')).toBeInTheDocument();
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
  play: triedAgain((canvas) => canvas.findByRole('link', { name: 'Edit Milk' }), showOptionGroups(optionGroups)),
};

/** The longest names there can be. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    const long = 'Susu'.repeat(14);
    msw.use(
      showOptionGroups(
        optionGroups.map((group) => ({
          ...group,
          group_name: `${long} ${group.id}`,
          options: group.options.map((option) => ({ ...option, option_name: long, available: false })),
        })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^Edit Susu/ }))[0]).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const SignedOut: Story = turnedAway(null, '/options');

export const Forbidden: Story = turnedAway('customer', '/options');

export const Phone: Story = { tags: ['!visual'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!visual'], globals: { theme: 'dark' } };
