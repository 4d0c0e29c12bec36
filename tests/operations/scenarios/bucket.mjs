// The store of pictures is away while products are put on the menu, profiles get pictures and pages are read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createCluster } from '../cluster.mjs';
import { missingPictures, startPictures } from '../pictures.mjs';
import { ownerAt } from '../staff.mjs';
import { kept, within } from '../table.mjs';
import { during, openWorld } from '../world.mjs';

const PICTURE = readFileSync(fileURLToPath(new URL('../../../apps/api/assets/demo/americano.jpg', import.meta.url)));
const PRODUCTS = 4;
const AWAY_MS = 10_000;
const AGAIN_MS = 5_000;
const WAIT_MS = 20_000;
/** An account may send twenty pictures an hour, refused ones too. */
const RETRY_MS = 2_000;
const READ_EVERY_MS = 250;

/** A shop whose pictures lie in a bucket. */
export async function openBucket(folder) {
  const primary = await (await createCluster(join(folder, 'primary'))).start();
  const { server: pictures, env } = await startPictures();
  return { ...(await openWorld({ folder, primary, env })), pictures, ends: [() => pictures.close()] };
}

/** @returns {Promise<import('../table.mjs').Result>} */
export async function storeAway(world) {
  const { pictures, primary, shops } = world;
  const owner = await ownerAt(shops.port);
  const wrong = [];
  let refused = 0;
  let backMs = null;

  /** Until it is on the menu: what was refused is sent again, as somebody at a form does. */
  async function putOnMenu(name) {
    for (;;) {
      const { status, isHonest } = await owner('/api/products', { method: 'POST', body: formOf(name) });
      if (status === 201) return performance.now();
      if (isHonest) refused += 1;
      else return void wrong.push(`${name} was answered with ${status}`);
      await delay(RETRY_MS);
    }
  }
  async function read(path) {
    const { status } = await owner(path);
    if (status !== 200) wrong.push(`${path} was answered with ${status}`);
  }

  const [before, ...names] = Array.from({ length: PRODUCTS }, (_, n) => `Kopi Simpan ${n + 1}`);
  const outcome = await during({
    world,
    after: 4_000,
    async happen() {
      await putOnMenu(before);
      const [{ image }] = await primary.query('select image from products where product_name = $1', [before]);
      await pictures.stop();
      const since = performance.now();
      const putting = names.map(putOnMenu);
      while (performance.now() - since < AWAY_MS) {
        await Promise.all(['/', '/products', '/api/products?limit=24'].map(read));
        const shown = await owner(image);
        if (shown.status !== 200 && !shown.isHonest) wrong.push(`a picture was answered with ${shown.status}`);
        await delay(READ_EVERY_MS);
      }
      await pictures.start();
      const back = performance.now();
      const done = await Promise.all(putting);
      backMs = Math.max(...done.map((at) => at ?? Infinity)) - back;
      await read(image);
    },
  });
  outcome.recoveredMs = 0;
  outcome.note =
    `away for ${AWAY_MS / 1_000} s, ${refused} products refused in words and sent again; ` +
    `all ${names.length} of them there ${Math.round(backMs)} ms after it was back, ${outcome.uploads} pictures of profiles`;
  const rows = await primary.query(
    `select product_name as name, count(*)::int as times from products where product_name like 'Kopi Simpan %' group by 1`,
  );
  wrong.push(
    ...kept(outcome),
    ...(refused === 0 ? ['no product was refused: the store was not away'] : []),
    ...(rows.length === PRODUCTS && rows.every(({ times }) => times === 1)
      ? []
      : [`on the menu are ${rows.map(({ name, times }) => `${times} × ${name}`).join(', ')}`]),
    ...(await missingPictures(primary, pictures)),
    ...within('longest wait', outcome.worstMs, WAIT_MS),
    ...within('pictures again, once it was back', backMs, AGAIN_MS),
  );
  return { scenario: 'the store of pictures is away', killed: 'the S3-compatible server', outcome, wrong };
}

function formOf(name) {
  const form = new FormData();
  const fields = { productname: name, price: '28000', description: 'With palm sugar.', category_id: '1' };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('image', new Blob([PICTURE], { type: 'image/jpeg' }), 'kopi.jpg');
  return form;
}
