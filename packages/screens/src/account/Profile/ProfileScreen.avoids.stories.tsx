import { editProfileFailures, rani, workableAvoids } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atProfile } from '../../testing/profile';

const meta = {
  ...atProfile,
  title: 'Screens/Profile/Avoids',
  beforeEach({ msw }) {
    msw.use(...workableAvoids({ ...rani, avoids: ['milk', 'peanut'] }));
  },
} satisfies Meta<typeof atProfile.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Once its boxes have come. */
async function panelOf(canvas: Canvas, name = 'Warn me about') {
  const find = () => within(canvas.getByRole('region', { name }));
  await waitFor(() => expect(find().getAllByRole('checkbox')[0]).toBeEnabled());
  return find();
}

/** What was ticked before is ticked. */
export const Ticked: Story = {
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    const ticked = panel.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'));
    await expect(ticked).toEqual(['milk', 'peanut']);
    await expect(panel.getAllByRole('checkbox')).toHaveLength(14);
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas, 'Ingatkan aku soal');
    await expect(panel.getByRole('checkbox', { name: 'kacang tanah' })).toBeChecked();
  },
};

/** Each tick is saved by itself, and said to be. */
export const Saves: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const panel = await panelOf(canvas);
    await userEvent.click(panel.getByRole('checkbox', { name: 'milk' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'sesame' }));
    await expect(await panel.findByText('Saved')).toBeVisible();
    await expect(panel.getByRole('checkbox', { name: 'milk' })).not.toBeChecked();
    await expect(panel.getByRole('checkbox', { name: 'sesame' })).toBeChecked();
  },
};

/** What could not be saved stays ticked, says why, and can be sent again. */
export const NotSaved: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editProfileFailures.failed);
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await panelOf(canvas);
    await userEvent.click(panel.getByRole('checkbox', { name: 'nuts' }));
    await expect(await panel.findByText('Something went wrong on our side')).toBeVisible();
    await expect(panel.getByRole('checkbox', { name: 'nuts' })).toBeChecked();
    await waitFor(() => expect(panel.getByRole('button', { name: 'Try again' })).toBeEnabled());
  },
};
