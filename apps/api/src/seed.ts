import { parseArgs } from 'node:util';
import { openDatabase } from './platform/db/open';
import { readEnv } from './env';
import { explain } from './platform/logging/explain';
import { processLogger } from './platform/logging/process-log';
import { createSessions } from './resources/auth/sessions';
import { seedDemo } from './seed/demo';
import { loadTokens } from './seed/load-users';
import { DEMO_ACCOUNTS } from './seed/people';

const USAGE = 'usage: seed [--tokens N]';
const MOST_TOKENS = 10_000;

/**
 * Fills an empty shop with the demo (its pictures are made once the shop runs); with `--tokens N` prints N tokens of users
 * made for tests, one a line, and nothing else, to stdout.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { tokens: { type: 'string' } },
    args: process.argv.slice(2).filter((arg) => arg !== '--'),
  });
  const count = Number(values.tokens ?? 0);
  if (!Number.isInteger(count) || count < 0 || count > MOST_TOKENS) throw new Error(USAGE);
  const env = readEnv();
  if (env.mode === 'production') throw new Error('the demo is never put into a shop in production');

  const note = (line: string) => process.stderr.write(line);
  const database = await openDatabase({ ...env, logger: processLogger('warn', note) });
  try {
    const seeded = await seedDemo(database.db, env.clock);
    note(seeded ? 'The shop has its demo now.\n' : 'There is a menu already; nothing was changed.\n');
    for (const { role, email, password } of DEMO_ACCOUNTS) note(`${role.padEnd(6)} ${email.padEnd(22)} ${password}\n`);
    const tokens = await loadTokens(database.db, env.clock, createSessions(database.db, env.clock), count);
    for (const token of tokens) process.stdout.write(`${token}\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
