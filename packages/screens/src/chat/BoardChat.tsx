import { useChats } from '@seduh/api-client';
import { Badge, IconButton, MessageCircleMore } from '@seduh/ui';
import { useWords } from '../lib/words/words';
import { openChat } from './lazy';
import { chatWords } from './words';

/** The chat of an order on the board, with what is unread in it. */
export function BoardChat({ orderId, number }: { orderId: string; number: string }) {
  const m = useWords(chatWords);
  const { data: heads } = useChats();
  const unread = heads?.find(({ order_id }) => order_id === orderId)?.unread ?? 0;
  return (
    <IconButton
      label={m.chatAbout(number)}
      title={m.chatAbout(number)}
      icon={<MessageCircleMore />}
      badge={<Badge count={unread} label={m.unread(unread)} />}
      aria-haspopup="dialog"
      onClick={() => openChat(orderId, m.notLoaded)}
    />
  );
}
