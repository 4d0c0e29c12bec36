import { DirectionProvider } from '@seduh/ui';
import type { ReactNode } from 'react';

export function ArabicPart({ children }: { children: ReactNode }) {
  return (
    <div dir="rtl" lang="ar">
      <DirectionProvider dir="rtl">{children}</DirectionProvider>
    </div>
  );
}
