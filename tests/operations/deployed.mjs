// The files in deploy/ as a run uses them: with its own addresses, and else as they are.
import { accessSync, constants, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * A file of deploy/ with some of it replaced. Throws where there is nothing to replace: then the file has changed.
 *
 * @param {string} file @param {[RegExp, string][]} replacements
 */
export function adapted(file, replacements) {
  let text = readFileSync(fileURLToPath(new URL(`../../deploy/${file}`, import.meta.url)), 'utf8');
  for (const [pattern, replacement] of replacements) {
    if (!pattern.test(text)) throw new Error(`deploy/${file} has nothing like ${pattern}`);
    text = text.replace(pattern, () => replacement);
  }
  return text;
}

/** Whether a program is there and may be started. @param {string} program */
export function isInstalled(program) {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Below those that the system gives to whoever connects, so that nobody has one of them when it is needed again. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

/** Ports that are free now, and are not given to others by the system. @returns {Promise<number[]>} */
export async function steadyPorts(count) {
  const found = [];
  let port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
  while (found.length < count) {
    const server = createServer();
    const isFree = once(server.listen(port, '127.0.0.1'), 'listening').then(
      () => true,
      () => false,
    );
    if (await isFree) {
      found.push(port);
      server.close();
    }
    port = port < LAST_PORT ? port + 1 : FIRST_PORT;
  }
  return found;
}
