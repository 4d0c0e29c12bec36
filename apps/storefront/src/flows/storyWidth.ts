import { expect } from 'storybook/test';

/** Long words break or are cut: the page cannot be pushed sideways. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
