import type { FactorRule } from '@seduh/domain';
import type { KeptAssets } from './platform/assets/kept-assets';
import type { Clock } from './platform/clock';
import type { Database } from './platform/db/database';
import type { ImageEncoder } from './platform/images/encoder';
import type { ImageStore } from './platform/images/store';
import type { LogLevel, LogStream } from './platform/logging/logger';
import type { Mailer } from './platform/mail/mailer';
import type { MessageProvider } from './platform/messages/provider';
import type { PostPush } from './platform/push/post';
import type { VapidKeys } from './platform/push/vapid';
import type { OidcProvider } from './resources/auth/oidc/provider';
import type { ConnectionLimits } from './platform/plugins/connections';
import type { CardProvider } from './resources/orders/pay/providers/provider';

/** What the app is made of. The factory takes these; only `server.ts` and `env.ts` touch the process. */
export interface Deps {
  database: Database;
  clock: Clock;
  images: ImageStore;
  /** Files of builds that other processes of this shop run, or ran; null where none are kept. */
  assets: KeptAssets | null;
  /** Makes the files of an image that somebody sends. */
  encoder: ImageEncoder;
  mailer: Mailer;
  /** Where people may log in with an account from elsewhere; null where nobody set one up. */
  oidc: OidcProvider | null;
  /** Who takes card payments; null where cards are off. */
  cards: CardProvider | null;
  /** How browsers are told. */
  push: {
    /** The operator's own; null: the pair that the shop's database keeps. */
    keys: VapidKeys | null;
    /** Who answers for messages to push services: an https or mailto address. */
    subject: string;
    post: PostPush;
  };
  /** Who brings texts to phones; null where nobody does. */
  messages: MessageProvider | null;
  /** What staff log in with besides their password. */
  secondFactor: {
    /** What its secrets are sealed with: 32 bytes that the database does not know. */
    key: Buffer;
    /** Whether owners and managers have to have one. */
    rule: FactorRule;
  };
  config: AppConfig;
}

export interface AppConfig {
  /** `production` hides the demo and refuses a set clock. */
  mode: 'production' | 'development' | 'test';
  /** How many proxies in front may be believed about a caller's address. */
  trustProxyHops: number;
  /** Folder of the built storefront; null where only the API is served (tests, development behind Vite). */
  storefrontDir: string | null;
  /** File of the storefront's server build, which makes first pages; null where all pages start empty. */
  storefrontServer: string | null;
  /** Where people reach the shop, e.g. `https://seduh.example`; null where nobody said. */
  publicUrl: string | null;
  /** Where pictures lead, if not here: `https://cdn.example`. */
  imageOrigin: string | null;
  /** How old, in milliseconds, an answer of the product list may be when it is given; 0 makes each anew. */
  catalogueAgeMs: number;
  logLevel: LogLevel;
  /** Whether browsers are asked to tell how fast a visit was: somebody counts it. */
  countsVisits: boolean;
  /** What is left out is as in production. */
  connections?: Partial<ConnectionLimits>;
  /** Where log lines go, one JSON each. Default: standard output. */
  logStream?: LogStream;
}
