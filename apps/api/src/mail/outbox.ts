import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock';
import type { DbLogger } from '../db/logger';
import type { Mailer, Sender } from './mailer';

/**
 * Puts letters into a folder instead of sending them, one text file each, sorted by name as they came; the log says
 * where, and nothing of what is in them. They hold links, so only the shop's own user may read them.
 */
export function outboxMailer(dir: string, sender: Sender, clock: Clock, logger: DbLogger): Mailer {
  let count = 0;
  return {
    async send({ from, to, subject, text }) {
      const at = clock.now();
      const head = [
        `From: ${line(sender.name ?? from)} <${sender.address}>`,
        `To: ${line(to)}`,
        `Subject: ${line(subject)}`,
        `Date: ${at.toUTCString()}`,
        'Content-Type: text/plain; charset=utf-8',
      ];
      count += 1;
      const order = `${at.toISOString().replace(/[:.]/g, '-')}-${String(count).padStart(6, '0')}`;
      const file = join(dir, `${order}-${randomBytes(4).toString('hex')}.eml`);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, `${head.join('\n')}\n\n${text}\n`, { mode: 0o600 });
      await rename(`${file}.part`, file);
      logger.info({ file }, 'put a mail into the outbox');
    },
  };
}

/** A line of the head stays one, whatever is in it. */
const line = (value: string): string => value.replace(/[\r\n]+/g, ' ');
