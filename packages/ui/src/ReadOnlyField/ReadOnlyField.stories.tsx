import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadOnlyField } from './ReadOnlyField';

const meta = {
  id: 'ui-readonlyfield',
  component: ReadOnlyField,
  args: { label: 'Display name', value: 'Rani Anggraini', placeholder: 'your name here' },
} satisfies Meta<typeof ReadOnlyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Missing: Story = { args: { value: '' } };
export const Lines: Story = {
  args: { label: 'Delivery address', value: 'Jl. Teuku Umar 12, Menteng\nJakarta Pusat 10350' },
};
export const LongText: Story = {
  args: { label: 'Email', value: 'a.very.long.address.that.does.not.fit.on.any.phone@seduh-menteng.example' },
};
export const Narrow: Story = {
  ...LongText,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkMissing: Story = { args: { value: null }, globals: { theme: 'dark' } };
