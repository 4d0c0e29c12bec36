import { addons } from 'storybook/manager-api';
import { dress } from './dress';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

/** Seduh's colours for the sidebar and the bars, by day and by night as the device says. */
export function dressManager(): void {
  const wear = () => {
    const base = dark.matches ? 'dark' : 'light';
    const root = document.documentElement;
    root.dataset.theme = base;
    const roles = getComputedStyle(root);
    addons.setConfig({ theme: dress(base, (role) => roles.getPropertyValue(`--${role}`).trim()) });
  };
  dark.addEventListener('change', wear);
  wear();
}
