import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { latte, latteAfar } from '../../fixtures/pictures';
import { Chip } from '../../Chip';
import { IconButton } from '../../IconButton';
import { Heart, TriangleAlert } from '../../icons';
import { ProductCard } from './ProductCard';

const onAdd = fn();

const meta = {
  id: 'ui-productcard',
  component: ProductCard,
  decorators: [
    (Story: ComponentType) => (
      <div style={{ inlineSize: 'min(14rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    href: '/product/1',
    name: 'Hazelnut Latte',
    price: 25000,
    meta: '1,240 sold',
    image: latte,
    tint: 'cream',
    action: { kind: 'add', label: 'Add Hazelnut Latte to cart', onAdd },
    headingLevel: 3,
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Flagged: Story = { args: { flag: 'Favorite' } };
export const SoldOut: Story = { args: { soldOut: 'Sold out', flag: 'Favorite' } };
export const Admin: Story = {
  tags: ['pointer'],
  args: { action: { kind: 'edit', label: 'Edit Hazelnut Latte', href: '/product/1/edit' } },
};
export const NoAction: Story = { args: { action: null } };
const heart = <IconButton outlined label="Keep Hazelnut Latte" icon={<Heart />} aria-pressed={false} />;

export const WithHeart: Story = { args: { overlay: heart } };

/** What the customer has to know before the plus; it ends before the bite. */
export const WithHeartAndWarning: Story = {
  args: {
    overlay: (
      <>
        {heart}
        <Chip tone="bad" icon={<TriangleAlert />}>
          Contains milk
        </Chip>
      </>
    ),
  },
};

const nothingYet = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

/** Its picture is on the way, on a slow line. */
export const Preview: Story = { args: { image: { src: nothingYet }, preview: latteAfar } };
export const PreviewDark: Story = { ...Preview, globals: { theme: 'dark' } };

/** What is sold out is grey, which a preview is not: it has none. */
export const PreviewSoldOut: Story = { args: { ...Preview.args, soldOut: 'Sold out' } };

/** The picture is there: nothing is seen of what stood for it. */
export const PreviewCovered: Story = { args: { preview: latteAfar } };

export const NoPicture: Story = { args: { image: null } };
export const NoPictureGreen: Story = { args: { image: null, tint: 'green' } };
export const NoPictureYellow: Story = { args: { image: null, tint: 'yellow' } };
export const NoPicturePeach: Story = { args: { image: null, tint: 'peach' } };

export const LongText: Story = {
  args: {
    name: 'Nasi Goreng Kampung with Fried Egg, Prawn Crackers and Extra Sambal Terasi',
    price: 1380000,
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '8rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const PlusAnswersWithATick: Story = {
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas, userEvent }) => {
    const plus = canvas.getByRole('button', { name: 'Add Hazelnut Latte to cart' });
    await userEvent.tab();
    await expect(plus).toHaveFocus();
    const seen = () => Array.from(plus.children, (icon) => getComputedStyle(icon).opacity);
    await expect(seen()).toEqual(['1', '0']);
    await userEvent.keyboard('{Enter}');
    await expect(onAdd).toHaveBeenCalledOnce();
    await expect(plus).toHaveAttribute('data-added');
    await expect(seen()).toEqual(['0', '1']);
    await waitFor(() => expect(plus).not.toHaveAttribute('data-added'));
    await expect(seen()).toEqual(['1', '0']);
    await userEvent.keyboard(' ');
    await expect(onAdd).toHaveBeenCalledTimes(2);
  },
};

/** The card is the link, but for the disc, which is reached by a tab of its own. */
export const WholeCardIsTheLink: Story = {
  tags: ['posed'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { left, top } = (canvasElement.querySelector('.sd-pcard-photo') as HTMLElement).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 40, top + 40)).toBe(canvas.getByRole('link'));
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hazelnut Latte' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkNoPicture: Story = { globals: { theme: 'dark' }, args: { image: null, tint: 'yellow' } };
