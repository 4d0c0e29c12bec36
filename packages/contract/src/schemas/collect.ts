import { z } from 'zod';
import { named } from './common';

/** An order on the collection screen: its number, and what its customer is called there. */
export const CollectItem = named('CollectItem', {
  number: z.string(),
  /** A first name or initials, as the customer wishes; null for the number alone. */
  called: z.string().nullable(),
});
export type CollectItem = z.infer<typeof CollectItem>;

/** What stands on the collection screen, and nothing else of anybody. */
export const CollectScreen = named('CollectScreen', {
  /** The one that is promised first is first. */
  brewing: z.array(CollectItem),
  /** The one that became ready last is first. */
  ready: z.array(CollectItem),
});
export type CollectScreen = z.infer<typeof CollectScreen>;

/** The key in the collection screen's link; null while there is no link. */
export const CollectKey = named('CollectKey', { key: z.string().nullable() });
export type CollectKey = z.infer<typeof CollectKey>;
