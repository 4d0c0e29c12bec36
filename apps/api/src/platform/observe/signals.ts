import { channel } from 'node:diagnostics_channel';
import type { DeliveryId, ErrorCode, OrderStatus, PaymentId, VisitBody } from '@seduh/contract';
import type { PoolName } from '../db/limits';
import type { S3FailureKind, S3Operation } from '../s3/failure';

/** What became of something that a store was asked for; `silent`: it did not answer. */
interface StoreAsked {
  operation: S3Operation;
  outcome: 'done' | S3FailureKind;
}

/** What the server tells whoever counts it. Without a listener telling costs one comparison. */
interface Signal<Message> {
  tell(message: Message): void;
  /** Hears of it from now on; returns the way to stop. */
  hear(listener: (message: Message) => void): () => void;
}

function signal<Message>(name: string): Signal<Message> {
  const own = channel(`seduh:${name}`);
  return {
    tell(message) {
      if (own.hasSubscribers) own.publish(message);
    },
    hear(listener) {
      const heard = (message: unknown) => listener(message as Message);
      own.subscribe(heard);
      return () => own.unsubscribe(heard);
    },
  };
}

/** A request was answered. */
interface Answered {
  method: string;
  /** The pattern of the route, never the address; null where there is none. */
  route: string | null;
  status: number;
  ms: number;
  /** What it was refused with. */
  code: ErrorCode | null;
  /** It went on for as long as somebody listened: its time says nothing. */
  isStream: boolean;
}

/** Where answers are kept. */
type CacheName = 'whole answers' | 'answers' | 'first pages' | 'sessions' | 'catalogue';

export const answered = signal<Answered>('answered');
export const cacheAsked = signal<{ cache: CacheName; isHit: boolean }>('cache');
/** Somebody waited for a connection to the database, and got one or gave up. */
export const connectionTaken = signal<{ pool: PoolName; ms: number; isGiven: boolean }>('connection');
/** A database was asked which timeline it is on; `former`: another one has taken over from it, `unknown`: it does not say. */
export const primaryChecked = signal<{ outcome: 'current' | 'former' | 'unknown' }>('primary');
/** Something ran that nobody asks for. */
export const jobRan = signal<{ job: string; ms: number; isDone: boolean }>('job');
/** A stream of events was opened (1), or has ended (-1). */
export const streamsChanged = signal<1 | -1>('streams');
/** An order was placed, after its commit; not told of a key that was used before. */
export const orderPlaced = signal<{ from: 'customer' | 'counter'; delivery: DeliveryId; payment: PaymentId }>('placed');
/** An order was moved by somebody, after the commit. */
export const orderMoved = signal<{ to: OrderStatus }>('moved');
/** A browser has stopped something that a page's content policy forbids; the directive is one of a list. */
export const policyBroken = signal<{ directive: string }>('policy');
/** A browser has told what a visit measured. */
export const visitMeasured = signal<VisitBody>('visit');
/** A store of pictures that lies elsewhere was asked for something. */
export const imageStoreAsked = signal<StoreAsked>('image-store');
/** A bucket of backups was asked for something. */
export const backupStoreAsked = signal<StoreAsked>('backup-store');
/** A look after what of the shop is not copied yet has ended: whether a base backup is due (all), the log, pictures. */
export const backupRan = signal<{ part: 'all' | 'log' | 'pictures'; isDone: boolean }>('backup');
/** How many finished segments of the log wait to be copied. */
export const segmentsWait = signal<number>('segments');
