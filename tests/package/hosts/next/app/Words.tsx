'use client';

import { LocaleProvider } from '@seduh/ui';
import { indonesian } from '@seduh/ui/phrases/id';
import type { ReactNode } from 'react';

// phrases hold functions, which no server component can hand to the browser: the app names its language in a file like this
export function Words({ children }: { children: ReactNode }) {
  return (
    <LocaleProvider locale="id" phrases={indonesian}>
      {children}
    </LocaleProvider>
  );
}
