import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button';
import { AppLinks } from '../foundations/AppLinks';
import { Page, Section } from '../foundations/Page';
import { StoryLinks } from '../foundations/StoryLinks';
import { OrderSummary } from '../shop/OrderSummary';
import { Stat } from '../Stat';
import { StatRow } from '../StatRow';
import { LoadingTry } from './LoadingTry';
import { Anatomy, Stage, When } from './Pattern';

const meta = {
  title: 'Loading',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  render: () => (
    <Page title="Loading" lead="What is coming has its place already, so nothing jumps when it arrives.">
      <When
        yes={[
          'A list or a page arrives for the first time: its own shape in grey',
          'A button’s work is under way: the ring in the button',
          'A figure is worked out anew: it shimmers and stays readable',
        ]}
        no={[
          'Something newer replaces something shown: keep the old until the new is there',
          'It takes no time one would notice',
          'It failed: empty and error',
        ]}
      />
      <Section
        wide
        title="Skeletons"
        text={<p>Eight cards, the box of a card each. One polite “Loading the menu”, said once.</p>}
      >
        <Stage>
          <LoadingTry />
        </Stage>
      </Section>
      <Section
        title="In its place"
        text={
          <p>The button keeps its width, its words and its focus. The total waits for its sum. A stat has a bar.</p>
        }
      >
        <div className="doc-row">
          <Button loading>Confirm and pay</Button>
          <Button variant="line" loading>
            Save Product
          </Button>
        </div>
        <div className="doc-row">
          <OrderSummary
            title="Order summary"
            headingLevel={3}
            rows={[{ label: 'Subtotal', amount: 112_000 }]}
            totalLabel="Total"
            total={112_000}
            busy
          />
        </div>
        <StatRow aria-busy="true">
          <Stat label="Orders" value={null} busy />
          <Stat label="Income" value={null} busy />
        </StatRow>
      </Section>
      <Section title="How it is put together">
        <Anatomy
          parts={[
            ['aria-busy', 'On what is waiting, not on the page.'],
            ['One sentence', 'Said politely, once; not for every bar.'],
            ['Stillness', 'With reduced motion the shimmer stands. It is the only loop beside the ring.'],
            ['Patience', 'After 15 seconds a call is given up, and the place says so with Try again.'],
          ]}
        />
      </Section>
      <Section title="Stories">
        <StoryLinks parts={['Skeleton', 'ProductCardSkeleton', 'ProductGrid', 'Button', 'OrderSummary', 'Stat']} />
        <AppLinks to={['menu', 'checkout']} />
      </Section>
    </Page>
  ),
};

export const Loads: Story = {
  ...Loading,
  tags: ['!dev', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: /^(Let them|Take them)/ }));
    await press();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await press();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const Dark: Story = { ...Loading, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
