import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FilePick } from '../FilePick';
import { croissant } from '../fixtures/pictures';
import { Images } from '../icons';
import { ImageDrop } from './ImageDrop';
import { usePickedImage } from './usePickedImage';

const MB = 1_048_576;
const rules = {
  types: ['image/jpeg', 'image/png'],
  maxBytes: 2 * MB,
  wrongType: 'Extension file wrong! Only .jpeg, .jpg, .png are allowed.',
  tooLarge: 'File to large. Max. file size 2 Mb',
};

/** The image picker as a form puts it together: the zone, its second way in, and the rules for what comes. */
const meta = {
  id: 'ui-imagedrop-rules',
  title: 'ImageDrop/Rules',
  component: ImageDrop,
  args: {
    label: 'Drop a picture here',
    image: croissant,
    accept: 'image/jpeg,image/png',
    onPick: fn(),
  },
  render: function Held(args) {
    const picked = usePickedImage(rules, fn());
    return (
      <ImageDrop
        {...args}
        image={picked.preview ? { src: picked.preview } : args.image}
        error={picked.problem}
        onPick={picked.pick}
      >
        <FilePick label="Choose From Gallery" accept={args.accept} icon={<Images />} onPick={picked.pick} />
      </ImageDrop>
    );
  },
} satisfies Meta<typeof ImageDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const zone = (canvas: Canvas) => canvas.getByRole('button', { name: 'Drop a picture here' });
const shown = (canvas: Canvas) => zone(canvas).querySelector('img')?.src;

const fileOf = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'picture', { type });

/** A picture that can be shown: a square of one colour. */
async function square(colour: string): Promise<File> {
  const canvas = new OffscreenCanvas(64, 64);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = colour;
  context?.fillRect(0, 0, 64, 64);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'square.png', { type: 'image/png' });
}

/** Lets something be dragged onto an element and dropped there; true where the element takes it. */
function drop(on: Element, ...held: [File] | [text: string, type: string]): boolean {
  const dataTransfer = new DataTransfer();
  if (typeof held[0] === 'string') dataTransfer.items.add(held[0], held[1] ?? 'text/plain');
  else dataTransfer.items.add(held[0]);
  const send = (type: string) =>
    !on.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  const isTaken = send('dragover');
  send('drop');
  return isTaken;
}

/** The one picture there was is still there, and these words stand below it. */
async function isRefused(canvas: Canvas, words: string) {
  await waitFor(() => expect(zone(canvas)).toHaveAccessibleDescription(words));
  await expect(shown(canvas)).toBe(croissant.src);
}

/** Of another type and too large: only the type is spoken of. */
export const TypeBeforeSize: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    drop(zone(canvas), fileOf('image/gif', 2 * MB + 1));
    await isRefused(canvas, rules.wrongType);
  },
};
export const OneByteTooLarge: Story = {
  tags: ['posed'],
  play: async ({ canvas }) => {
    drop(zone(canvas), fileOf('image/png', 2 * MB + 1));
    await isRefused(canvas, rules.tooLarge);
  },
};
export const LargestThatFits: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    drop(zone(canvas), fileOf('image/png', 2 * MB));
    await waitFor(() => expect(shown(canvas)).toMatch(/^blob:/));
    await expect(zone(canvas)).not.toHaveAccessibleDescription();
  },
};

/** Seen at once; a bad file after it leaves it there, and the next good one takes its place and the words away. */
export const GoodBadGood: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const chooser = canvas.getByLabelText('Choose From Gallery', { selector: 'input' });
    await userEvent.upload(chooser, await square('rgb(102 163 86)'));
    await waitFor(() => expect(zone(canvas).querySelector('img')).toHaveProperty('naturalWidth', 64));
    const first = shown(canvas);
    drop(zone(canvas), fileOf('application/pdf', 1));
    await canvas.findByText(rules.wrongType);
    await expect(shown(canvas)).toBe(first);
    drop(zone(canvas), await square('rgb(198 122 2)'));
    await waitFor(() => expect(shown(canvas)).not.toBe(first));
    await expect(canvas.queryByText(rules.wrongType)).toBeNull();
  },
};

/** Both ways in are buttons in the tab order; the file inputs underneath are not. */
export const KeyboardAlone: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    const opened = fn((event: Event) => event.preventDefault());
    const chooser = canvas.getByLabelText('Choose From Gallery', { selector: 'input' });
    chooser.addEventListener('click', opened);
    await userEvent.tab();
    await expect(zone(canvas)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose From Gallery' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenCalledOnce();
    chooser.removeEventListener('click', opened);
  },
};

/** A word or a link dragged by chance is none of ours. */
export const NotAFile: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(drop(zone(canvas), 'latte', 'text/plain')).toBe(false);
    await expect(zone(canvas)).not.toHaveAttribute('data-over');
    await expect(zone(canvas)).not.toHaveAccessibleDescription();
  },
};

/** A file that misses the zone does not make the browser leave the page, and what is typed with it. */
export const BesideTheZone: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await square('rgb(0 0 0)'));
    const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(over);
    await expect(over.defaultPrevented).toBe(true);
    await expect(shown(canvas)).toBe(croissant.src);
  },
};

/** Passing over a part inside is no leaving. */
export const DragLeaves: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const on = zone(canvas);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(fileOf('image/png', 1));
    const send = (type: string, relatedTarget: EventTarget | null) =>
      on.dispatchEvent(new DragEvent(type, { dataTransfer, relatedTarget, bubbles: true, cancelable: true }));
    send('dragover', null);
    await waitFor(() => expect(on).toHaveAttribute('data-over'));
    send('dragleave', on.firstElementChild);
    await expect(on).toHaveAttribute('data-over');
    send('dragleave', document.body);
    await waitFor(() => expect(on).not.toHaveAttribute('data-over'));
  },
};
