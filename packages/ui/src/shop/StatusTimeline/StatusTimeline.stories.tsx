import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../Button';
import { Bike, Coffee, House } from '../../icons';
import { StatusTimeline, type StatusTimelineStep } from './StatusTimeline';

const delivery: StatusTimelineStep[] = [
  { id: 'placed', title: 'Order placed', detail: 'We have it. Cash on delivery.', time: '13:52', state: 'done' },
  { id: 'accepted', title: 'Accepted', detail: 'Dimas is your barista.', time: '13:54', state: 'done' },
  { id: 'brewing', title: 'Brewing', detail: 'Two lattes on the bar.', time: '14:01', state: 'now', icon: <Coffee /> },
  {
    id: 'way',
    title: 'On the way',
    detail: 'Rider leaves Seduh Menteng.',
    time: '~ 14:20',
    state: 'ahead',
    icon: <Bike />,
  },
  { id: 'delivered', title: 'Delivered', detail: 'Enjoy it hot.', time: '~ 14:35', state: 'ahead', icon: <House /> },
];

const meta = {
  id: 'ui-statustimeline',
  component: StatusTimeline,
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--raised)', maxInlineSize: '44rem', padding: '1.5rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Where it is', steps: delivery },
} satisfies Meta<typeof StatusTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllDone: Story = { args: { steps: delivery.map((step) => ({ ...step, state: 'done' })) } };
export const Bare: Story = { args: { steps: delivery.map(({ id, title, state }) => ({ id, title, state })) } };

export const Cancelled: Story = {
  args: {
    steps: [
      { id: 'placed', title: 'Order placed', detail: 'Paid by Card.', time: '11:20', state: 'done' },
      {
        id: 'cancelled',
        title: 'Cancelled',
        detail: 'The kitchen ran out of matcha. IDR 28,000 is on its way back to you.',
        time: '11:24',
        state: 'bad',
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'way',
        title: 'On the way to the guest house at the end of the road',
        detail: 'The rider has left Seduh Menteng and takes the long way round, as the bridge is closed until late.',
        time: '~ 14:20',
        state: 'now',
        icon: <Bike />,
      },
      { id: 'delivered', title: 'Delivered', state: 'ahead', icon: <House /> },
    ],
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '280px' }}>
        <Story />
      </div>
    ),
  ],
};

export const SaysTheTitleItReaches: Story = {
  tags: ['behaviour'],
  render: function Moving({ steps, ...args }) {
    const [ready, setReady] = useState(false);
    const shown = steps.map((step): StatusTimelineStep => {
      if (!ready) return step;
      if (step.id === 'brewing') return { ...step, state: 'done' };
      return step.id === 'way' ? { ...step, state: 'now' } : step;
    });
    return (
      <>
        <StatusTimeline {...args} steps={shown} />
        <Button onClick={() => setReady(true)}>Go</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const spoken = canvasElement.querySelector('[aria-live=polite]');
    await expect(spoken).toHaveTextContent('Brewing');
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    // the same element with new words: that is what a screen reader speaks
    await expect(spoken).toHaveTextContent('On the way');
    await expect(canvas.getAllByRole('listitem', { current: 'step' })).toHaveLength(1);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkCancelled: Story = { ...Cancelled, globals: { theme: 'dark' } };
