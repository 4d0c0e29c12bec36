import { useChats, useSession } from '@seduh/api-client';
import type { ChatHead } from '@seduh/contract';
import { Badge, Banner, Button, Modal, Skeleton } from '@seduh/ui';
import { formatMoment } from '../lib/orders/moments';
import { useShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import { CallShop } from './CallShop';
import { closeChat, showChatOf } from './opened';
import { chatWords } from './words';

/** Which order it is about; without one under way, the shop's phone. */
export function ChatChoice({ isOpen }: { isOpen: boolean }) {
  const m = useWords(chatWords);
  const { isAdmin } = useSession();
  const { data: heads, error, retry } = useChats();
  const isNone = heads?.length === 0;
  const said = !heads ? undefined : !isNone ? m.choose : isAdmin ? m.noneWritten : m.noneOpen;
  return (
    <Modal
      open={isOpen}
      onOpenChange={closeChat}
      title={m.chats}
      {...(said ? { description: said } : {})}
      stackActions
      actions={
        <>
          {!heads && error && <Button onClick={retry}>{m.tryAgain}</Button>}
          {isNone && !isAdmin && <CallShop />}
          <Button variant="line" onClick={closeChat}>
            {m.close}
          </Button>
        </>
      }
    >
      {heads ? (
        !isNone && (
          <ul className="chat-heads">
            {heads.map((head) => (
              <li key={head.order_id}>
                <Head head={head} isAdmin={isAdmin} />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <Banner tone="bad">{m.failed}</Banner>
      ) : (
        <div role="status" aria-label={m.loading}>
          <Skeleton />
          <Skeleton width="55" />
        </div>
      )}
    </Modal>
  );
}

function Head({ head, isAdmin }: { head: ChatHead; isAdmin: boolean }) {
  const m = useWords(chatWords);
  const clock = useShopClock();
  const { number, customer_name, unread, last_at } = head;
  return (
    <button type="button" className="chat-head" onClick={() => showChatOf(head.order_id)}>
      <span className="chat-head-words">
        <strong>{isAdmin ? m.chatOf(number, customer_name) : m.order(number)}</strong>
        <span className="sd-small sd-muted">{last_at ? m.lastAt(formatMoment(last_at, clock)) : m.nothingYet}</span>
      </span>
      <Badge tone="accent" count={unread} label={m.unread(unread)} />
    </button>
  );
}
