import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type Theme, ThemeToggle } from './ThemeToggle';

const html = (theme: Theme) => renderToStaticMarkup(<ThemeToggle theme={theme} onChange={vi.fn()} />);

it('is the same markup for both themes, so the server need not know which', () => {
  expect(html('dark')).toBe(html('light'));
  expect(html('dark')).toContain('Switch theme');
});
