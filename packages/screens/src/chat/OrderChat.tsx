import { seeChat, useChat, useSession, useShop } from '@seduh/api-client';
import type { Chat, ChatSide, QuickAnswer } from '@seduh/contract';
import { IMAGE_TYPES, LIMITS, QUICK_ANSWERS } from '@seduh/contract/constants';
import { isChatOver } from '@seduh/domain';
import { Button, ChatPanel, imageProblem, toast } from '@seduh/ui';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { formatMoment } from '../lib/orders/moments';
import { useOnline } from '../lib/useOnline';
import { useShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import { CallShop } from './CallShop';
import { messagesOf, unsentOf } from './messages';
import { closeChat } from './opened';
import { outboxOf } from './outbox';
import { smaller } from './smaller';
import { chatWords } from './words';

interface OrderChatProps {
  orderId: string;
  isOpen: boolean;
}

/** The talk about one order. What is typed is kept until it has been sent, also through a reload. */
export function OrderChat({ orderId, isOpen }: OrderChatProps) {
  const m = useWords(chatWords);
  const { session, isAdmin } = useSession();
  const { data: chat, error, retry } = useChat(orderId);
  const { data: shop } = useShop();
  const clock = useShopClock();
  const isOnline = useOnline();
  const outbox = outboxOf(session?.id ?? '', orderId);
  const { draft, unsent } = useSyncExternalStore(outbox.watch, outbox.get, outbox.get);
  const side: ChatSide = isAdmin ? 'staff' : 'customer';
  useSeen(chat, side, isOpen);
  useEffect(() => (isOpen ? outbox.show() : undefined), [outbox, isOpen]);
  const number = chat?.number;
  useEffect(() => {
    if (number) outbox.setNumber(number);
  }, [outbox, number]);

  const shopName = shop?.name ?? m.theShop;
  const name = isAdmin ? (chat?.customer_name ?? m.chat) : shopName;
  const said = { m, side, name, clock, orderId };
  const pick = async (file: File) => {
    const image = await smaller(file);
    const { wrongType, tooLarge } = m;
    const problem = imageProblem(image, { types: IMAGE_TYPES, maxBytes: LIMITS.imageBytes, wrongType, tooLarge });
    if (problem) toast.error(problem);
    else outbox.say({ image });
  };

  return (
    <ChatPanel
      open={isOpen}
      onOpenChange={closeChat}
      name={name}
      {...(chat ? { note: m.order(chat.number) } : {})}
      image={null}
      messages={[...(chat ? messagesOf(chat, said) : []), ...unsentOf(unsent, said)]}
      emptyText={chat || error ? m.empty[side] : m.loading}
      draft={draft}
      onDraftChange={(words) => outbox.setDraft(words.slice(0, LIMITS.chatMessage))}
      onSend={(text) => outbox.say({ text }, '')}
      onRetry={outbox.retry}
      onTakeBack={(key) => {
        if (!outbox.takeBack(key)) toast.error(m.noRoom);
      }}
      onImage={(file) => void pick(file)}
      imageTypes={IMAGE_TYPES.join()}
      {...(isAdmin
        ? {
            answers: QUICK_ANSWERS.map((id) => ({ id, label: m.quick[id] })),
            onAnswer: (id: string) => outbox.say({ quick: id as QuickAnswer }),
          }
        : {})}
      {...(isOnline ? {} : { offline: m.offline })}
      {...closedBy()}
    />
  );

  /** Why nothing can be written, and what else there is. */
  function closedBy(): { closed?: ReactNode } {
    const because = (words: string, act: ReactNode) => ({
      closed: (
        <>
          <p>{words}</p>
          {act}
        </>
      ),
    });
    const call = isAdmin ? null : <CallShop />;
    if (chat?.ends_at && isChatOver(chat.ends_at, clock.now)) {
      return because(m.ended(formatMoment(chat.ends_at, clock)), call);
    }
    if (chat || !error) return {};
    if (error.status === 404) return because(m.notThere, call);
    return because(m.didNotCome, <Button onClick={retry}>{m.tryAgain}</Button>);
  }
}

/** What is on screen, before somebody who looks, has been seen. What is not heard of is said again with the next. */
function useSeen(chat: Chat | undefined, side: ChatSide, isOpen: boolean): void {
  const isVisible = useVisible();
  const newest = chat?.messages.findLast(({ from }) => from !== side)?.id ?? 0;
  const isUnseen = isOpen && isVisible && chat !== undefined && newest > chat.seen[side];
  const orderId = chat?.order_id;
  useEffect(() => {
    if (isUnseen && orderId) seeChat(orderId, newest).catch(() => undefined);
  }, [isUnseen, orderId, newest]);
}

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether somebody may be looking at the page: not behind another tab, nor on a locked phone. */
const useVisible = (): boolean =>
  useSyncExternalStore(
    watch,
    () => document.visibilityState === 'visible',
    () => false,
  );
