import { z } from 'zod';
import { CHAT_SIDES, LIMITS, MESSAGES, ORDER_STATUSES, QUICK_ANSWERS } from '../constants';
import { Id, Instant, name, named, text } from './common';

const ChatSide = z.enum(CHAT_SIDES);
const QuickAnswer = z.enum(QUICK_ANSWERS);
const MessageId = z.int().nonnegative();

/** Something that was said in the chat of an order. It has words, is a quick answer, or shows a picture. */
export const ChatMessage = named('ChatMessage', {
  /** Later ones have greater ids. */
  id: MessageId,
  from: ChatSide,
  /** First name of the member of staff; null for the customer, and for who has none. */
  name: z.string().nullable(),
  text: z.string().nullable(),
  quick: QuickAnswer.nullable(),
  /** Whether there is a picture, to be had under the message's id. */
  has_image: z.boolean(),
  at: Instant,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** The chat of an order, for its customer and staff. */
export const Chat = named('Chat', {
  order_id: Id,
  number: z.string(),
  customer_name: z.string(),
  /** The oldest first. */
  messages: z.array(ChatMessage),
  /** Up to which message each side has seen the other's; 0 for none. */
  seen: z.object({ customer: MessageId, staff: MessageId }),
  /** Until when one may write, which is a while after the order is over; null while it is under way. */
  ends_at: Instant.nullable(),
});
export type Chat = z.infer<typeof Chat>;

/** A chat in a list. */
export const ChatHead = named('ChatHead', {
  order_id: Id,
  number: z.string(),
  customer_name: z.string(),
  status_name: z.enum(ORDER_STATUSES),
  /** Messages of the other side that nobody of this one has seen. */
  unread: z.int().nonnegative(),
  /** When something was said last; null where nobody has written. */
  last_at: Instant.nullable(),
  ends_at: Instant.nullable(),
});
export type ChatHead = z.infer<typeof ChatHead>;

/** Chats to be written or read, the latest first. */
export const ChatHeads = z.array(ChatHead);
export type ChatHeads = z.infer<typeof ChatHeads>;

/** A message: words, or for staff a quick answer. */
export const ChatMessageBody = z
  .strictObject({ text: name(LIMITS.chatMessage).optional(), quick: QuickAnswer.optional() })
  .refine(({ text: words, quick }) => (words === undefined) !== (quick === undefined), {
    path: ['text'],
    error: MESSAGES.required,
  })
  .meta({ id: 'ChatMessageBody' });
export type ChatMessageBody = z.infer<typeof ChatMessageBody>;

/** What goes with a picture, which is the form's file `image`. */
export const ChatImageBody = z
  .strictObject({ text: text(LIMITS.chatMessage).optional() })
  .meta({ id: 'ChatImageBody' });
export type ChatImageBody = z.infer<typeof ChatImageBody>;

/** Which message's picture. */
export const ChatImageQuery = z.object({ message: z.coerce.number().int().nonnegative().catch(0).default(0) });

/** The last message that is on screen. */
export const ChatSeenBody = z.strictObject({ message_id: MessageId }).meta({ id: 'ChatSeenBody' });
export type ChatSeenBody = z.infer<typeof ChatSeenBody>;
