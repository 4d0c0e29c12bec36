// What somebody tries at one process counts at all of them.
import { kept } from '../table.mjs';
import { during } from '../world.mjs';

/** Wrong passwords for one account from one address that are judged in a quarter of an hour. */
const JUDGED = 10;
const TRIES_AT_EACH = 10;

/** As many guesses at each of three processes as one alone would judge. @returns {Promise<import('../table.mjs').Result>} */
export async function guesses(world) {
  const answers = [];
  const outcome = await during({
    world,
    before: 1_000,
    after: 1_000,
    async happen() {
      const { processes } = world.shops;
      const at = processes.flatMap(({ port }) => Array.from({ length: TRIES_AT_EACH }, () => port));
      answers.push(...(await Promise.all(at.map(guess))));
      // one that has just begun knows of them, too
      const fresh = await world.shops.replace(await gone(processes[0]));
      answers.push(await guess(fresh.port));
      return { note: `${TRIES_AT_EACH} at each process at once, ${JUDGED} judged in all; one more at a fresh one` };
    },
  });
  outcome.recoveredMs = 0;
  const judged = answers.filter((status) => status === 401).length;
  const refused = answers.filter((status) => status === 429).length;
  const wrong = [
    ...kept(outcome),
    ...(judged === JUDGED ? [] : [`${judged} guesses were judged, and not ${JUDGED}`]),
    ...(judged + refused === answers.length ? [] : [`some were answered otherwise: ${answers.join(', ')}`]),
    ...(answers.at(-1) === 429 ? [] : ['a fresh process judged one more']),
  ];
  return {
    scenario: 'a password is guessed at all processes',
    killed: 'a process, by SIGTERM, to be asked anew',
    outcome,
    wrong,
  };
}

async function guess(port) {
  const { status } = await fetch(`http://127.0.0.1:${port}/api/auths/login`, {
    method: 'POST',
    // what a proxy says of who calls
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
    body: JSON.stringify({ email: 'rani@seduh.example', password: 'not the one that it is' }),
  });
  return status;
}

async function gone(process) {
  process.child.kill('SIGTERM');
  await process.ended;
  return process;
}
