import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from '../icons';
import { Notice } from './Notice';

const meta = {
  id: 'ui-notice',
  component: Notice,
  args: { children: 'Choose at least 1' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcon: Story = {
  args: { icon: <Clock />, children: 'Delivery only on Monday to friday at 1 - 7 pm' },
};
export const LongText: Story = {
  ...WithIcon,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { ...WithIcon, globals: { theme: 'dark' } };
