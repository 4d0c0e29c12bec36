import type { Decorator } from '@storybook/react-vite';
import { frameKind } from '../frames/frame';

export type Theme = 'light' | 'dark';

/** Side by side, the page itself is the light one: the manager puts the dark one beside it. */
export const toTheme = (value: unknown): Theme => (value === 'dark' ? 'dark' : 'light');

/** Marks the page as the server would. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/**
 * The theme of the toolbar, or the one a story names, set before the story renders: nothing then fades from one to the
 * other. On a docs page stories of several themes stand together, so there a dark one among light ones gets a dark box.
 * A picture is asked for in a theme, whatever its story would rather have.
 */
export const withTheme: Decorator = (Story, { globals, userGlobals, viewMode }) => {
  const theme = toTheme(frameKind() === 'picture' ? userGlobals.theme : globals.theme);
  const page = viewMode === 'docs' ? toTheme(userGlobals.theme) : theme;
  showTheme(page);
  if (theme === page) return <Story />;
  return (
    <div data-theme={theme} style={{ padding: '1rem', color: 'var(--ink-2)', background: 'var(--surface)' }}>
      <Story />
    </div>
  );
};
