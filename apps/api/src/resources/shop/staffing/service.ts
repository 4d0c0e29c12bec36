import type { Staffing, StationPeople } from '@seduh/contract';
import { openingAfterToday } from '@seduh/domain';
import type { Clock } from '../../../platform/clock';
import type { Db } from '../../../platform/db/tx';
import { readShop } from '../repository';
import { endOnDuty, findOnDuty, setOnDuty } from './repository';

/** Who works at each station now: as staff say until the next day opens, else as the shop has set it. */
export function createStaffing({ db, clock }: { db: Db; clock: Clock }) {
  async function read(): Promise<Staffing> {
    const { people: usual } = (await readShop(db)).stations;
    const said = await findOnDuty(db, clock.now());
    return { people: said?.people ?? usual, usual, until: said?.until.toISOString() ?? null };
  }

  return {
    read,
    /** @param people null: as usual */
    async set(people: StationPeople | null, by: string): Promise<Staffing> {
      const at = clock.now();
      if (people) await setOnDuty(db, { people, until: openingAfterToday(await readShop(db), at), by, at });
      else await endOnDuty(db);
      return read();
    },
  };
}
