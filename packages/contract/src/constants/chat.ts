/** Who writes in the chat of an order: its customer, or whoever of staff is there. */
export const CHAT_SIDES = ['customer', 'staff'] as const;
export type ChatSide = (typeof CHAT_SIDES)[number];

/** What staff say with one press. Each is kept by its id, so that everybody reads it in their own language. */
export const QUICK_ANSWERS = [
  'on it',
  'few minutes',
  'at counter',
  'rider left',
  'ran out',
  'calling',
  'thanks',
] as const;
export type QuickAnswer = (typeof QUICK_ANSWERS)[number];
