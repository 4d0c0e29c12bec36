import type { MessageChannel } from '@seduh/contract';

/** A short text for one phone. */
interface PhoneMessage {
  /** The number, as `+62…`. */
  to: string;
  text: string;
  /** Seconds for which it is worth being delivered. */
  ttl: number;
}

/** Who brings texts to phones. */
export interface MessageProvider {
  /** As what they arrive. */
  channel: MessageChannel;
  /** Rejects with `Undelivered` where the provider did not take it. */
  send(message: PhoneMessage): Promise<void>;
}
