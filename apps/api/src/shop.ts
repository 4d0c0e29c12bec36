import { readFile } from 'node:fs/promises';
import { openDatabase } from './platform/db/database';
import { readEnv } from './env';
import { explain, processLogger } from './platform/logging/logger';
import { changeSettings, readSettings } from './resources/shop/settings';

const USAGE = 'usage: shop [settings.json]';

/** Prints the shop's settings; with a file, changes the ones it names first. A shop that runs goes by them at once. */
async function main(): Promise<void> {
  const [file, ...rest] = process.argv.slice(2).filter((arg) => arg !== '--');
  if (rest.length > 0) throw new Error(USAGE);
  const settings: unknown = file === undefined ? {} : JSON.parse(await readFile(file, 'utf8'));
  const note = (line: string) => process.stderr.write(line);
  const database = await openDatabase({ ...readEnv(), logger: processLogger('warn', note) });
  try {
    const changed = await changeSettings(database.db, settings);
    if (file !== undefined) note(changed.length > 0 ? `Changed: ${changed.join(', ')}.\n` : 'Nothing was different.\n');
    process.stdout.write(`${JSON.stringify(await readSettings(database.db), null, 2)}\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
