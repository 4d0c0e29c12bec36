import { expect } from 'storybook/test';

/** Long words break or are cut: the page cannot be pushed sideways. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** The same with letters of twice the size. */
export async function expectRoomForLargeLetters(): Promise<void> {
  const root = document.documentElement;
  root.style.fontSize = '200%';
  try {
    await expectNoSidewaysScroll();
  } finally {
    root.style.removeProperty('font-size');
  }
}
