import '@seduh/ui/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Next', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
