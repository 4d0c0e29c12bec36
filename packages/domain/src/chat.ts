import type { ChatSide } from '@seduh/contract';

/** Minutes after an order is over in which both sides may still write: something was missing, or left on a table. */
export const CHAT_MINUTES_AFTER = 120;

const MINUTE_MS = 60_000;

/**
 * Until when one may write in the chat of an order.
 * @param closedAt when it was handed over or cancelled; null while it is under way
 * @returns null for as long as it is under way
 */
export const chatEndsAt = (closedAt: Date | null): Date | null =>
  closedAt && new Date(closedAt.getTime() + CHAT_MINUTES_AFTER * MINUTE_MS);

/** Whether nobody may write any more. @param endsAt as {@link chatEndsAt} says it, also as an answer carries it */
export const isChatOver = (endsAt: Date | string | null, now: number): boolean =>
  endsAt !== null && new Date(endsAt).getTime() <= now;

export const otherSide = (side: ChatSide): ChatSide => (side === 'customer' ? 'staff' : 'customer');

/** A chat as far as reading goes: what was said, and up to where each side has seen it. */
export interface SeenIn {
  messages: readonly { id: number; from: ChatSide }[];
  seen: Readonly<Record<ChatSide, number>>;
}

/** How many messages of the other side this one has not seen. */
export const unreadIn = ({ messages, seen }: SeenIn, side: ChatSide): number =>
  messages.filter(({ id, from }) => from !== side && id > seen[side]).length;
