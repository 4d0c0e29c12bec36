import { SkipLink, TopBar } from '@seduh/ui';
import type { ReactNode } from 'react';

export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <TopBar brandHref="/" links={[{ label: 'Product', href: '/products' }]} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
