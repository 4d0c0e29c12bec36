// A mail server of a run: it can let those who bring mails wait, and knows which process brought what.
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { atEnd } from '../bench/processes.mjs';

const fromServer = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const { SMTPServer } = fromServer('smtp-server');

/** Starts it; whoever brings a mail has logged in with a name. */
export async function startMailServer() {
  /** @type {{ id: string, by: string, session: string, isTaken: boolean }[]} in the order in which they came */
  const mails = [];
  const left = new Set();
  let held = Promise.resolve();
  let letGo = () => undefined;
  const server = new SMTPServer({
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onClose: ({ id }) => void left.add(id),
    async onData(stream, session, done) {
      // whoever is killed amid it has handed over none
      const said = await text(stream).catch(() => null);
      if (said === null) return;
      const [, id] = /^message-id: (.+?)\r?$/im.exec(said) ?? [];
      const mail = { id, by: session.user, session: session.id, isTaken: false };
      mails.push(mail);
      await held;
      // nobody waits for an answer any more: it was not handed over
      mail.isTaken = !left.has(session.id);
      done();
    },
  });
  server.on('error', () => undefined);
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = () => new Promise((closed) => server.close(closed));
  atEnd(stop);
  return {
    /** For a process that is known by this name. */
    urlOf: (name) => `smtp://${name}:any@127.0.0.1:${server.server.address().port}`,
    mails,
    /** Whether everybody has hung up who brought mails by this name, and waits: not at once where a process was killed. */
    isGone: (name) => mails.every(({ by, session, isTaken }) => by !== name || isTaken || left.has(session)),
    /** No mail is taken from now on, until they are let go. */
    hold: () => void (held = new Promise((resolve) => (letGo = resolve))),
    letGo: () => letGo(),
    stop,
  };
}
