import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type Density as Kind, DensityTry } from './DensityTry';
import { Name, Page, Section } from './Page';
import { Verdicts } from './Verdicts';

const meta = {
  title: 'Density',
  component: DensityTry,
  tags: ['!autodocs'],
  args: { density: 'compact' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DensityTry>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In whole px: a small button's words make it a part of one higher. */
const heightOf = (element: HTMLElement) => Math.floor(element.getBoundingClientRect().height);

export const Density: Story = {
  render: () => (
    <Page
      title="Density"
      lead="Comfortable is for thumbs and for guests. Compact is a choice for staff who work through long lists with a mouse."
    >
      <Section
        wide
        title="Side by side"
        text={
          <p>
            <Name>data-density="compact"</Name> on any element makes its inside compact, and <Name>comfortable</Name>{' '}
            takes a part of that back. Both need <Name>@seduh/ui/density.css</Name>.
          </p>
        }
      >
        <div className="sd-densities">
          <DensityTry density="comfortable" />
          <DensityTry density="compact" />
        </div>
      </Section>
      <Section title="When" text={<p>Letters keep their size: what gets closer is the room round them.</p>}>
        <Verdicts
          yes={[
            'A table or a board of many rows, on a desk, by the choice of who works there',
            'Targets of 32 px: more than the 24 that WCAG 2.2 asks for (2.5.8)',
          ]}
          no={['A page for guests', 'A phone or a tablet: a finger needs 44 px', 'One field among comfortable ones']}
        />
      </Section>
    </Page>
  ),
  play: async ({ canvas }) => {
    const inside = (density: Kind) => within(canvas.getByRole('group', { name: density }));
    const measured = (density: Kind) => [
      heightOf(inside(density).getByRole('button', { name: 'Save' })),
      heightOf(inside(density).getByRole('button', { name: 'Leave' })),
      heightOf(inside(density).getByRole('button', { name: `Edit, ${density}` })),
      heightOf(inside(density).getByRole('textbox', { name: 'Promo' })),
      heightOf(inside(density).getByRole('button', { name: /Sort by/ })),
    ];
    await expect(measured('comfortable')).toEqual([48, 44, 44, 48, 44]);
    await expect(measured('compact')).toEqual([36, 32, 32, 36, 32]);
    const room = (density: Kind) => {
      const card = inside(density).getByRole('article');
      return [card, card.parentElement!].map((element) => Number.parseFloat(getComputedStyle(element).paddingTop));
    };
    await expect(room('compact')).toEqual([10, 14]);
    await expect(room('comfortable')[0]).toBe(14);
    await expect(room('comfortable')[1]).toBeGreaterThan(14);
  },
};

/** Comfortable by being asked for is what it is without being asked for, to the pixel. */
export const ComfortableIsTheDefault: Story = {
  tags: ['!dev', '!visual'],
  render: () => (
    <main>
      {/* an attribute that asks for neither */}
      <DensityTry density={'' as Kind} />
      <DensityTry density="comfortable" />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const [one, other] = canvasElement.querySelectorAll<HTMLElement>('[data-density]');
    const boxes = (root?: HTMLElement) =>
      [...(root?.querySelectorAll<HTMLElement>('*') ?? [])].map((element) => [
        element.tagName,
        element.offsetWidth,
        element.offsetHeight,
      ]);
    await expect(boxes(one).length).toBeGreaterThan(40);
    await expect(boxes(one)).toEqual(boxes(other));
  },
};

export const Dark: Story = { ...Density, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
