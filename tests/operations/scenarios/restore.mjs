// The machine of a shop that runs its own database is lost while people order; the shop comes back as of a chosen second.
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Embedded } from '../embedded.mjs';
import { kept, within } from '../table.mjs';
import { during, openWorld } from '../world.mjs';

const PATIENCE_MS = 60_000;
/** From the loss on, on a busy machine: unpack, replay, start. */
const RESTORED_MS = 60_000;
const BETWEEN_MS = 3_000;

/** One process with its own database, which is copied while it is open. */
export async function openCopied(folder) {
  const backupDir = join(folder, 'copies');
  const primary = new Embedded(join(folder, 'shop'));
  const env = { BACKUP_DIR: backupDir };
  return { ...(await openWorld({ folder, primary, count: 1, env })), backupDir };
}

/** @returns {Promise<import('../table.mjs').Result>} */
export async function lostMachine(world) {
  const { shops, primary, backupDir } = world;
  const wrong = [];
  let said = '';
  const outcome = await during({
    world,
    anew: true,
    after: 4_000,
    async happen() {
      await until('there is a base backup', () => files(backupDir, 'base').some((name) => /^\d{8}T/.test(name)));
      await delay(BETWEEN_MS);
      // a second, as people say it, that is over by now
      const chosen = new Date(Math.floor(Date.now() / 1_000) * 1_000);
      const moment = performance.now() - (Date.now() - chosen.getTime());
      await delay(BETWEEN_MS);
      const [{ segment }] = await primary.query('select pg_walfile_name(pg_switch_wal()) as segment');
      await until('the log with that second is copied', () =>
        files(backupDir, 'wal').some((name) => name.startsWith(segment)),
      );
      const [process] = shops.processes;
      const { pid } = primary;
      const since = performance.now();
      killAll([process.child.pid, pid]);
      await once(process.child, 'exit');
      rmSync(shops.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      said = await shops.run('restore', ['--to', chosen.toISOString()]);
      const restored = performance.now();
      await shops.replace(process);
      return {
        since,
        back: performance.now(),
        givenUp: [moment, since],
        note: `restored in ${((restored - since) / 1_000).toFixed(1)} s, to ${chosen.toISOString()}`,
      };
    },
  });
  outcome.note += `; ${outcome.givenUp} orders of after that second are gone, as was asked for`;
  // while there is no process nobody can say so in the shop's words
  wrong.push(
    ...kept({ ...outcome, failed: [] }),
    ...(outcome.givenUp === 0 ? ['no order was gone: then it was not the chosen second that came back'] : []),
    ...(said.includes('The copies end before that moment') ? ['the copies ended before the chosen second'] : []),
    ...within('orders again, since the machine was lost', outcome.recoveredMs, RESTORED_MS),
  );
  return {
    scenario: 'restore to a chosen second',
    killed: 'the process and its PostgreSQL, by SIGKILL; all of DATA_DIR is removed',
    outcome,
    wrong,
  };
}

/** Names in a folder of the one shop that is copied there. */
function files(backupDir, folder) {
  if (!existsSync(backupDir)) return [];
  const shop = readdirSync(backupDir).find((name) => name.startsWith('shop-'));
  const dir = shop && join(backupDir, shop, folder);
  return dir && existsSync(dir) ? readdirSync(dir) : [];
}

function killAll(pids) {
  for (const pid of pids) process.kill(pid, 'SIGKILL');
}

async function until(what, isSo) {
  const deadline = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`not within ${PATIENCE_MS / 1_000} s: ${what}`);
    await delay(100);
  }
}
