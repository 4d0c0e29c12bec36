import { ThemeToggle, type Theme } from '@seduh/ui';
import { useState } from 'react';

export function RememberedTheme() {
  const [theme, setTheme] = useState<Theme>(() => (localStorage.getItem('theme') === 'dark' ? 'dark' : 'light'));
  const onChange = (next: Theme) => {
    setTheme(next);
    localStorage.setItem('theme', next);
    document.documentElement.dataset.theme = next;
  };
  return <ThemeToggle theme={theme} onChange={onChange} />;
}
