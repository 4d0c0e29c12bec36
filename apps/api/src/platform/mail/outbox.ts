import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock';
import type { Logger } from '../logging/logger';
import { listHeaders } from './list-headers';
import type { Mailer, Sender } from './mailer';

/**
 * Puts mails into a folder instead of sending them, one text file each, sorted by name as they came; the log says
 * where, and nothing of what is in them. They hold links, so only the shop's own user may read them.
 */
export function outboxMailer(dir: string, sender: Sender, clock: Clock, logger: Logger): Mailer {
  let count = 0;
  return {
    async send({ id, from, to, subject, text, html, unsubscribe }) {
      const at = clock.now();
      const head = [
        `From: ${line(sender.name ?? from)} <${sender.address}>`,
        `To: ${line(to)}`,
        `Subject: ${line(subject)}`,
        `Date: ${at.toUTCString()}`,
        ...Object.entries(listHeaders(unsubscribe)).map(([name, value]) => `${name}: ${line(value)}`),
      ];
      const body = html ? inTwoForms(id, text, html) : `${PLAIN}\n\n${text}\n`;
      count += 1;
      const order = `${at.toISOString().replace(/[:.]/g, '-')}-${String(count).padStart(6, '0')}`;
      const file = join(dir, `${order}-${randomBytes(4).toString('hex')}.eml`);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, `${head.join('\n')}\n${body}`, { mode: 0o600 });
      await rename(`${file}.part`, file);
      logger.info({ file }, 'put a mail into the outbox');
    },
  };
}

const PLAIN = 'Content-Type: text/plain; charset=utf-8';

/** Text first, then the one with a look: readers show the last that they can. */
const inTwoForms = (id: string, text: string, html: string): string =>
  [
    `Content-Type: multipart/alternative; boundary="${id}"`,
    '',
    `--${id}`,
    PLAIN,
    '',
    text,
    `--${id}`,
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    `--${id}--`,
    '',
  ].join('\n');

/** A line of the head stays one, whatever is in it. */
const line = (value: string): string => value.replace(/[\r\n]+/g, ' ');
