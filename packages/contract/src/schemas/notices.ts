import { z } from 'zod';
import { MESSAGE_CHANNELS } from '../constants';
import { flag, named } from './common';

/** Longer than any push service's. */
const ENDPOINT_MAX = 1024;
const NO_SUBSCRIPTION = 'This is no subscription of a browser';
const base64url = (characters: number) =>
  z.string(NO_SUBSCRIPTION).regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`), NO_SUBSCRIPTION);

/** Where a push service takes messages. */
const Endpoint = z
  .url({ protocol: /^https$/, error: NO_SUBSCRIPTION })
  .max(ENDPOINT_MAX, NO_SUBSCRIPTION)
  .refine((address) => !/^https:\/\/[^/]*[@:]/i.test(address), NO_SUBSCRIPTION);

/** A browser's subscription, as its `toJSON()` says it. */
export const PushSubscriptionBody = z
  .strictObject({
    endpoint: Endpoint,
    /** When it ends, ms; null where the browser does not say. */
    expirationTime: z.number().int().positive().nullish(),
    /** A point of P-256, 65 bytes, and 16 bytes of secret. */
    keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }, NO_SUBSCRIPTION),
  })
  .meta({ id: 'PushSubscriptionBody' });
export type PushSubscriptionBody = z.infer<typeof PushSubscriptionBody>;

/** A subscription in the place of another one: whoever knows the old one's address is that browser. */
export const PushRenewalBody = z
  .strictObject({ old_endpoint: Endpoint, subscription: PushSubscriptionBody })
  .meta({ id: 'PushRenewalBody' });
export type PushRenewalBody = z.infer<typeof PushRenewalBody>;

/** Which news somebody gets, and where. */
export const NoticeSettings = named('NoticeSettings', {
  /** The shop's public key, which a browser subscribes with. */
  push_key: z.string(),
  /** The subscription that this session has; null without one. */
  push_endpoint: z.string().nullable(),
  receipt_mails: z.boolean(),
  news_mails: z.boolean(),
  news_messages: z.boolean(),
  /** By what messages to a phone go; null where the shop sends none. */
  message_channel: z.enum(MESSAGE_CHANNELS).nullable(),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

/** Changes of it: only what is sent. */
export const NoticeSettingsBody = z
  .strictObject({ receipt_mails: flag.optional(), news_mails: flag.optional(), news_messages: flag.optional() })
  .meta({ id: 'NoticeSettingsBody' });
export type NoticeSettingsBody = z.input<typeof NoticeSettingsBody>;

/** What a push carries to the shop's worker in the browser, encrypted. */
export interface PushNotice {
  title: string;
  body: string;
  /** Where a click leads: a path of the shop. */
  url: string;
  /** One for each order: a newer notice takes the older one's place. */
  tag: string;
  /** Stays until somebody has seen to it. */
  insistent: boolean;
}
