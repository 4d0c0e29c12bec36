import {
  cardInDebt,
  cardToEarn,
  cardWithFew,
  fullCard,
  memberCardFailures,
  noCard,
  showCard,
} from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atProfile } from '../../testing/profile';

const meta = {
  ...atProfile,
  title: 'Screens/Profile/Member card',
  beforeEach({ msw }) {
    msw.use(showCard(fullCard));
  },
} satisfies Meta<typeof atProfile.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Once its code and its answer have come. */
async function panelOf(canvas: Canvas, said: string, name = 'Member card') {
  const panel = within(await canvas.findByRole('region', { name }));
  await waitFor(() => expect(panel.getByText(said)).toBeVisible());
  return panel;
}

/** Enough for a free cup: number, code, glass and what the points did. */
export const Success: Story = {
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas, '23 points');
    await expect(panel.getByText('4821 7730 9154')).toBeVisible();
    await expect(panel.getByRole('img', { name: 'Code of your member card' })).toBeVisible();
    await expect(panel.getByText('A free cup is yours. Have it at checkout.')).toBeVisible();
    await expect(panel.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const Phone: Story = { ...Success, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Success, globals: { theme: 'dark' } };

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas, '23 poin', 'Kartu member');
    await expect(panel.getByText('Satu minuman gratis untukmu. Pakai saat bayar, ya.')).toBeVisible();
  },
};

export const OnTheWay: Story = {
  beforeEach({ msw }) {
    msw.use(showCard(cardWithFew));
  },
  play: async ({ canvas }) => {
    await panelOf(canvas, '14 more points to a free cup');
  },
};

/** Points of a returned order had been used. */
export const InDebt: Story = {
  beforeEach({ msw }) {
    msw.use(showCard(cardInDebt));
  },
  play: async ({ canvas }) => {
    await panelOf(canvas, 'Points of a returned order were used already. New points fill the gap first.');
  },
};

export const Off: Story = {
  beforeEach({ msw }) {
    msw.use(showCard({ ...fullCard, points_on: false }));
  },
  play: async ({ canvas }) => {
    await panelOf(canvas, 'Orders bring no points at the moment. What you collected stays.');
  },
};

export const NothingYet: Story = {
  beforeEach({ msw }) {
    msw.use(showCard({ ...fullCard, balance: 0, entries: [] }));
  },
  play: async ({ canvas }) => {
    await panelOf(canvas, 'No points yet.');
  },
};

export const ToEarn: Story = {
  beforeEach({ msw }) {
    msw.use(showCard(cardToEarn));
  },
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas, 'Your largest order so far: IDR 132,000. That is IDR 68,000 short.');
    await expect(panel.getByRole('meter', { name: 'Progress to the member card' })).toBeVisible();
  },
};

export const NoOrderYet: Story = {
  beforeEach({ msw }) {
    msw.use(showCard(noCard));
  },
  play: async ({ canvas }) => {
    await panelOf(canvas, 'It is free with one order of IDR 200,000. From then on your orders bring points.');
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(memberCardFailures.failed);
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Member card' }));
    await expect(await panel.findByText(/Your card did not come/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
