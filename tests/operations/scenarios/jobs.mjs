// What nobody asks for is done by whichever process is there: one that holds some of it dies, and others do the rest, once.
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createCluster } from '../cluster.mjs';
import { startMailServer } from '../mail-server.mjs';
import { startPaymentServer } from '../payment-server.mjs';
import { nameOf } from '../shops.mjs';
import { kept, within } from '../table.mjs';
import { during, openWorld } from '../world.mjs';

const ORDERS = 8;
const EACH_TAKES_S = 0.8;
const CARD = 1;
const PICK_UP = 3;
const MAILS = 12;
/** Three for each process. */
const REFUNDS = 9;
/** Each process looks every 15 s, and then there are eight orders to go through. */
const TAKEN_OVER_MS = 25_000;
const PATIENCE_MS = 60_000;
const LEASE_MINUTES = 5;
const REFUND_RESTS_MINUTES = 1;
/** As long as nobody may touch what a dead process holds, looked at for that long. */
const STAYS_MS = 3_000;

/** Three processes, each known to the mail server, to who takes payments and to the database by its port. */
export async function openJobs(folder) {
  const primary = await (await createCluster(join(folder, 'primary'))).start();
  const mailServer = await startMailServer();
  const cards = await startPaymentServer();
  const env = (port) => ({ SMTP_URL: mailServer.urlOf(nameOf(port)), ...cards.envOf(nameOf(port)) });
  const world = await openWorld({ folder, primary, env });
  return { ...world, mailServer, cards, ends: [() => mailServer.stop(), () => cards.stop()] };
}

/** Orders whose time to pay is over: whoever is in the middle of one dies. */
export async function expiry(world) {
  const { primary, shops, product } = world;
  const wrong = [];
  let tookMs = null;
  const outcome = await during({
    world,
    async happen() {
      const ids = await Promise.all(Array.from({ length: ORDERS }, (_, who) => orderByCard(shops, who, product)));
      // each takes its time, so that there is a middle
      await primary.query(`create function wait_here() returns trigger language plpgsql as $$
        begin if new.state = 'expired' then perform pg_sleep(${EACH_TAKES_S}); end if; return new; end $$`);
      await primary.query(
        'create trigger wait_here before update on payments for each row execute function wait_here()',
      );
      await primary.query(`update payments set due_at = due_at - interval '1 day' where order_id = any($1::uuid[])`, [
        ids,
      ]);
      const open = () =>
        primary.query(`select 1 from payments where order_id = any($1::uuid[]) and state <> 'expired'`, [ids]);
      const name = await until('somebody is in the middle of it', async () => {
        if ((await open()).length === ORDERS) return null;
        const [busy] = await primary.query(
          `select application_name as name from pg_stat_activity where wait_event = 'PgSleep' limit 1`,
        );
        return busy?.name;
      });
      const since = performance.now();
      const victim = await killNamed(shops, name);
      const left = (await open()).length;
      await until('all are expired', async () => (await open()).length === 0);
      tookMs = performance.now() - since;
      await primary.query('drop function wait_here cascade');
      const moves = await primary.query(
        `select o.id, o.status, (select count(*)::int from order_moves m where m.order_id = o.id and m.to_status = 'cancelled') as times
           from orders o where o.id = any($1::uuid[])`,
        [ids],
      );
      wrong.push(
        ...moves
          .filter(({ status, times }) => status !== 'cancelled' || times !== 1)
          .map(({ id, status, times }) => `order ${id} is ${status}, ${times} times over`),
      );
      await shops.replace(victim);
      return {
        beside: ORDERS,
        note: `${name} was killed with ${left} of ${ORDERS} orders to go; the others had done them, each once`,
      };
    },
  });
  outcome.recoveredMs = tookMs;
  wrong.push(...unbroken(outcome), ...within('all done by others', tookMs, TAKEN_OVER_MS));
  return {
    scenario: 'who expires orders dies',
    killed: 'the process in the middle of one, by SIGKILL',
    outcome,
    wrong,
  };
}

/** Mails under way: whoever has handed one to the mail server, and has no answer yet, dies. */
export async function mails(world) {
  const { primary, shops, mailServer } = world;
  const wrong = [];
  let tookMs = null;
  const outcome = await during({
    world,
    async happen() {
      mailServer.hold();
      const from = mailServer.mails.length;
      await Promise.all(Array.from({ length: MAILS }, (_, n) => forget(shops, n + 1)));
      const first = await until('a mail is under way', async () => mailServer.mails[from]);
      await until('all are held', async () => {
        const [{ waiting }] = await primary.query(
          `select count(*)::int as waiting from mails where sent_at is null and tries = 0`,
        );
        return waiting === 0;
      });
      const victim = await killNamed(shops, first.by);
      await until('its connections are closed', async () => mailServer.isGone(first.by));
      mailServer.letGo();
      const unsent = () => primary.query('select id from mails where sent_at is null');
      // what the dead one held is left alone, as it might be slow and not dead
      await delay(STAYS_MS);
      const held = (await unsent()).length;
      if (held === 0) wrong.push('the dead process held none: then this proves nothing');
      await primary.query(
        `update mails set due_at = due_at - interval '${LEASE_MINUTES} minutes' where sent_at is null`,
      );
      const since = performance.now();
      await until('all are sent', async () => (await unsent()).length === 0);
      tookMs = performance.now() - since;
      const taken = mailServer.mails.slice(from).filter(({ isTaken }) => isTaken);
      const ids = new Set(taken.map(({ id }) => id));
      if (taken.length !== ids.size) wrong.push(`${taken.length - ids.size} mails were sent twice`);
      if (ids.size !== MAILS) wrong.push(`${ids.size} of ${MAILS} mails were sent`);
      await shops.replace(victim);
      return {
        note:
          `${first.by} was killed with ${held} of ${MAILS} mails in its hands; the others sent theirs, ` +
          `and these once its ${LEASE_MINUTES} minutes were over (put forward by hand)`,
      };
    },
  });
  outcome.recoveredMs = tookMs;
  wrong.push(...unbroken(outcome), ...within('sent by others', tookMs, TAKEN_OVER_MS));
  return { scenario: 'who sends mails dies', killed: 'the process in the middle of one, by SIGKILL', outcome, wrong };
}

/** Money on its way back: whoever has asked for it, and has no answer yet, dies. */
export async function refunds(world) {
  const { primary, shops, cards } = world;
  const wrong = [];
  let tookMs = null;
  const outcome = await during({
    world,
    async happen() {
      const orders = Array.from({ length: REFUNDS }, (_, who) => ({ who, at: shops.processes[who % 3] }));
      for (const order of orders) order.id = await paidByCard(world, order);
      cards.hold();
      const told = orders.map(({ id, who, at }) =>
        send(at, 'PATCH', `/api/transactions/${id}`, {
          headers: { 'x-access-token': shops.tokens[who] },
          body: { status_name: 'cancelled' },
        }).then(
          ({ status }) => status,
          () => 'broken off',
        ),
      );
      // from here on there are eight seconds, which a process gives the provider, until they are let go
      await until('all are asked for', async () => cards.asked.length === REFUNDS);
      const [{ by }] = cards.asked;
      const victim = await killNamed(shops, by);
      const mine = cards.asked.filter((one) => one.by === by);
      await until('its connections are closed', async () => mine.every(({ isGone }) => isGone));
      const given = mine.filter(({ isGiven }) => isGiven).length;
      if (given === 0 || given === mine.length)
        wrong.push(`${given} of its ${mine.length} were given: then this proves half`);
      cards.letGo();
      const answers = await Promise.all(told);
      const others = orders.flatMap(({ at }, n) => (at === victim ? [] : [answers[n]]));
      if (others.some((status) => status !== 200)) wrong.push(`those beside it were answered with ${others.join()}`);
      const owed = () => primary.query('select id from refunds where refunded_at is null');
      // what the dead one has asked for is left alone, as it might be slow and not dead
      await delay(STAYS_MS);
      const held = (await owed()).length;
      if (held !== mine.length) wrong.push(`${held} were owed where the dead process had ${mine.length}`);
      await primary.query(
        `update refunds set next_try_at = next_try_at - interval '${REFUND_RESTS_MINUTES} minutes' where refunded_at is null`,
      );
      const since = performance.now();
      await until('all is back', async () => (await owed()).length === 0);
      tookMs = performance.now() - since;
      wrong.push(...(await givenOnce(world, orders)));
      await shops.replace(victim);
      return {
        beside: REFUNDS,
        note:
          `${by} was killed with ${mine.length} of ${REFUNDS} refunds in its hands, ${given} of them given and not answered; ` +
          `the others gave theirs back, and these once its minute was over (put forward by hand), each once`,
      };
    },
  });
  outcome.recoveredMs = tookMs;
  wrong.push(...unbroken(outcome), ...within('given back by others', tookMs, TAKEN_OVER_MS));
  return {
    scenario: 'who gives money back dies',
    killed: 'the process in the middle of it, by SIGKILL',
    outcome,
    wrong,
  };
}

/** What the provider gave back, and what the books say of it, against what was paid. @returns {Promise<string[]>} */
async function givenOnce({ primary, cards }, orders) {
  const rows = await primary.query(
    `select p.order_id as id, o.status, p.state, p.provider_ref as ref, p.amount::int,
         (select count(*)::int from refunds r where r.order_id = o.id) as refunds
       from payments p join orders o on o.id = p.order_id where o.id = any($1::uuid[])`,
    [orders.map(({ id }) => id)],
  );
  const given = cards.given();
  const wrong = rows.flatMap(({ id, status, state, ref, amount, refunds: count }) => {
    const back = given.filter((one) => one.ref === ref);
    const isOnce = back.length === 1 && back[0].amount === amount && count === 1;
    if (isOnce && status === 'cancelled' && state === 'refunded') return [];
    const sums = back.map((one) => one.amount).join();
    return [
      `order ${id} is ${status} and ${state}, with ${count} refunds in the books, of ${amount} came back ${sums}`,
    ];
  });
  if (rows.length !== REFUNDS || given.length !== REFUNDS) {
    wrong.push(`${rows.length} orders and ${given.length} refunds in place of ${REFUNDS}`);
  }
  return wrong;
}

/** @returns {Promise<string>} the order's id, once its card has paid it */
async function paidByCard({ primary, shops, product, cards }, { who, at }) {
  const id = await orderByCard(shops, who, product);
  const headers = { 'x-access-token': shops.tokens[who] };
  const opened = await send(at, 'POST', `/api/transactions/${id}/payment`, { headers, body: {} });
  const [attempt] = await primary.query('select provider_ref as ref from payments where order_id = $1', [id]);
  const status = opened.status === 200 ? await cards.pay(attempt.ref, nameOf(at.port), at.port) : null;
  if (status !== 200) throw new Error(`a payment was answered with ${opened.status}, its webhook with ${status}`);
  return id;
}

/** A process that is killed breaks off what it was asked; nothing else may go wrong. */
const unbroken = (outcome) => kept({ ...outcome, failed: [] });

async function killNamed(shops, name) {
  const victim = shops.processes.find(({ port }) => nameOf(port) === name);
  if (!victim) throw new Error(`there is no process ${name}`);
  victim.child.kill('SIGKILL');
  if (victim.child.signalCode === null) await once(victim.child, 'exit');
  return victim;
}

async function orderByCard(shops, who, product) {
  const { status, json } = await send(shops, 'POST', '/api/transactions', {
    headers: { 'x-access-token': shops.tokens[who], 'idempotency-key': crypto.randomUUID() },
    body: { lines: [{ product_id: product, size_id: 1, qty: 1 }], delivery_id: PICK_UP, payment_id: CARD },
  });
  if (status !== 201) throw new Error(`an order by card was answered with ${status}: ${JSON.stringify(json)}`);
  return json.data.id;
}

async function forget(shops, number) {
  const email = `load-${String(number).padStart(5, '0')}@seduh.example`;
  const { status, json } = await send(shops, 'PATCH', '/api/auths/forgot-password', { body: { email } });
  if (status !== 200) throw new Error(`a forgotten password was answered with ${status}: ${JSON.stringify(json)}`);
}

async function send({ port }, method, path, { headers, body }) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, json: await answer.json() };
}

/** Asks until there is something to it. */
async function until(what, ask) {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > deadline) throw new Error(`not within ${PATIENCE_MS / 1_000} s: ${what}`);
    await delay(50);
  }
}
