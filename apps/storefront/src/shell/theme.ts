import type { Theme } from '@seduh/ui';
import { useSyncExternalStore } from 'react';

const key = 'theme';

// the attribute is the truth: index.html sets it before the first paint
const current = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function choose(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // storage is blocked or full: the choice then holds for this visit
  }
}

/** The theme on screen and how to choose another; the choice is kept on this device. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, current, () => 'light' as const);
  return [theme, choose];
}
