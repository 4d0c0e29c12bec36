import { parseArgs } from 'node:util';
import { uuidv7 } from 'uuidv7';
import { readEnv } from './env';
import type { Clock } from './platform/clock';
import { openDatabase } from './platform/db/database';
import type { Db } from './platform/db/tx';
import { explain, processLogger } from './platform/logging/logger';
import { createSessions } from './resources/auth/sessions';
import { seedDemo } from './seed/demo';
import { growShop } from './seed/large/grow';
import { readSize, SIZE_USAGE } from './seed/large/sizes';
import { ACCOUNT_LINES } from './seed/people';
import { ensureUsers } from './seed/repository';

const USAGE = `usage: seed [--tokens N] ${SIZE_USAGE}`;
const MOST_TOKENS = 10_000;

/**
 * Fills an empty shop with the demo (its images are made once the shop runs); with `--tokens N` prints N tokens of users
 * made for tests, one a line, and nothing else, to stdout. With `--size large`, or `--orders N` and the like, the shop is
 * made that large.
 */
async function main(): Promise<void> {
  const { count, size } = readArguments(process.argv.slice(2).filter((arg) => arg !== '--'));
  const env = readEnv();
  if (env.mode === 'production') throw new Error('the demo is never put into a shop in production');

  const note = (line: string) => process.stderr.write(`${line}\n`);
  const database = await openDatabase({
    ...env,
    ...env.byHand,
    logger: processLogger('warn', (line) => process.stderr.write(line)),
  });
  try {
    const seeded = await seedDemo(database.db, env.clock);
    note(seeded ? 'The shop has its demo now.' : 'There is a menu already; nothing was changed.');
    for (const line of ACCOUNT_LINES) note(line);
    if (size) await growShop(database.db, size, env.clock.now(), note);
    for (const token of await loadTokens(database.db, env.clock, count)) process.stdout.write(`${token}\n`);
  } finally {
    await database.close();
  }
}

/** @throws an error that ends with how it is called, where an argument does not fit */
function readArguments(args: string[]): { count: number; size: ReturnType<typeof readSize> } {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: { tokens: text, size: text, orders: text, customers: text, products: text },
      args,
    });
    const count = Number(values.tokens ?? 0);
    if (!Number.isInteger(count) || count < 0 || count > MOST_TOKENS)
      throw new Error(`--tokens takes a whole number up to ${MOST_TOKENS}, and not "${values.tokens}"`);
    return { count, size: readSize(values) };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}

/** Sessions of users made for load and access tests, who have no password; resolves with the tokens. */
async function loadTokens(db: Db, clock: Clock, count: number): Promise<string[]> {
  const users = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(5, '0');
    return {
      id: uuidv7(),
      email: `load-${number}@seduh.example`,
      phone: `+628990${number}`,
      role: 'User' as const,
      display_name: `Load ${number}`,
      address: 'Jl. Cikini Raya 1, Jakarta Pusat 10330',
      created_at: clock.now(),
    };
  });
  const sessions = createSessions(db, clock);
  const tokens: string[] = [];
  for (const id of await ensureUsers(db, users)) tokens.push(await sessions.start(id));
  return tokens;
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
