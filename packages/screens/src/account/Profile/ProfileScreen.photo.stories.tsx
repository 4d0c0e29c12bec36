import { editProfileFailures, rani, showProfile } from '@seduh/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { asMember, atProfile, choosePhoto, onePixel, saveChange, watchForms } from '../../testing/profile';

const meta = { ...atProfile, title: 'Screens/Profile/Photo' } satisfies Meta<typeof atProfile.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = asMember(rani);

/** A picked photo is there at once and goes with the rest; the picture in the bar follows. */
export const PhotoChosen: Story = {
  tags: ['posed'],
  play: async ({ canvas, canvasElement }) => {
    await choosePhoto(canvas, onePixel());
    await waitFor(() =>
      expect(canvasElement.querySelector('.prof-avatar img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
    );
    const sent = watchForms();
    await saveChange(canvas);
    await canvas.findByText('Your profile is saved');
    await expect(sent()).toEqual(['image']);
    await waitFor(() => expect(JSON.parse(localStorage.getItem('userInfo') ?? '{}').image).toMatch(/^\/images\//));
  },
};

/** Dropped anywhere on the card, it is there as well. */
export const PhotoDropped: Story = {
  tags: ['posed'],
  play: async ({ canvas, canvasElement }) => {
    const card = await canvas.findByRole('complementary', { name: 'Photo and password' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(onePixel());
    for (const type of ['dragover', 'drop']) {
      card.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
    await waitFor(() =>
      expect(canvasElement.querySelector('.prof-avatar img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
    );
  },
};

/** The default picture comes back, when it is saved. */
export const PhotoRemoved: Story = {
  tags: ['behaviour'],
  beforeEach({ msw }) {
    msw.use(showProfile(member));
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Photo' }));
    await expect(canvasElement.querySelector('.prof-avatar')).toHaveTextContent('RA');
    const sent = watchForms();
    await saveChange(canvas);
    await canvas.findByText('Your profile is saved');
    await expect(sent()).toEqual(['remove_image']);
  },
};

/** Said before anything is sent; the picture that was there stays. */
export const WrongFile: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(showProfile(member));
  },
  play: async ({ canvas, canvasElement }) => {
    // too large as well: its type is looked at first
    await choosePhoto(canvas, new File([new Uint8Array(2_097_153)], 'me.gif', { type: 'image/gif' }));
    const wrong = 'Extension file wrong! Only .jpeg, .jpg, .png are allowed.';
    await expect(await canvas.findAllByText(wrong)).toHaveLength(2);
    await expect(canvasElement.querySelector('.prof-avatar img')).toHaveAttribute('src', member.image);
    await expect(canvas.queryByRole('button', { name: 'Save Change' })).toBeNull();
  },
};

export const TooLargeFile: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    await choosePhoto(canvas, new File([new Uint8Array(2_097_153)], 'me.png', { type: 'image/png' }));
    await expect(await canvas.findAllByText('File to large. Max. file size 2 Mb')).toHaveLength(2);
  },
};

/** What the server finds in the file counts: said at the picture, which stays picked. */
export const RefusedFile: Story = {
  tags: ['posed'],
  beforeEach({ msw }) {
    msw.use(editProfileFailures.wrongType);
  },
  play: async ({ canvas }) => {
    await choosePhoto(canvas, onePixel());
    await saveChange(canvas);
    const wrong = 'Extension file wrong! Only .jpeg, .jpg, .png are allowed.';
    await expect(await canvas.findAllByText(wrong)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Save Change' })).toBeEnabled();
  },
};
