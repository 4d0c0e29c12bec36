import { useChats, useOrderEvents, useSession } from '@seduh/api-client';
import { Badge, IconButton, MessageCircleMore } from '@seduh/ui';
import { Suspense, useEffect } from 'react';
import { useWords } from '../lib/words/words';
import { chatPlace, openChat } from './lazy';
import { forgetChat, useOpened } from './opened';
import { chatWords } from './words';

/** The chat in the bar: counts what is unread, live, and opens the one there is or the choice. Holds what is open. */
export default function ChatIcon() {
  const m = useWords(chatWords);
  const { isAdmin } = useSession();
  const { data: heads = [] } = useChats();
  const opened = useOpened();
  // a customer without an order hears of nothing
  useOrderEvents(undefined, isAdmin || heads.length > 0);
  useEffect(() => forgetChat, []);
  const unread = heads.reduce((sum, head) => sum + head.unread, 0);
  const only = !isAdmin && heads.length === 1 ? heads[0] : undefined;
  return (
    <>
      <IconButton
        label={unread > 0 ? m.chatAnd : m.chat}
        icon={<MessageCircleMore />}
        badge={<Badge count={unread} label={m.unread(unread)} />}
        aria-haspopup="dialog"
        onClick={() => openChat(only?.order_id ?? null, m.notLoaded)}
      />
      {opened && (
        <Suspense>
          <chatPlace.Part {...opened} />
        </Suspense>
      )}
    </>
  );
}
