import { chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { acquire, type Acquired } from './acquire';
import { archiveSettings, outboxOf } from './archive';
import { EmbeddedPostgresError, reasonIn } from './error';
import { removeFolder } from './runtime-folder';
import { DATABASE } from './settings';
import { inWords, planOf, type EmbeddedPostgresOptions } from './start';

const LOOK_MS = 10;
const [WANTED, GIVEN] = ['wal_wanted', 'wal_given'];

// PostgreSQL's side of it, in the data folder: ask by a file, wait for the answer. The shell's number tells a second
// question for the same file from the first; "none" says that there is no such file
const RESTORE_COMMAND = [
  `mkdir -p ${WANTED} ${GIVEN}`,
  `: > "${WANTED}/%f.$$"`,
  `until [ -e "${GIVEN}/%f.$$" ] || [ -e "${GIVEN}/%f.$$.none" ]; do sleep 0.02; done`,
  `rm -f "${WANTED}/%f.$$" "${GIVEN}/%f.$$.none"`,
  `mv "${GIVEN}/%f.$$" "%p" 2>/dev/null`,
].join('; ');

const BEFORE_TARGET = 'recovery ended before configured recovery target was reached';

/** What a recovery has come to. */
export interface Recovered {
  /** When the last transaction that was brought back was committed; null where the base backup is all there is. */
  lastTransaction: Date | null;
  /** False where the write-ahead log ends before the asked moment: all of it was brought back. */
  reachedTarget: boolean;
}

export interface Recovery {
  /** What was committed at this moment or before is brought back. Left out: all there is. */
  until?: Date | undefined;
  /**
   * Writes the named file of the archive (a segment, or a timeline's history) to `file`; false where there is none.
   * What it throws ends the recovery.
   */
  fetch: (name: string, file: string) => Promise<boolean>;
}

/**
 * Turns an unpacked base backup into a cluster that can be started, by replaying what was written after it. The cluster
 * begins a timeline of its own, and is stopped at the end.
 *
 * @throws EmbeddedPostgresError in PostgreSQL's words, and what `fetch` throws.
 */
export const recoverCluster = (options: EmbeddedPostgresOptions, recovery: Recovery): Promise<Recovered> =>
  inWords(options, async () => {
    const { until } = recovery;
    await removeFolder(outboxOf(options.dataDir));
    await writeFile(path.join(options.dataDir, 'recovery.signal'), '', { mode: 0o600 });
    const reached = await replay(options, recovery, until);
    if (reached) return { lastTransaction: reached.last, reachedTarget: true };
    // PostgreSQL refuses to end before its target, although what is later than the end of the log is after all of it
    const all = await replay(options, recovery, undefined);
    return { lastTransaction: all?.last ?? null, reachedTarget: false };
  });

/** As a setting takes it, which knows no `Z`. */
const postgresTime = (time: Date): string => time.toISOString().replace('T', ' ').replace('Z', '+00');

/** One run of PostgreSQL up to the end of its recovery; undefined where the log ends before `until`. */
async function replay(
  options: EmbeddedPostgresOptions,
  { fetch }: Recovery,
  until: Date | undefined,
): Promise<{ last: Date | null } | undefined> {
  const settings = {
    ...options.settings,
    // the history of the new timeline has to reach the archive
    ...archiveSettings(60),
    restore_command: RESTORE_COMMAND,
    recovery_target_action: 'promote',
    ...(until && { recovery_target_time: postgresTime(until) }),
  };
  const plan = await planOf({ ...options, settings });
  const { words } = plan;
  await makeDesk(plan.dataDir);
  const giving = new AbortController();
  const given = give(plan.dataDir, fetch, giving.signal);
  let acquired: Acquired | undefined;
  try {
    const run = async () => {
      acquired = await acquire(plan, false);
      return untilPromoted(acquired);
    };
    const failed = given.then(() => new Promise<never>(() => undefined));
    const outcome = await Promise.race([run(), failed]);
    if (outcome === 'ended') throw new EmbeddedPostgresError(reasonIn(acquired?.server?.lastWords ?? ''), words);
    return outcome;
  } catch (error) {
    const said = `${String(error)}\n${acquired?.server?.lastWords ?? ''}`;
    if (until && said.includes(BEFORE_TARGET)) return undefined;
    throw error;
  } finally {
    await acquired?.server?.stop();
    giving.abort();
    await given.catch(() => undefined);
    if (acquired?.runtimeDir) await removeFolder(acquired.runtimeDir);
    for (const folder of [WANTED, GIVEN]) await removeFolder(path.join(plan.dataDir, folder));
  }
}

async function untilPromoted({ server, connection }: Acquired): Promise<{ last: Date | null } | 'ended'> {
  const isRunning = () => server?.running === true;
  while (isRunning()) {
    const client = new Client({ ...connection, database: DATABASE });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ busy: boolean; last: Date | null }>(
        'select pg_is_in_recovery() as busy, pg_last_xact_replay_timestamp() as last',
      );
      if (rows[0] && !rows[0].busy) return { last: rows[0].last };
    } catch {
      // it is just ending, or not there yet: looked at again
    } finally {
      await client.end().catch(() => undefined);
    }
    await delay(LOOK_MS * 5);
  }
  return 'ended';
}

/** Makes the folders of questions and answers, without what a run that was killed has left in them. */
async function makeDesk(dataDir: string): Promise<void> {
  for (const name of [WANTED, GIVEN]) {
    const folder = path.join(dataDir, name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    await giveLike(dataDir, folder);
  }
}

/** Under root PostgreSQL may be somebody else: what it has to touch belongs to whom its data belongs. */
async function giveLike(dataDir: string, made: string): Promise<void> {
  const { uid, gid } = await stat(dataDir);
  if (process.getuid?.() === 0) await chown(made, uid, gid);
}

/** Answers what PostgreSQL asks for, until it is told to stop. */
async function give(dataDir: string, fetch: Recovery['fetch'], signal: AbortSignal): Promise<void> {
  const [wanted, given] = [path.join(dataDir, WANTED), path.join(dataDir, GIVEN)];
  const answered = new Set<string>();
  while (!signal.aborted) {
    for (const question of await readdir(wanted).catch((): string[] => [])) {
      if (answered.has(question)) continue;
      answered.add(question);
      await answer(question, path.join(given, question));
    }
    await delay(LOOK_MS);
  }

  async function answer(question: string, file: string): Promise<void> {
    const draft = path.join(given, `.${question}`);
    const found = await fetch(question.replace(/\.\d+$/, ''), draft);
    if (!found) await writeFile(draft, '');
    await giveLike(dataDir, draft);
    await rename(draft, found ? file : `${file}.none`);
  }
}
