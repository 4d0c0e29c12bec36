import type { Generated } from 'kysely';

/** News on their way, and the browsers that may be told. */
export interface NoticeTables {
  push_subscriptions: {
    id: string;
    session_hash: Buffer;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: Date;
    used_at: Date | null;
    expires_at: Date | null;
  };
  notices: {
    id: string;
    kind: string;
    order_id: string;
    channel: 'push' | 'mail' | 'message';
    target: string;
    created_at: Date;
    due_at: Date | null;
    give_up_at: Date;
    tries: Generated<number>;
    sent_at: Date | null;
    failed_at: Date | null;
    failure: string | null;
    dismissed_at: Date | null;
  };
  late_orders: { order_id: string; noted_at: Date; foreseen_at: Generated<Date | null> };
}
