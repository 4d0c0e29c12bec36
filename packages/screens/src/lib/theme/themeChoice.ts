import type { Theme } from '@seduh/ui';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, subscribeTheme, THEME_KEY } from './theme';

/** A theme, or whatever the device has. */
type ThemeChoice = Theme | 'system';

// the server, which makes pages of the features that use this, has no device
const darkDevice = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** Anything that names no theme is the device's. */
export const readChoice = (text: string | null): ThemeChoice => (text === 'dark' || text === 'light' ? text : 'system');

function currentChoice(): ThemeChoice {
  try {
    return readChoice(localStorage.getItem(THEME_KEY));
  } catch {
    // storage is blocked: what is on screen is all that is known
    return currentTheme();
  }
}

function followDevice(): void {
  document.documentElement.dataset.theme = darkDevice?.matches ? 'dark' : 'light';
}

// from here on the visit follows the device; a new page load does so by itself
darkDevice?.addEventListener('change', () => {
  if (currentChoice() === 'system') followDevice();
});

function choose(choice: ThemeChoice): void {
  if (choice !== 'system') {
    chooseTheme(choice);
    return;
  }
  try {
    localStorage.removeItem(THEME_KEY);
  } catch {
    // nothing was kept then
  }
  followDevice();
}

/** The choice of a theme, and how to make another; it is kept on this device. */
export const useThemeChoice = (): [ThemeChoice, (choice: ThemeChoice) => void] => [
  useSyncExternalStore(subscribeTheme, currentChoice),
  choose,
];
