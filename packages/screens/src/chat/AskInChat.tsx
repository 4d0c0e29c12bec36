import { useChats } from '@seduh/api-client';
import { Badge, Button, MessageCircleMore } from '@seduh/ui';
import { AskStaff, type AskStaffProps } from '../lib/AskStaff';
import { useWords } from '../lib/words/words';
import { openChat } from './lazy';
import { chatWords } from './words';

interface AskInChatProps extends AskStaffProps {
  orderId: string;
}

/** Opens the chat of this order while there is one; else it rings the counter. */
export default function AskInChat({ orderId, ...phone }: AskInChatProps) {
  const m = useWords(chatWords);
  const { data: heads } = useChats();
  const head = heads?.find(({ order_id }) => order_id === orderId);
  if (!head) return <AskStaff {...phone} />;
  return (
    <Button
      variant="line"
      size={phone.size}
      icon={<MessageCircleMore />}
      aria-haspopup="dialog"
      onClick={() => openChat(orderId, m.notLoaded)}
    >
      {m.ask}
      <Badge tone="accent" count={head.unread} label={m.unread(head.unread)} />
    </Button>
  );
}
