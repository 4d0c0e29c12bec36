import type { FactorRule } from '@seduh/domain';
import type { FastifyInstance } from 'fastify';
import { fixedClock } from '../platform/clock';
import { createApp } from '../app';
import type { KeptAssets } from '../platform/assets/kept-assets';
import type { Database } from '../platform/db/database';
import type { AppConfig, Deps } from '../deps';
import type { ImageEncoder } from '../platform/images/encoder';
import { encoderHere } from '../platform/images/encoders';
import type { ImageStore } from '../platform/images/store';
import { createTestDatabase } from './database';
import { createMakers, type Makers, type TestUser } from './makers';
import type { Mail, Mailer } from '../platform/mail/mailer';
import type { MessageProvider } from '../platform/messages/provider';
import type { PostPush, PushCall } from '../platform/push/post';
import type { OidcProvider } from '../resources/auth/oidc/provider';
import type { CardProvider } from '../resources/orders/pay/providers/provider';
import { createSimulator } from '../resources/orders/pay/providers/simulator';
import { memoryStore } from './stand-ins';

/** Friday 14:30 in Jakarta: the shop is open and delivers. */
export const TEST_NOW = '2026-11-20T07:30:00Z';

export interface TestAppOptions {
  clock?: ReturnType<typeof fixedClock>;
  /** A database that outlives this app: `close` then leaves it alone. Default: a fresh one. */
  database?: Database;
  images?: ImageStore;
  /** Default: none are kept. */
  assets?: KeptAssets;
  /** Default: in this process. */
  encoder?: ImageEncoder;
  /** Default: one that puts mails into the app's `mails`. */
  mailer?: Mailer;
  /** Default: none. */
  oidc?: OidcProvider;
  /** Default: the simulator; null: cards are off. */
  cards?: CardProvider | null;
  /** Default: one that puts calls into the app's `pushes`. */
  post?: PostPush;
  /** Default: none. */
  messages?: MessageProvider | null;
  /** Whether owners and managers have to have a second factor. Default: they may. */
  secondFactor?: FactorRule;
  config?: Partial<AppConfig>;
}

export interface TestApp extends Makers {
  app: FastifyInstance;
  database: Database;
  clock: ReturnType<typeof fixedClock>;
  deps: Deps;
  /** Mails that were sent, in order; they come a moment after the answer. */
  mails: Mail[];
  /** Calls to push services, in order; they come a moment after the answer. */
  pushes: PushCall[];
  /** Headers of somebody logged in: a given user, or one of that role (made once). */
  as(who: TestUser | 'User' | 'Admin'): Promise<{ 'x-access-token': string }>;
  /** An address nobody has called from yet; rate limits stay on. */
  nextAddress(): string;
  close(): Promise<void>;
}

/** A whole app on a database of its own, without a socket: use `app.inject`. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const own = options.database ? null : await createTestDatabase();
  const database = options.database ?? own?.database;
  if (!database) throw new Error('no database');
  const clock = options.clock ?? fixedClock(TEST_NOW);
  const mails: Mail[] = [];
  const pushes: PushCall[] = [];
  const takesPush: PostPush = async (call) => {
    pushes.push(call);
    return { status: 201, retryAfter: null };
  };
  const deps: Deps = {
    database,
    clock,
    assets: options.assets ?? null,
    images: options.images ?? memoryStore(),
    encoder: options.encoder ?? encoderHere(),
    mailer: options.mailer ?? { send: async (mail) => void mails.push(mail) },
    oidc: options.oidc ?? null,
    cards: options.cards === undefined ? createSimulator() : options.cards,
    push: { keys: null, subject: 'mailto:shop@seduh.example', post: options.post ?? takesPush },
    messages: options.messages ?? null,
    secondFactor: { key: Buffer.alloc(32, 'key'), rule: options.secondFactor ?? 'optional' },
    config: {
      mode: 'test',
      trustProxyHops: 0,
      storefrontDir: null,
      storefrontServer: null,
      publicUrl: null,
      imageOrigin: null,
      catalogueAgeMs: 0,
      logLevel: 'silent',
      countsVisits: false,
      ...options.config,
    },
  };
  const app = await createApp(deps);
  const makers = createMakers(database.db, clock, app.sessions);
  const known = new Map<string, Promise<TestUser>>();
  let addresses = 0;

  return {
    ...makers,
    app,
    database,
    clock,
    deps,
    mails,
    pushes,
    async as(who) {
      if (typeof who !== 'string') return who.headers;
      const user = known.get(who) ?? makers.makeUser({ role: who });
      known.set(who, user);
      return (await user).headers;
    },
    nextAddress() {
      addresses += 1;
      return `127.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
    },
    async close() {
      await app.close();
      await own?.drop();
    },
  };
}
