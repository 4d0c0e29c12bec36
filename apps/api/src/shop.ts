import { readFile } from 'node:fs/promises';
import { refuseNewShop } from './platform/backup/existing-shop';
import { openDatabase } from './platform/db/database';
import { readEnv } from './env';
import { processLogger, reasonOf } from './platform/logging/logger';
import { rescueFactor } from './resources/people/rescue';
import { readSettings } from './resources/shop/settings/apply';
import { changeSettings } from './resources/shop/settings/command';

const USAGE = 'usage: shop [settings.json] | shop --reset-second-factor EMAIL';
const RESCUE = '--reset-second-factor';

/**
 * Prints the shop's settings; with a file, changes the ones it names first. Or takes a lost second factor away. A shop
 * that runs goes by it at once.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2).filter((arg) => arg !== '--');
  const [first, email] = args;
  const isRescue = first === RESCUE;
  if (args.length > (isRescue ? 2 : 1) || (isRescue && !email)) throw new Error(USAGE);
  const file = isRescue ? undefined : first;
  const given: unknown = file === undefined ? null : JSON.parse(await readFile(file, 'utf8'));
  const note = (line: string) => process.stderr.write(line);
  const env = readEnv();
  await refuseNewShop(env);
  const database = await openDatabase({ ...env, ...env.byHand, logger: processLogger('warn', note) });
  try {
    if (isRescue && email) {
      const isReset = await rescueFactor(database.db, env.clock, email);
      note(
        isReset ? `${email} logs in by the password alone, and is told by mail.\n` : `${email} has no second factor.\n`,
      );
      return;
    }
    const now = env.clock.now();
    if (file !== undefined) {
      const { changed, outside } = await changeSettings({ db: database.db, now, cards: env.cards !== null }, given);
      note(changed.length > 0 ? `Changed: ${changed.join(', ')}.\n` : 'Nothing was different.\n');
      if (outside.length > 0) note(`Open orders for times that are no more: ${outside.join(', ')}.\n`);
    }
    process.stdout.write(`${JSON.stringify(await readSettings(database.db, now), null, 2)}\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
});
