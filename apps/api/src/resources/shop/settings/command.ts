import { ShopSettings } from '@seduh/contract';
import { orderNumber } from '@seduh/domain';
import { type Db, withTx } from '../../../platform/db/tx';
import { holdSettings, ordersOutside, weigh, writeSettings } from './apply';

interface CommandContext {
  db: Db;
  now: Date;
  /** Whether there is somebody to take card payments. */
  cards: boolean;
}

/** What was done on the command line. */
interface Done {
  /** Names of the settings that are different now. */
  changed: string[];
  /** Numbers of open orders that are set for a time which is no more. */
  outside: string[];
}

/**
 * Changes the named settings, by the rules of the form; the record says that it was done on the command line. Throws a line
 * that names every one that does not fit.
 */
export async function changeSettings({ db, now, cards }: CommandContext, given: unknown): Promise<Done> {
  const parsed = ShopSettings.partial().safeParse(given);
  if (!parsed.success) {
    throw misfit(parsed.error.issues.map(({ path, message }) => [path.join('.') || 'settings', message]));
  }
  return withTx(db, async (tx) => {
    const change = { given: parsed.data, before: await holdSettings(tx, now), now, cards };
    const outcome = weigh(change);
    const problems = Object.entries(outcome.problems);
    if (problems.length > 0) throw misfit(problems);
    const outside = await ordersOutside(tx, change, outcome.after);
    await writeSettings(tx, change, outcome, null);
    return { changed: outcome.changed, outside: outside.map(({ number }) => orderNumber(number)) };
  });
}

const misfit = (problems: [string, string][]): Error =>
  new Error(`These settings do not fit. ${problems.map(([name, message]) => `${name}: ${message}`).join('; ')}`);
