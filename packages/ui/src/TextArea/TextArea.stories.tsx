import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea';

const meta = {
  id: 'ui-textarea',
  component: TextArea,
  args: {
    label: 'Note to the kitchen',
    placeholder: 'Less sugar, no ice',
    maxLength: 40,
    hideLabel: false,
    disabled: false,
    onChange: fn(),
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'The barista reads it before brewing.' } };

/** The counter comes when four fifths are used, and counts on. */
export const NearTheLimit: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Note to the kitchen');
    await userEvent.type(area, 'x'.repeat(31));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(area, 'x');
    await expect(canvas.getByRole('status')).toHaveTextContent('8 characters left');
  },
};
/** Tab leads in and out, Enter begins a line. */
export const SeveralLines: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Note to the kitchen');
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('No ice{Enter}');
    await userEvent.keyboard('Less sugar');
    await expect(area).toHaveValue('No ice\nLess sugar');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
    await expect(area).toHaveValue('No ice\nLess sugar');
  },
};
export const WithError: Story = { args: { defaultValue: 'Make it', error: 'Say what, or leave it empty' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'No ice' } };
export const LongText: Story = {
  args: {
    maxLength: 200,
    defaultValue:
      'Please make both of them with oat milk, one with less sugar and the other one without any, and put the lids on tightly because the road has more holes than a kawung tile has beans, thank you.',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { theme: 'dark' } };
