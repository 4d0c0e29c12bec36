import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Mail, Mailer } from './mailer';
import { installMails } from './outgoing';

const MAIL: Mail = { from: 'Seduh', to: 'rani@seduh.example', subject: 'S', text: 'token=secret' };

/** An app with a log, and a mailer that fails as often as it is told. */
function post(failures: number, pausesMs = [5, 5, 5]) {
  const log: string[] = [];
  const sent: Mail[] = [];
  const app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => log.push(line) } } });
  const mailer: Mailer = {
    async send(mail) {
      failures -= 1;
      if (failures >= 0) {
        throw Object.assign(new Error(`550 ${mail.to} ${mail.text}`), { code: 'EENVELOPE', responseCode: 550 });
      }
      sent.push(mail);
    },
  };
  installMails(app, mailer, pausesMs);
  return { app, log, sent };
}

it('tries again for a while', async () => {
  const { app, sent, log } = post(3);
  app.mails.post(async () => MAIL);
  await expect.poll(() => sent).toEqual([MAIL]);
  expect(log).toEqual([]);
  await app.close();
});

it('gives up in the end, and says so without the letter', async () => {
  const { app, sent, log } = post(Number.POSITIVE_INFINITY);
  app.mails.post(async () => MAIL);
  await expect.poll(() => log).toHaveLength(1);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ msg: 'a mail could not be sent', code: 'EENVELOPE', tries: 4 });
  expect(log.join('')).not.toMatch(/secret|rani@/);
  expect(sent).toEqual([]);
  await app.close();
});

it('logs a letter that could not be written, and sends nothing where there is none', async () => {
  const { app, sent, log } = post(0);
  app.mails.post(async () => {
    throw new Error('no database');
  });
  app.mails.post(async () => null);
  await expect.poll(() => log.join('')).toContain('a mail could not be written');
  expect(sent).toEqual([]);
  await app.close();
});

it('gives what waits a last chance when the app closes, and does not wait for ever', async () => {
  const { app, sent, log } = post(1, [60_000]);
  app.mails.post(async () => MAIL);
  await app.close();
  expect([sent, log]).toEqual([[MAIL], []]);

  const stuck = post(0);
  stuck.app.mails.post(() => new Promise(() => undefined));
  const before = performance.now();
  await stuck.app.close();
  expect(performance.now() - before).toBeLessThan(4_000);
});
