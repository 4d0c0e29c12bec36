import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { tokens } from '../tokens';

// the stylesheet sets the light roles on `:root` alone: inside a dark page an element needs them again
const lightRoles = [tokens.roles, tokens.shadows, tokens.filters]
  .flat()
  .map(({ property, source }) => `${property}:${source};`)
  .join('');

export interface ThemePanelProps extends ComponentProps<'div'> {
  /** Which of the two. */
  theme: 'light' | 'dark';
}

/** What is inside has this theme, whatever the page around has. */
export function ThemePanel({ theme, className, ...rest }: ThemePanelProps) {
  return (
    <>
      <style
        href="doc-light"
        precedence="doc"
      >{`.doc-theme[data-theme='light']{color-scheme:light;${lightRoles}}`}</style>
      <div {...rest} className={clsx('doc-theme', className)} data-theme={theme} />
    </>
  );
}
