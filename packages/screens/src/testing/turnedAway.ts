import { MESSAGES } from '@seduh/contract/constants';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/**
 * What somebody meets at an address that is not theirs, by the real guards: a visitor (null) the login, whoever has
 * another role home, both with the reason. Both places are in pictures of their own, so this is in none. The whole shop
 * is shown in place of the screen: Storybook brings it where a story names an address in it (`parameters.shop`).
 */
export function turnedAway(
  who: 'customer' | 'admin' | null,
  at: string,
): Pick<StoryObj, 'parameters' | 'tags' | 'play'> {
  return {
    parameters: { session: who, page: false, shop: at },
    tags: ['!visual', '!autodocs'],
    async play({ canvas }) {
      const message = who ? MESSAGES.forbidden : MESSAGES.loginFirst;
      await waitFor(() => expect(canvas.getByText(message)).toBeVisible());
      const heading = await canvas.findByRole('heading', { level: 1 });
      await expect(heading).toHaveTextContent(who ? /^Slow brewed/ : 'Login');
    },
  };
}
