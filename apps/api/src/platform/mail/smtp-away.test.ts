import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { fixedClock } from '../clock';
import { withTx } from '../db/tx';
import { createTestDatabase } from '../../testing/database';
import { silentLogger } from '../../testing/stand-ins';
import { deliverMails } from './deliver';
import { queueMail } from './repository';
import { smtpMailer } from './smtp';

it('keeps mails while the mail server is down, and hands them over when it is up', async () => {
  const received: string[] = [];
  /** What the server says to the next recipients; then it takes them. */
  const answers = [450, 550];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo(_address, _session, done) {
      const responseCode = answers.shift();
      done(responseCode ? Object.assign(new Error('no'), { responseCode }) : null);
    },
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        received.push('a mail');
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  await new Promise<void>((closed) => server.close(() => closed()));

  const { database, drop } = await createTestDatabase();
  const clock = fixedClock('2026-11-20T07:30:00Z');
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, { name: null, address: 'no-reply@seduh.example' });
  const mail = { template: 'email changed', from: 'Seduh', to: 'rani@seduh.example', subject: 'S', text: 'T' } as const;
  const deliver = async () => {
    clock.set(new Date(clock.now().getTime() + 60_000));
    await deliverMails({ db: database.db, clock, mailer, logger: silentLogger });
    const rows = await database.db
      .selectFrom('mails')
      .select(['sent_at', 'failed_at', 'failure'])
      .orderBy('id')
      .execute();
    return rows.map(({ sent_at, failed_at, failure }) =>
      sent_at ? 'sent' : failed_at ? `given up: ${failure}` : failure,
    );
  };
  try {
    await withTx(database.db, (tx) => queueMail(tx, mail, clock.now()));
    expect(await deliver()).toEqual(['ESOCKET']);
    const again = new SMTPServer({ ...server.options });
    await new Promise<void>((listening) => again.listen(port, '127.0.0.1', listening));
    try {
      expect(await deliver()).toEqual(['EENVELOPE 450']);
      await withTx(database.db, (tx) => queueMail(tx, mail, clock.now()));
      const first = await deliver();
      expect(first).toContain('given up: EENVELOPE 550');
      for (let tries = 0; tries < 5; tries += 1) await deliver();
      expect((await deliver()).toSorted()).toEqual(['given up: EENVELOPE 550', 'sent']);
      expect(received).toHaveLength(1);
    } finally {
      await new Promise<void>((closed) => again.close(() => closed()));
    }
  } finally {
    await drop();
  }
});
