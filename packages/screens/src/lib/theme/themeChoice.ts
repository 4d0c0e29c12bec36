import type { Theme } from '@seduh/ui';
import { useSyncExternalStore } from 'react';
import { persisted } from '../persisted';
import { chooseTheme, currentTheme, subscribeTheme, THEME_KEY } from './theme';

/** A theme, or whatever the device has. */
type ThemeChoice = Theme | 'system';

/** Anything that names no theme is the device's. */
export const readChoice = (text: string | null): ThemeChoice => (text === 'dark' || text === 'light' ? text : 'system');

/** The choice kept on this device. Where storage is blocked, what is on screen is all that is known. */
const keptTheme = persisted('localStorage', THEME_KEY, (text) =>
  text === undefined ? currentTheme() : readChoice(text),
);

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
  if (choice !== 'system') return chooseTheme(choice);
  keptTheme.clear();
  followDevice();
}

/** The choice of a theme, and how to make another; it is kept on this device. */
export const useThemeChoice = (): [ThemeChoice, (choice: ThemeChoice) => void] => [
  useSyncExternalStore(subscribeTheme, keptTheme.get),
  choose,
];
