import { addDays, permissionsNow, startOfDay, wallClock, type FactorRule } from '@seduh/domain';
import type { Clock } from '../../../../platform/clock';
import { recordAct } from '../../../../platform/db/audit';
import { readShopColumns } from '../../../../platform/db/query';
import { withTx, type Db } from '../../../../platform/db/tx';
import { queueMail } from '../../../../platform/mail/repository';
import { firstKnown } from '../../../../platform/words';
import { figuresAt } from '../service';
import { keepChoice, listReaders, noteDay, takeBackMails, wantsMail } from './repository';
import { figureMail } from './template';

export { wantsMail } from './repository';

interface MailContext {
  db: Db;
  clock: Clock;
  /** Whether owners and managers need a second factor before they may see anything. */
  rule: FactorRule;
  /** Where people reach the shop. */
  shopUrl: string;
}

/** Keeps whether somebody on staff gets them; the record says it where it is another choice than before. */
export const chooseMail = (
  { db, clock }: Pick<MailContext, 'db' | 'clock'>,
  by: string,
  wanted: boolean,
): Promise<void> =>
  withTx(db, async (tx) => {
    const before = await wantsMail(tx, by);
    await keepChoice(tx, by, wanted);
    const change = { field: 'figures_mail', of: null, before, after: wanted } as const;
    const act = { by, action: 'account.figures', subject: null, at: clock.now() } as const;
    await recordAct(tx, act, before === wanted ? [] : [change]);
  });

/** Between these hours of the shop's clock yesterday's figures are mailed: later they are no morning mail any more. */
const MORNING = { from: 6 * 60, until: 12 * 60 };

/**
 * Writes yesterday's figures to everybody on staff who wants them and may see them, once a day, whichever processes do it
 * at once; and takes back what waits for whoever may not, or does not want it, any more.
 */
export async function mailFigures({ db, clock, rule, shopUrl }: MailContext): Promise<void> {
  const now = clock.now();
  const { time_zone, name } = await readShopColumns(db, ['time_zone', 'name']);
  const readers = (await listReaders(db)).filter((reader) => permissionsNow(rule, reader).includes('figures'));
  await takeBackMails(
    db,
    readers.map(({ email }) => email),
  );

  const { date: today, minutes } = wallClock(time_zone, now);
  const day = addDays(today, -1);
  const due = readers.filter(({ mailedDay }) => mailedDay === null || mailedDay < day);
  if (due.length === 0 || minutes < MORNING.from || minutes >= MORNING.until) return;

  const weekBefore = addDays(day, -7);
  const compared = { from: weekBefore, to: weekBefore, until: startOfDay(time_zone, weekBefore, 1) };
  const figures = await withTx(db, (tx) => figuresAt(tx, time_zone, now, { from: day, to: day }, compared), {
    isolation: 'repeatable read',
  });
  const uselessAfter = startOfDay(time_zone, today, 1);
  for (const { id, email, language } of due) {
    const mail = figureMail(figures, { shop: name, shopUrl, to: email, language: firstKnown(language) });
    // both or none: whoever notes the day first writes the mail of it
    await withTx(db, async (tx) => {
      if (await noteDay(tx, id, day)) await queueMail(tx, { ...mail, uselessAfter }, now);
    });
  }
}
