import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const STEPS = 20;
const STEP_MS = 100;

/** Counts how often it was pressed. */
function Stairs() {
  const [step, setStep] = useState(0);
  return (
    <button type="button" className="sd-btn" onClick={() => setStep(step + 1)}>
      Step {step}
    </button>
  );
}

const meta = {
  title: 'Development/LongPlay',
  component: Stairs,
  tags: ['behaviour', '!dev', '!autodocs', '!test', '!visual'],
} satisfies Meta<typeof Stairs>;
export default meta;

/**
 * Two seconds of pressing: somebody chooses a fault in the middle, and the story that then begins must not be pressed by
 * this play.
 */
export const Pressing: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    for (let step = 0; step < STEPS; step += 1) {
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      await userEvent.click(canvas.getByRole('button'));
    }
    await expect(canvas.getByRole('button')).toHaveTextContent(`Step ${STEPS}`);
  },
};
