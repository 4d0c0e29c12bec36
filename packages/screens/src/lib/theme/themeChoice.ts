import { useSyncExternalStore } from 'react';
import { chooseTheme, keptTheme, subscribeTheme, type ThemeChoice } from './theme';

// the server, which makes pages of the features that use this, has no device
const darkDevice = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

function followDevice(): void {
  document.documentElement.dataset.theme = darkDevice?.matches ? 'dark' : 'light';
}

// from here on the visit follows the device; a new page load does so by itself
darkDevice?.addEventListener('change', () => {
  if (keptTheme.get() === 'system') followDevice();
});

function choose(choice: ThemeChoice): void {
  if (choice !== 'system') {
    chooseTheme(choice);
    return;
  }
  keptTheme.clear();
  followDevice();
}

/** The choice of a theme, and how to make another; it is kept on this device. */
export const useThemeChoice = (): [ThemeChoice, (choice: ThemeChoice) => void] => [
  useSyncExternalStore(subscribeTheme, keptTheme.get),
  choose,
];
