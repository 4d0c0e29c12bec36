import { z } from 'zod';
import { LIMITS, UNDELIVERED_REASONS, UNDELIVERED_THINGS, UNDELIVERED_WAYS } from '../constants';
import { Id, Instant, named, pageQuery } from './common';

/** How many of them are named where nobody asks for more or fewer. */
const NAMED = 5;

/** The newest of what was given up: how many of them are named, at most fifty. */
export const UndeliveredQuery = z.object({ limit: pageQuery(NAMED).limit });

/** Those of these ids; all of them where none are named. */
export const UndeliveredBody = z
  .strictObject({ ids: z.array(Id).min(1).max(LIMITS.pageMax).optional() })
  .meta({ id: 'UndeliveredBody' });
export type UndeliveredBody = z.infer<typeof UndeliveredBody>;

/** Something that did not reach whom it was for. It names an order, and nobody. */
export const UndeliveredItem = named('UndeliveredItem', {
  id: Id,
  way: z.enum(UNDELIVERED_WAYS),
  what: z.enum(UNDELIVERED_THINGS),
  /** The order it is about; null for what is about an account. */
  order_id: Id.nullable(),
  number: z.string().nullable(),
  reason: z.enum(UNDELIVERED_REASONS),
  /** When it was given up. */
  at: Instant,
  /** Whether it still says something: a link in a mail about an account is too old, and so is news of what has moved on. */
  can_retry: z.boolean(),
});
export type UndeliveredItem = z.infer<typeof UndeliveredItem>;

/** What staff have to know of mails, pushes and messages: what was given up in seven days, and the mails that wait. */
export const Undelivered = named('Undelivered', {
  /** Given up, and not put aside by anybody. */
  by_way: z.object({ mail: z.int().nonnegative(), push: z.int().nonnegative(), phone: z.int().nonnegative() }),
  /** The latest first. */
  items: z.array(UndeliveredItem).max(LIMITS.pageMax),
  /** Mails tried in vain so far: they are tried again until they are a day old. */
  waiting: z.int().nonnegative(),
  /** Since when the first of these waits; null where none does. */
  waiting_since: Instant.nullable(),
});
export type Undelivered = z.infer<typeof Undelivered>;
