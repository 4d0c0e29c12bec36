import { editProfileFailures, rani, showProfile } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atProfile } from '../../testing/profile';

const meta = {
  ...atProfile,
  title: 'Screens/Profile/Called',
  beforeEach({ msw }) {
    msw.use(showProfile({ ...rani, called_by: 'initials' }));
  },
} satisfies Meta<typeof atProfile.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const panelOf = async (canvas: Canvas, name = 'On the collection screen') =>
  within(await canvas.findByRole('region', { name }));

/** What the screen at the counter calls somebody, as they chose. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    await expect(panel.getByRole('radio', { name: 'My initials' })).toBeChecked();
  },
};

export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas, 'Di layar pengambilan');
    await expect(panel.getByRole('radio', { name: 'Inisialku' })).toBeChecked();
  },
};

export const Saves: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const panel = await panelOf(canvas);
    await userEvent.click(panel.getByRole('radio', { name: 'Number only' }));
    await expect(await panel.findByText('Saved')).toBeVisible();
    await expect(panel.getByRole('radio', { name: 'Number only' })).toBeChecked();
  },
};

/** What could not be saved is what it was, and says why. */
export const NotSaved: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editProfileFailures.failed);
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await panelOf(canvas);
    await userEvent.click(panel.getByRole('radio', { name: 'Number only' }));
    await expect(await panel.findByText('Something went wrong on our side')).toBeVisible();
    await waitFor(() => expect(panel.getByRole('radio', { name: 'My initials' })).toBeChecked());
  },
};
