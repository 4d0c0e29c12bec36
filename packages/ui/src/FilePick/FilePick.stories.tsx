import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Camera, Images } from '../icons';
import { FilePick } from './FilePick';

const meta = {
  id: 'ui-filepick',
  component: FilePick,
  args: {
    label: 'Choose From Gallery',
    accept: 'image/jpeg,image/png',
    onPick: fn(),
    icon: <Images />,
    variant: 'line',
    size: 'md',
    block: false,
    disabled: false,
  },
} satisfies Meta<typeof FilePick>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Phones open the camera at the back. */
export const TakesPicture: Story = { args: { label: 'Take Picture', icon: <Camera />, capture: 'environment' } };

export const OpensTheChooser: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    const opened = fn((event: Event) => event.preventDefault());
    canvas.getByLabelText('Choose From Gallery').addEventListener('click', opened);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose From Gallery' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(2);
  },
};

/** After an error one picks the same file again, made smaller meanwhile. */
export const SameFileTwice: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['x'], 'latte.png', { type: 'image/png' });
    const input = canvas.getByLabelText('Choose From Gallery');
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onPick.mock.calls).toEqual([[file], [file]]);
  },
};
export const Block: Story = { args: { block: true } };
export const Brand: Story = { args: { variant: 'brand', size: 'sm' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: 'Choose a picture of the dish from the gallery of this phone' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { theme: 'dark' } };
