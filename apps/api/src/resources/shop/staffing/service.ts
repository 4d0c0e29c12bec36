import type { Staffing, StaffingBody } from '@seduh/contract';
import { openingAfterToday } from '@seduh/domain';
import { staffingFacts } from '@seduh/domain/audit';
import type { Clock } from '../../../platform/clock';
import { recordChange } from '../../../platform/db/audit';
import { type Db, withTx } from '../../../platform/db/tx';
import { readBusyStations } from '../../orders/foresee/service';
import { readShop } from '../repository';
import { endOnDuty, findOnDuty, holdStaffing, setBusyMinutes, setOnDuty } from './repository';

/** Who works at each station now: as staff say until the next day opens, else as the shop has set it; and when that is too much for them. */
export function createStaffing({ db, clock }: { db: Db; clock: Clock }) {
  async function said(from: Db, now: Date): Promise<Omit<Staffing, 'busy'>> {
    const { people: usual, busy_minutes = null } = (await readShop(from)).stations;
    const onDuty = await findOnDuty(from, now);
    return {
      people: onDuty?.people ?? usual,
      usual,
      until: onDuty?.until.toISOString() ?? null,
      busy_minutes,
    };
  }

  async function read(): Promise<Staffing> {
    const now = clock.now();
    return { ...(await said(db, now)), busy: await readBusyStations(db, now) };
  }

  return {
    read,
    async set({ people, busy_minutes }: StaffingBody, by: string): Promise<Staffing> {
      const at = clock.now();
      await withTx(db, async (tx) => {
        await holdStaffing(tx);
        const before = await said(tx, at);
        if (people) await setOnDuty(tx, { people, until: openingAfterToday(await readShop(tx), at), by, at });
        else if (people === null) await endOnDuty(tx);
        if (busy_minutes !== undefined) await setBusyMinutes(tx, busy_minutes);
        const act = { by, action: 'shop.staffing', subject: null, at } as const;
        await recordChange(tx, act, staffingFacts(before), staffingFacts(await said(tx, at)));
      });
      return read();
    },
  };
}
