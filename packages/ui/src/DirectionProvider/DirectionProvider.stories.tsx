import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CategoryTabs } from '../CategoryTabs';
import { DirectionProvider } from './DirectionProvider';

const tabs = [
  { id: '1', label: 'قهوة' },
  { id: '2', label: 'شاي' },
  { id: '3', label: 'طعام' },
];
const onChange = fn();

const meta = {
  id: 'ui-directionprovider',
  component: DirectionProvider,
  args: { dir: 'rtl', children: null },
  // the tabs' panel is the caller's: none is named here
  render: ({ dir }) => (
    <div dir={dir} className="sd-wrap">
      <DirectionProvider dir={dir}>
        <CategoryTabs label="القائمة" tabs={tabs} value="1" onChange={onChange} />
      </DirectionProvider>
    </div>
  ),
} satisfies Meta<typeof DirectionProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A part of a page that runs from right to left: its first tab stands at the right. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second ?? 0);
  },
};
/** The left arrow key goes to the next tab, which stands at the left. */
export const Keyboard: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'شاي' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'طعام' })).toHaveFocus();
    await expect(onChange.mock.calls).toEqual([['2'], ['3']]);
  },
};
export const LeftToRight: Story = { args: { dir: 'ltr' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
