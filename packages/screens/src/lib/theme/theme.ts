import type { Theme } from '@seduh/ui';
import { useSyncExternalStore } from 'react';
import { persisted } from '../persisted';

/** The theme on screen. The attribute is the truth: index.html sets it before the first paint. */
export const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** A theme, or whatever the device has. */
export type ThemeChoice = Theme | 'system';

/** Anything that names no theme is the device's. */
export const readChoice = (text: string | null): ThemeChoice => (text === 'dark' || text === 'light' ? text : 'system');

/** The choice kept on this device. Where storage is blocked, what is on screen is all that is known. */
export const keptTheme = persisted('localStorage', 'theme', (text) =>
  text === undefined ? currentTheme() : readChoice(text),
);

/** Calls back whenever the theme on screen is set. */
export function subscribeTheme(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Shows a theme and keeps the choice on this device. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  keptTheme.set(theme);
}

/** The theme on screen and how to choose another; the choice is kept on this device. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => 'light' as const);
  return [theme, chooseTheme];
}
