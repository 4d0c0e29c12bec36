import type { Meta, StoryObj } from '@storybook/react-vite';
import { type EffectCallback, useEffect } from 'react';

const fail = (): never => {
  throw new Error('thrown on purpose');
};

/**
 * Each throws where nobody catches it, the way a screen can: the walk over the stories has to turn red by every one of
 * them, and expects that by their tag.
 */
function Thrower({ start, press }: { start?: EffectCallback; press?: () => void }) {
  useEffect(() => start?.(), [start]);
  return (
    <button type="button" className="sd-btn" onClick={press}>
      Something goes wrong in a moment
    </button>
  );
}

const meta = {
  title: 'Development/Uncaught',
  component: Thrower,
  tags: ['throws', '!dev', '!autodocs', '!test', '!visual'],
} satisfies Meta<typeof Thrower>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InATimer: Story = { args: { start: () => void setTimeout(fail, 20) } };

export const InALateTimer: Story = { args: { start: () => void setTimeout(fail, 500) } };

export const InATimerOfSeconds: Story = { args: { start: () => void setTimeout(fail, 5_000) } };

export const InAnInterval: Story = {
  args: {
    start: () => {
      const timer = setInterval(() => {
        clearInterval(timer);
        fail();
      }, 20);
    },
  },
};

export const InAnAnimationFrame: Story = { args: { start: () => void requestAnimationFrame(fail) } };

export const InAnIdleMoment: Story = { args: { start: () => void requestIdleCallback(fail) } };

export const InAMicrotask: Story = { args: { start: () => queueMicrotask(fail) } };

export const ARejectedPromise: Story = { args: { start: () => void Promise.reject(new Error('thrown on purpose')) } };

export const AnAsyncHandler: Story = {
  args: {
    start: () =>
      void (async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        fail();
      })(),
  },
};

export const AnAsyncHandlerOfSeconds: Story = {
  args: {
    start: () =>
      void (async () => {
        await new Promise((resolve) => setTimeout(resolve, 5_000));
        fail();
      })(),
  },
};

export const PressesWhatThrows: Story = {
  args: { press: fail },
  tags: ['behaviour'],
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

/** The window becomes another one for a picture, long after the story is finished. */
export const AsTheWindowChanges: Story = {
  args: {
    start: () => {
      window.addEventListener('resize', fail);
      return () => window.removeEventListener('resize', fail);
    },
  },
};

export const AsItIsLeft: Story = { args: { start: () => fail } };
