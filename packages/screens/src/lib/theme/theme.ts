import type { Theme } from '@seduh/ui';
import { useSyncExternalStore } from 'react';

/** Local storage key of the chosen theme; without one the device's own counts. */
export const THEME_KEY = 'theme';

/** The theme on screen. The attribute is the truth: index.html sets it before the first paint. */
export const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** Calls back whenever the theme on screen is set. */
export function subscribeTheme(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Shows a theme and keeps the choice on this device. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    // not by `persisted`: every page loads this
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // storage is blocked or full: the choice then holds for this visit
  }
}

/** The theme on screen and how to choose another; the choice is kept on this device. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => 'light' as const);
  return [theme, chooseTheme];
}
