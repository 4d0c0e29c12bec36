import { readFile } from 'node:fs/promises';
import { openDatabase } from './platform/db/database';
import { readEnv } from './env';
import { explain, processLogger } from './platform/logging/logger';
import { readSettings } from './resources/shop/settings/apply';
import { changeSettings } from './resources/shop/settings/command';

const USAGE = 'usage: shop [settings.json]';

/** Prints the shop's settings; with a file, changes the ones it names first. A shop that runs goes by them at once. */
async function main(): Promise<void> {
  const [file, ...rest] = process.argv.slice(2).filter((arg) => arg !== '--');
  if (rest.length > 0) throw new Error(USAGE);
  const given: unknown = file === undefined ? null : JSON.parse(await readFile(file, 'utf8'));
  const note = (line: string) => process.stderr.write(line);
  const env = readEnv();
  const database = await openDatabase({ ...env, logger: processLogger('warn', note) });
  try {
    const now = new Date();
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
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
