import type { OrderContext } from '../context';
import { claimCheck, deleteCheck, insertCheck } from './checks-repository';
import { takeCardStatus } from './payment-webhook';
import type { AttemptKey } from './repository';

/** How long until a code is asked about (again). */
const REST_MS = 30_000;
/** What the provider has not answered by then, it will tell by itself. */
const GIVE_UP_MS = 24 * 60 * 60_000;

/** Has a new code be asked about: who scans it is in another app, and a webhook may be lost. */
export const watchCode = ({ db, clock }: OrderContext, attempt: AttemptKey): Promise<void> =>
  insertCheck(db, attempt, new Date(clock.now().getTime() + REST_MS));

/**
 * Asks the provider what has become of open codes, and takes back those whose order is off or paid: a picture of a code
 * outlives the page. Each is asked about once: what is due again by then is for the next time. It stops at the first that
 * fails, as whoever waits would wait once for each.
 */
export async function checkCodes(context: OrderContext): Promise<void> {
  const { db, clock, cards, logger } = context;
  if (!cards?.withdraw) return;
  const provider = cards.name;
  const now = clock.now();
  for (;;) {
    const again = new Date(clock.now().getTime() + REST_MS);
    const found = await claimCheck(db, { provider, now, again });
    if (!found) return;
    const { ref, state, isCurrent, startedAt } = found;
    try {
      if (state !== 'awaiting' || !isCurrent) await cards.withdraw(ref);
      const status = await cards.status(ref);
      await takeCardStatus(context, provider, status);
      if (status.outcome !== 'pending') await deleteCheck(db, { provider, ref });
    } catch (error) {
      logger.warn({ err: error, ref }, 'a code could not be asked about, trying again later');
      if (now.getTime() - startedAt.getTime() > GIVE_UP_MS) await deleteCheck(db, { provider, ref });
      return;
    }
  }
}
