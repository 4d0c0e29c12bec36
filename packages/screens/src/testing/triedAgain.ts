import { handlers } from '@seduh/api-client/mocks';
import type { StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

/**
 * The `play` of a page that did not come and is tried again.
 * @param sees what is there once the answer is
 * @param answers mocks in place of the failing ones; without any the usual shop answers
 */
export const triedAgain =
  (sees: (canvas: Canvas) => Promise<HTMLElement>, ...answers: RequestHandler[]): Play =>
  async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...(answers.length > 0 ? answers : handlers));
    await userEvent.click(again);
    await expect(await sees(canvas)).toBeVisible();
  };
