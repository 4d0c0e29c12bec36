import type { Pause } from '@seduh/contract';
import { pauseEnd, pauseTarget } from '@seduh/domain';
import { changesBetween, pauseFacts } from '@seduh/domain/audit';
import type { Clock } from '../../platform/clock';
import { recordAct } from '../../platform/db/audit';
import { lockPauses } from '../../platform/db/pauses';
import { withTx, type Db } from '../../platform/db/tx';
import { notFound } from '../../platform/http/errors';
import { endPause, insertPause, listPauses } from './pauses-repository';
import { readShop } from './repository';

/** Which delivery method, or `all`, and who says so. */
interface Pausing {
  id: string;
  by: string;
}

/**
 * Pausing orders, and taking them again; each answers what is paused then. Both wait for the orders that are being placed:
 * once it is answered, none is that a pause is against. Throw 404 for a delivery method that is none.
 */
export function createPausing({ db, clock }: { db: Db; clock: Clock }) {
  /** @param minutes from now on; null: until reopened; undefined: not any more */
  async function set({ id, by }: Pausing, minutes: number | null | undefined): Promise<Pause[]> {
    const deliveryId = pauseTarget(id);
    if (deliveryId === undefined) throw notFound('Delivery method');
    return withTx(db, async (tx) => {
      await lockPauses(tx);
      const now = clock.now();
      const before = await listPauses(tx, now);
      await endPause(tx, { deliveryId, at: now, by });
      if (minutes !== undefined) {
        const until = pauseEnd(await readShop(tx), minutes, now);
        const until_reopened = minutes === null;
        await insertPause(tx, { delivery_id: deliveryId, until, until_reopened, paused_at: now, paused_by: by });
      }
      const after = await listPauses(tx, now);
      const changes = changesBetween(pauseFacts(before), pauseFacts(after));
      const isPause = minutes !== undefined;
      // taking orders that are taken anyway does nothing
      if (isPause || changes.length > 0) {
        const action = isPause ? 'shop.pause' : 'shop.reopen';
        await recordAct(tx, { by, action, subject: null, at: now }, changes);
      }
      return after;
    });
  }

  return {
    /** Pauses from now on; a pause of the same delivery method that runs gives way. */
    pause: (pausing: Pausing, minutes: number | null) => set(pausing, minutes),
    reopen: (pausing: Pausing) => set(pausing, undefined),
  };
}
