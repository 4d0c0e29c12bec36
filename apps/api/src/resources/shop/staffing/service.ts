import type { Staffing, StaffingBody } from '@seduh/contract';
import { openingAfterToday } from '@seduh/domain';
import type { Clock } from '../../../platform/clock';
import { type Db, withTx } from '../../../platform/db/tx';
import { readBusyStations } from '../../orders/foresee/service';
import { readShop } from '../repository';
import { endOnDuty, findOnDuty, setBusyMinutes, setOnDuty } from './repository';

/** Who works at each station now: as staff say until the next day opens, else as the shop has set it; and when that is too much for them. */
export function createStaffing({ db, clock }: { db: Db; clock: Clock }) {
  async function read(): Promise<Staffing> {
    const now = clock.now();
    const { people: usual, busy_minutes = null } = (await readShop(db)).stations;
    const said = await findOnDuty(db, now);
    return {
      people: said?.people ?? usual,
      usual,
      until: said?.until.toISOString() ?? null,
      busy_minutes,
      busy: await readBusyStations(db, now),
    };
  }

  return {
    read,
    async set({ people, busy_minutes }: StaffingBody, by: string): Promise<Staffing> {
      const at = clock.now();
      await withTx(db, async (tx) => {
        if (people) await setOnDuty(tx, { people, until: openingAfterToday(await readShop(tx), at), by, at });
        else if (people === null) await endOnDuty(tx);
        if (busy_minutes !== undefined) await setBusyMinutes(tx, busy_minutes);
      });
      return read();
    },
  };
}
