import { Badge, IconButton } from '@seduh/ui';
import type { ReactNode } from 'react';

/** The way into the talk with the barista, for the bar on top of a page. */
export function ChatOpener({ icon, unread, open }: { icon: ReactNode; unread: number; open: () => void }) {
  return (
    <IconButton
      label="Chat"
      icon={icon}
      badge={unread > 0 && <Badge count={unread} label={`${unread} unread`} />}
      onClick={open}
    />
  );
}
