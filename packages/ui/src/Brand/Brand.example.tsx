import { Brand, Panel } from '@seduh/ui';
import type { ReactNode } from 'react';

export function BarePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="sd-wrap sd-narrow">
      <Brand href="/" />
      <Panel title={title}>{children}</Panel>
    </main>
  );
}
