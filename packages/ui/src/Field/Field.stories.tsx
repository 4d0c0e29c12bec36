import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Affix } from './Affix';
import { Field, type FieldControl } from './Field';

const meta = {
  id: 'ui-field',
  component: Field,
  args: {
    label: 'Email',
    hint: 'We send the receipt here.',
    hideLabel: false,
    children: (control: FieldControl) => <input className="sd-input" placeholder="you@mail.com" {...control} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Label and hint belong to the control. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('We send the receipt here.');
  },
};

/** The error takes the hint's place and is read with the control. */
export const WithError: Story = {
  args: { error: 'Write the whole address, like rani@mail.com' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Write the whole address, like rani@mail.com');
    await expect(canvas.queryByText('We send the receipt here.')).toBeNull();
  },
};
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Units: Story = {
  args: {
    label: 'Price',
    hint: undefined,
    children: (control: FieldControl) => (
      <Affix prefix="IDR" suffix="each">
        <input className="sd-input sd-num" defaultValue="28,000" {...control} />
      </Affix>
    ),
  },
};
export const LongText: Story = {
  args: {
    label: 'The email address of the person who picks the order up at the counter',
    error: 'This address already has an account. Log in with it, or choose another one to sign up with.',
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
