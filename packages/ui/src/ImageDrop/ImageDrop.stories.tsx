import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FilePick } from '../FilePick';
import { croissant, matcha } from '../fixtures/pictures';
import { Camera, Images } from '../icons';
import { useFormErrors } from '../hooks/useFormErrors';
import { ImageDrop } from './ImageDrop';

const wrongType = 'Extension file wrong! Only .jpeg, .jpg, .png are allowed.';

const meta = {
  id: 'ui-imagedrop',
  component: ImageDrop,
  args: {
    label: 'Drop a picture here',
    image: null,
    accept: 'image/jpeg,image/png',
    hint: '.jpeg, .jpg or .png, up to 2 Mb. A square picture looks best.',
    onPick: fn(),
    disabled: false,
  },
} satisfies Meta<typeof ImageDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lets a file be dragged onto the zone or dropped there; true where the browser was kept from showing it itself. */
function bring(type: 'dragover' | 'drop', zone: HTMLElement, file: File): boolean {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return !zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

/** As the browser's chooser does it; what user-event puts into an input is sent by no form. */
function choose(input: HTMLInputElement, file: File): void {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  Object.assign(input, { files: chosen.files });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export const Default: Story = {};
export const Filled: Story = { tags: ['pointer'], args: { image: matcha } };
export const WithButtons: Story = {
  args: {
    image: matcha,
    children: (
      <>
        <FilePick label="Take Picture" accept="image/*" icon={<Camera />} onPick={fn()} />
        <FilePick label="Choose From Gallery" accept="image/*" icon={<Images />} onPick={fn()} />
      </>
    ),
  },
};

/** By keyboard as by mouse: it is a button. */
export const OpensTheChooser: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    const opened = fn((event: Event) => event.preventDefault());
    canvas.getByLabelText('Drop a picture here').addEventListener('click', opened);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Drop a picture here' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenCalledTimes(2);
  },
};

export const DragOver: Story = {
  tags: ['posed'],
  args: { image: croissant },
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('button');
    await expect(bring('dragover', zone, new File(['x'], 'a.png'))).toBe(true);
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
  },
};
export const Dropped: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const zone = canvas.getByRole('button');
    const file = new File(['x'], 'a.gif', { type: 'image/gif' });
    bring('dragover', zone, file);
    await expect(bring('drop', zone, file)).toBe(true);
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
    await expect(args.onPick.mock.calls).toEqual([[file]]);
  },
};

/** One name is one file, whichever way it came last: dropped, or picked by a button inside. */
export const OneNameOneFile: Story = {
  tags: ['behaviour'],
  args: { name: 'picture', required: true },
  render: function Asked(args) {
    const { errors, formProps } = useFormErrors();
    return (
      <form {...formProps}>
        <ImageDrop {...args} error={errors['picture']}>
          <FilePick label="Take Picture" name="picture" accept="image/*" onPick={args.onPick} />
        </ImageDrop>
      </form>
    );
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const zone = canvas.getByRole('button', { name: 'Drop a picture here' });
    const png = (name: string) => new File(['x'], name, { type: 'image/png' });
    const sent = () => new FormData(form).getAll('picture').map((file) => (file as File).name);
    await expect(form.requestSubmit()).toBeUndefined();
    await waitFor(() => expect(zone).toHaveFocus());
    await expect(zone).toHaveAttribute('data-bad');
    await userEvent.upload(canvas.getByLabelText('Take Picture', { selector: 'input' }), png('taken.png'));
    await expect(sent()).toEqual(['taken.png']);
    // there is one now, and the message goes
    await waitFor(() => expect(zone).not.toHaveAttribute('data-bad'));
    bring('drop', zone, png('dropped.png'));
    await expect(sent()).toEqual(['dropped.png']);
    choose(canvas.getByLabelText('Drop a picture here', { selector: 'input' }), png('chosen.png'));
    await expect(sent()).toEqual(['chosen.png']);
    await expect(args.onPick).toHaveBeenCalledTimes(3);
  },
};

/** The picture before it stays. */
export const Error: Story = {
  args: { image: matcha, error: wrongType },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(new RegExp(`^${wrongType}`));
    await expect(canvasElement.querySelector('img')).toBeVisible();
  },
};
export const ErrorWithoutPicture: Story = { args: { error: 'File to large. Max. file size 2 Mb' } };
export const Disabled: Story = { tags: ['pointer'], args: { disabled: true } };
export const DisabledFilled: Story = { args: { disabled: true, image: matcha } };
export const LongText: Story = {
  args: {
    label: 'Drop a picture of the dish here, taken from above on a plain ground',
    error: `${wrongType} ${wrongType}`,
  },
};
export const Narrow: Story = {
  args: { image: matcha },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkError: Story = { ...Error, globals: { theme: 'dark' } };
