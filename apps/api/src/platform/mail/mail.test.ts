import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { fixedClock } from '../clock';
import { outboxMailer } from './outbox';
import { smtpMailer } from './smtp';

const MAIL = {
  id: '01a2b3c4-0000-7000-8000-000000000001',
  from: 'Kopi “Seduh”',
  to: 'rani@seduh.example',
  subject: 'Kata sandi baru – ☕',
  text: 'Halo Rani,\n\nhttps://seduh.example/reset-password?token=' + 'x'.repeat(80),
};
const SENDER = { name: null, address: 'no-reply@seduh.example' };

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

/** A mail server on this machine that keeps what it is handed. */
async function mailServer(options: { refuse?: boolean } = {}) {
  const received: { from: string; to: string[]; user: string | undefined; data: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo: (_address, _session, done) => done(options.refuse ? new Error('no such mailbox: secret') : null),
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, user, data: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  undo.push(() => new Promise((closed) => server.close(closed)));
  return { received, port: (server.server.address() as AddressInfo).port };
}

/** The text of a message whose lines were wrapped and bytes escaped on the way. */
const unquoted = (body: string): string =>
  Buffer.from(
    body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

it('hands a mail to the mail server, every character of it', async () => {
  const { received, port } = await mailServer();
  await smtpMailer(`smtp://seduh:s%40cret@127.0.0.1:${port}`, SENDER).send(MAIL);
  expect(received).toHaveLength(1);
  const [{ data, ...envelope } = { data: '' }] = received;
  expect(envelope).toEqual({ from: SENDER.address, to: [MAIL.to], user: 'seduh' });
  const [head = '', ...body] = data.split('\r\n\r\n');
  expect(head).toMatch(/^To: rani@seduh\.example$/m);
  expect(head).toContain('<no-reply@seduh.example>');
  const [, subject = ''] = /^Subject: =\?UTF-8\?Q\?(.+?)\?=$/m.exec(head) ?? [];
  expect(unquoted(subject.replace(/_/g, ' '))).toBe(MAIL.subject);
  expect(unquoted(body.join('\r\n\r\n')).replace(/\r\n/g, '\n').trim()).toBe(MAIL.text);
});

it('hands a mail with a look over in both forms, under one name through all tries', async () => {
  const { received, port } = await mailServer();
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, SENDER);
  for (let tries = 0; tries < 2; tries += 1) await mailer.send({ ...MAIL, html: '<p>Halo <b>Rani</b></p>' });
  const ids = received.map(({ data }) => /^Message-ID: (\S+)\r$/m.exec(data)?.[1]);
  expect(ids).toEqual([`<${MAIL.id}@seduh.example>`, `<${MAIL.id}@seduh.example>`]);
  expect(received[0]?.data).toContain('multipart/alternative');
  for (const type of ['text/plain', 'text/html'])
    expect(received[0]?.data).toContain(`Content-Type: ${type}; charset=utf-8`);
});

const STOP = `https://seduh.example/id/news/stop?token=${'x'.repeat(43)}`;

it.each([
  [STOP, 'List-Unsubscribe=One-Click'],
  // by http nobody may promise that one press does it
  [STOP.replace('https', 'http'), undefined],
])('says where mails like %s end, on one line that no mail program has to mend', async (unsubscribe, oneClick) => {
  const { received, port } = await mailServer();
  await smtpMailer(`smtp://127.0.0.1:${port}`, SENDER).send({ ...MAIL, unsubscribe });
  const head = received[0]?.data.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? '';
  expect(/^List-Unsubscribe: <(\S+)>\r?$/m.exec(head)?.[1]).toBe(unsubscribe);
  expect(/^List-Unsubscribe-Post: (\S+)\r?$/m.exec(head)?.[1]).toBe(oneClick);
});

it('says nothing of that in a mail that is no news', async () => {
  const { received, port } = await mailServer();
  await smtpMailer(`smtp://127.0.0.1:${port}`, SENDER).send(MAIL);
  expect(received[0]?.data).not.toContain('List-');
});

/** Each text of a mail that somebody may have written, with a line's end in it and a header behind that. */
const INJECTED = ['\r\n', '\n', '\r', '\r\n\r\n', '\u2028', '\u0085', '\0'].flatMap((end) =>
  ['from', 'subject', 'to', 'unsubscribe', 'sender'].map((field) => ({ field, end })),
);
/** The names of a mail's headers, as whoever reads it takes its lines. */
const headersOf = (data: string) =>
  (data.split(/\r?\n\r?\n/)[0] ?? '')
    .split(/\r\n|\n|\r/)
    .filter((line) => !/^[ \t]/.test(line))
    .map((line) => line.split(':')[0]);

/** A mail with this in one of its texts, and who sends it. */
function injected({ field, end }: (typeof INJECTED)[number]) {
  const evil = `Kopi${end}Bcc: all@evil.example${end}X-Evil: yes`;
  const mail = { ...MAIL, from: 'Seduh', subject: 'Halo', unsubscribe: STOP };
  if (field === 'sender') return { mail, sender: { ...SENDER, name: evil } };
  const value = { to: `${MAIL.to}${end}Bcc: all@evil.example`, unsubscribe: `${STOP}${end}Bcc: all@evil.example` };
  return { mail: { ...mail, [field]: value[field as 'to'] ?? evil }, sender: SENDER };
}

it.each(INJECTED)('makes no header and no recipient of a line’s end in $field: $end', async (what) => {
  const { received, port } = await mailServer();
  const { mail, sender } = injected(what);
  // an address with a line's end may be refused altogether: then nothing has gone anywhere
  const outcome = await smtpMailer(`smtp://127.0.0.1:${port}`, sender)
    .send(mail)
    .then(
      () => 'sent',
      () => 'refused',
    );
  expect(outcome).toBe(received.length === 0 ? 'refused' : 'sent');
  const maySay = what.field === 'to' ? ['sent', 'refused'] : ['sent'];
  expect(maySay).toContain(outcome);
  for (const { to, data } of received) {
    expect(to).toHaveLength(1);
    expect(to[0]).not.toMatch(/[\r\n]|^all@/);
    expect(headersOf(data).filter((name) => /bcc|evil/i.test(name ?? ''))).toEqual([]);
    expect(headersOf(data)).toEqual(expect.arrayContaining(['From', 'To', 'Subject', 'Message-ID', 'Date']));
  }

  const dir = await mkdtemp(join(tmpdir(), 'seduh-outbox-'));
  undo.push(() => rm(dir, { recursive: true }));
  const nothing = () => undefined;
  const logger = { debug: nothing, info: nothing, warn: nothing, error: nothing };
  await outboxMailer(dir, sender, fixedClock('2026-11-20T07:30:00Z'), logger).send(mail);
  const [file = ''] = await readdir(dir);
  expect(headersOf(await readFile(join(dir, file), 'utf8'))).toEqual([
    'From',
    'To',
    'Subject',
    'Date',
    'List-Unsubscribe',
    'List-Unsubscribe-Post',
    'Content-Type',
  ]);
});

it('says so where the mail server does not take it', async () => {
  const { port } = await mailServer({ refuse: true });
  await expect(smtpMailer(`smtp://127.0.0.1:${port}`, SENDER).send(MAIL)).rejects.toThrow('recipients were rejected');
});

it('puts mails into a folder without a mail server, to be read as they are, and logs only where', async () => {
  const root = await mkdtemp(join(tmpdir(), 'seduh-outbox-'));
  undo.push(() => rm(root, { recursive: true }));
  const lines: unknown[] = [];
  const record = (...line: unknown[]) => void lines.push(line);
  const logger = { debug: record, info: record, warn: record, error: record };
  const dir = join(root, 'outbox');
  const mailer = outboxMailer(
    dir,
    { ...SENDER, name: 'Seduh\r\nBcc: all' },
    fixedClock('2026-11-20T07:30:00Z'),
    logger,
  );
  for (let index = 0; index < 12; index += 1) await mailer.send({ ...MAIL, subject: `${MAIL.subject} ${index}` });

  const files = (await readdir(dir)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')));
  expect(texts.map((text) => /^Subject: .* (\d+)$/m.exec(text)?.[1])).toEqual(texts.map((_, index) => String(index)));
  expect(texts[0]).toBe(
    'From: Seduh Bcc: all <no-reply@seduh.example>\nTo: rani@seduh.example\nSubject: Kata sandi baru – ☕ 0\n' +
      `Date: Fri, 20 Nov 2026 07:30:00 GMT\nContent-Type: text/plain; charset=utf-8\n\n${MAIL.text}\n`,
  );
  expect((await stat(join(dir, files[0] ?? ''))).mode & 0o077).toBe(0);
  await mailer.send({ ...MAIL, html: '<p>Halo</p>' });
  await mailer.send({ ...MAIL, unsubscribe: STOP });
  const [inBoth = '', news = ''] = (await readdir(dir)).sort().slice(-2);
  expect(await readFile(join(dir, news), 'utf8')).toContain(
    `\nList-Unsubscribe: <${STOP}>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n`,
  );
  const both = await readFile(join(dir, inBoth), 'utf8');
  expect(both).toContain(`multipart/alternative; boundary="${MAIL.id}"\n\n--${MAIL.id}\n`);
  expect(both.endsWith(`text/html; charset=utf-8\n\n<p>Halo</p>\n--${MAIL.id}--\n`)).toBe(true);
  expect(JSON.stringify(lines)).toContain(files[0]);
  expect(JSON.stringify(lines)).not.toMatch(/token=|rani@/);
});
