import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton';

const meta = {
  id: 'ui-copybutton',
  component: CopyButton,
  args: {
    label: 'Copy account number',
    text: '8830 1234 5678',
    onCopied: fn(),
    variant: 'line',
    size: 'sm',
    disabled: false,
  },
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ShortWord: Story = {
  args: { children: 'Copy', variant: 'quiet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy account number' })).toHaveTextContent('Copy');
  },
};
export const Copied: Story = {
  tags: ['posed', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const spoken = canvas.getByRole('status');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('8830 1234 5678');
    // the region was there before its words: else they are not read out
    await waitFor(() => expect(spoken).toHaveTextContent('Copied'));
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

/** Each press copies, and the tick is told anew. */
export const BySpace: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** The text comes up selected, ready for the copy key or a long press. */
export const Refused: Story = {
  tags: ['posed'],
  play: async ({ args, canvas, userEvent }) => {
    mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button'));
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Copy account number' });
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 14]);
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: 'Copy the account number to which the money for this order goes' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkRefused: Story = { ...Refused, tags: ['posed'], globals: { theme: 'dark' } };
