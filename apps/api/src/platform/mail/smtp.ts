import { createTransport } from 'nodemailer';
import { listHeaders } from './list-headers';
import type { Mailer, Sender } from './mailer';

/** Well below the patience of whoever waits for a link. */
const TIMEOUT_MS = 10_000;

/** @param url `smtp://` or `smtps://`, with user and password where the mail server asks for them */
export function smtpMailer(url: string, sender: Sender): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // a mail holds all it says: nothing is ever read from a disk or fetched for it
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, from, to, subject, text, html, unsubscribe }) {
      // addresses as parts, not as text: nothing in them can add another recipient
      await transport.sendMail({
        from: { name: sender.name ?? from, address: sender.address },
        to: { name: '', address: to },
        subject,
        text,
        ...(html ? { html } : {}),
        headers: listHeaders(unsubscribe),
        // the same for every try: who gets it twice can tell
        messageId: `<${id}@${sender.address.split('@')[1] ?? 'localhost'}>`,
      });
    },
  };
}
