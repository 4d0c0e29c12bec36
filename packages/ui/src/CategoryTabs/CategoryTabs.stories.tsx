import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CirclePlus, Coffee, CupSoda, Star, Utensils } from '../icons';
import { CategoryTabs } from './CategoryTabs';

const tabs = [
  { id: 'favorites', label: 'Favorites', icon: <Star /> },
  { id: '1', label: 'Coffee', icon: <Coffee /> },
  { id: '2', label: 'Non Coffe', icon: <CupSoda /> },
  { id: '3', label: 'Foods', icon: <Utensils /> },
  { id: '4', label: 'Add-on', icon: <CirclePlus /> },
];

const meta = {
  id: 'ui-categorytabs',
  component: CategoryTabs,
  args: { label: 'Category', tabs, value: 'favorites', onChange: fn(), panelId: 'menu' },
  // the row bleeds to the edges of a padded page
  decorators: [
    (Story) => (
      <main className="sd-wrap">
        <Story />
      </main>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  render: function Picked(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (id: string) => {
      setValue(id);
      args.onChange(id);
    };
    return (
      <>
        <CategoryTabs {...args} value={value} onChange={onChange} />
        <p id={args.panelId} role="tabpanel" aria-labelledby={`${args.panelId}-${value}`}>
          The menu
        </p>
      </>
    );
  },
} satisfies Meta<typeof CategoryTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chooses: Story = {
  ...Default,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Foods' }));
    await expect(canvas.getByRole('tab', { name: 'Foods' })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange.mock.calls).toEqual([['3']]);
    await expect(canvas.getByRole('tabpanel', { name: 'Foods' })).toBeVisible();
  },
};
export const Keyboard: Story = {
  tags: ['posed', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Favorites' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Coffee' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Favorites' })).toHaveFocus();
    await expect(args.onChange.mock.calls.map(([id]) => id)).toEqual(['1', '4', 'favorites']);
    await userEvent.keyboard('{End}{Home}');
    await expect(canvas.getByRole('tab', { name: 'Favorites' })).toHaveFocus();
    await expect(args.onChange.mock.lastCall).toEqual(['favorites']);
  },
};
/** From right to left the next tab stands at the left, and so does the arrow key that goes there. */
export const RightToLeft: Story = {
  tags: ['posed', 'keyboard'],
  globals: { direction: 'rtl' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Coffee' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Add-on' })).toHaveFocus();
    await expect(args.onChange.mock.calls.map(([id]) => id)).toEqual(['1', 'favorites', '4']);
  },
};
export const WithoutIcons: Story = { args: { tabs: tabs.map(({ id, label }) => ({ id, label })) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const NarrowScrolledToChosen: Story = {
  args: { value: '3' },
  globals: { viewport: { value: 'phone' } },
  // a box of the phone's width: in tests the viewport global does not shrink the page
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 390, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('tab', { name: 'Foods' }).getBoundingClientRect();
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(chosen.right + 24).toBeLessThanOrEqual(list.right);
  },
};
export const LongText: Story = {
  args: { tabs: tabs.map((tab) => ({ ...tab, label: `${tab.label} from our own kitchen` })) },
};
export const Dark: Story = { globals: { theme: 'dark' } };
