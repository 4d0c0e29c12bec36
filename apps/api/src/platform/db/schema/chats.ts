import type { ChatSide, QuickAnswer } from '@seduh/contract';
import type { Generated, GeneratedAlways } from 'kysely';

/** What customers and staff say to each other about an order. */
export interface ChatTables {
  chats: {
    order_id: string;
    /** Ids of messages; 0 for none. */
    customer_last: Generated<number>;
    staff_last: Generated<number>;
    customer_seen: Generated<number>;
    staff_seen: Generated<number>;
    last_at: Date;
    /** When the order was over, by a trigger. */
    closed_at: GeneratedAlways<Date | null>;
  };
  chat_messages: {
    id: GeneratedAlways<number>;
    order_id: string;
    side: ChatSide;
    author_id: string;
    key: string;
    text: string | null;
    quick: QuickAnswer | null;
    image: string | null;
    sent_at: Date;
  };
}
