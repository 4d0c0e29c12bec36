import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Glass } from '../Glass';
import { Skeleton } from '../Skeleton';
import { tokens } from '../tokens';
import { BesideLess, LessMotion } from './LessMotion';
import { Durations, Easings } from './Motions';
import { Name, Page, Section } from './Page';
import { Specimen } from './Specimen';
import { Verdicts } from './Verdicts';

const meta = {
  title: 'Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const loops: Record<string, React.ReactNode> = {
  shimmer: <Skeleton height="title" />,
  steam: <Glass level={62} steaming width={72} />,
  spin: (
    <Button variant="line" loading>
      Save Product
    </Button>
  ),
  pour: <Glass level={85} width={72} />,
};

export const Motion: Story = {
  render: (_args, { globals }) => (
    <LessMotion>
      <Page title="Motion" lead="Nothing moves unless it answers a touch or the kitchen.">
        <Section title="Times" text={<p>Five, from a press to a pour. Who asked for less sees the end at once.</p>}>
          {/* read again when the toolbar asks for less of it */}
          <Durations key={String(globals['motion'])} />
        </Section>
        <Section
          title="Easings"
          text={<p>Things arrive like coffee into a glass and leave like water down a drain. Small taps clink.</p>}
        >
          <Easings />
        </Section>
        <Section
          title="Loops and scenes"
          text={<p>Only waiting loops: a skeleton, a ring, and steam while an order is live.</p>}
        >
          <ul className="doc-cards doc-cards-mid doc-stills">
            {tokens.animations.map(({ name, property, value }) => (
              <Specimen key={name} name={property} value={value.replace('infinite', 'for ever')}>
                <BesideLess>{loops[name]}</BesideLess>
              </Specimen>
            ))}
          </ul>
        </Section>
        <Section
          title="Less of it"
          text={
            <p>
              Who asks the system for reduced motion gets none: every time is 0, steam stands still, the glass is at its
              level. Storybook’s toolbar asks for it too.
            </p>
          }
        >
          <Verdicts
            yes={[
              <>
                Use the tokens: <Name>var(--dur-move)</Name> turns to 0 by itself
              </>,
              'Change colour or words as well, so that nothing is told by movement alone',
              'Animate transform and opacity; the page keeps its layout',
            ]}
            no={[
              'A cup that flies into the cart',
              'Movement on scroll, parallax',
              'A second loop on a screen',
              'Waiting for an animation before the next tap counts',
            ]}
          />
        </Section>
      </Page>
    </LessMotion>
  ),
  play: async ({ canvasElement }) => {
    const still = [...canvasElement.querySelectorAll('.sd-less-motion .doc-lane > span')];
    await expect(still.length).toBe(tokens.durations.length + tokens.easings.length);
    await expect(new Set(still.map((bean) => getComputedStyle(bean).transitionProperty))).toEqual(new Set(['none']));
    // the glass's own rule, too, not only the base's
    const steam = canvasElement.querySelector('.sd-less-motion [class*="glass-steam"] path');
    await expect(getComputedStyle(steam as Element).animationName).toBe('none');
  },
};

export const Plays: Story = {
  ...Motion,
  tags: ['!dev', 'behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send them off' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play clink' }));
    const atEnd = () =>
      [...canvasElement.querySelectorAll('.doc-lane')].filter((lane) => {
        const bean = lane.firstElementChild?.getBoundingClientRect();
        return bean && Math.abs(bean.right - lane.getBoundingClientRect().right) < 1;
      });
    await waitFor(() => expect(atEnd().length).toBe((tokens.durations.length + 1) * 2));
  },
};

export const Dark: Story = { ...Motion, tags: ['!dev', '!visual'], globals: { theme: 'dark' } };
