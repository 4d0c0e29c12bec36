import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { differenceOf, hashOf, pack, type Pixels, readPixels } from './pixels.mjs';
import type { Change } from './record';

const plain = (shade: number, width = 8, height = 4): Pixels => ({
  data: Buffer.alloc(width * height * 3, shade),
  width,
  height,
});

const TAKER = '{"chromium":"147.0.7727.0","fonts":{}}';

/** A shop with a report of its own, in the test's folder. */
function trial(changes: [title: string, name: string, picture: Pixels | null][]) {
  const folder = test.info().outputPath('trial');
  const [report, baselines] = [join(folder, 'report'), join(folder, 'baselines')];
  return {
    async report() {
      mkdirSync(join(report, 'pictures'), { recursive: true });
      const list: Partial<Change>[] = [];
      for (const [title, name, picture] of changes) {
        const file = `${title.replace('/', '-')}.${name}.after.webp`;
        if (picture) writeFileSync(join(report, 'pictures', file), await pack(picture, 0));
        const after = picture && { file, width: picture.width, height: picture.height };
        list.push({ kind: picture ? 'new' : 'removed', title, name, hash: picture && hashOf(picture), after });
      }
      writeFileSync(join(report, 'changes.json'), JSON.stringify(list));
      writeFileSync(join(report, 'browser.json'), TAKER);
    },
    accept: (...names: string[]) =>
      execFileSync(process.execPath, [fileURLToPath(new URL('accept.mjs', import.meta.url)), ...names], {
        env: { ...process.env, VISUAL_REPORT: report, VISUAL_BASELINES: baselines },
        encoding: 'utf8',
      }),
    files: (title: string) => readdirSync(join(baselines, title)).sort(),
    hashes: (title: string) => JSON.parse(readFileSync(join(baselines, title, 'pictures.json'), 'utf8')) as object,
    picture: (title: string, file: string) => readPixels(join(baselines, title, file)),
    taker: () => readFileSync(join(baselines, 'browser.json'), 'utf8'),
    left: () => JSON.parse(readFileSync(join(report, 'changes.json'), 'utf8')) as Change[],
  };
}

test('accepts all that was found; equal pictures are one file', async () => {
  const shop = trial([
    ['UI/Button', 'default.1280-light', plain(10)],
    ['UI/Button', 'small.1280-light', plain(20)],
    ['UI/Button', 'again.1280-light', plain(10)],
  ]);
  await shop.report();
  expect(shop.accept()).toBe('3 accepted\n');
  expect(shop.files('UI/Button')).toEqual(['default.1280-light.webp', 'pictures.json', 'small.1280-light.webp']);
  expect(Object.keys(shop.hashes('UI/Button'))).toEqual(['default.1280-light', 'small.1280-light', 'again.1280-light']);
  expect((await shop.picture('UI/Button', 'small.1280-light.webp')).data[0]).toBe(20);
  expect(shop.taker()).toBe(TAKER);
});

test('accepts what is named, and leaves the rest for another time', async () => {
  const shop = trial([
    ['UI/Button', 'default.1280-light', plain(10)],
    ['UI/Chip', 'default.1280-light', plain(20)],
  ]);
  await shop.report();
  expect(shop.accept('button')).toBe('1 accepted, 1 left as they are\n');
  expect(shop.files('UI')).toEqual(['Button']);
  expect(shop.left().map(({ title }) => title)).toEqual(['UI/Chip']);
});

test('a picture that goes leaves its file to the one that looks like it', async () => {
  const before = trial([
    ['UI/Button', 'default.1280-light', plain(10)],
    ['UI/Button', 'again.1280-light', plain(10)],
    ['UI/Chip', 'default.1280-light', plain(10)],
  ]);
  await before.report();
  before.accept();
  const after = trial([
    ['UI/Button', 'default.1280-light', null],
    ['UI/Chip', 'default.1280-light', null],
  ]);
  await after.report();
  after.accept();
  expect(after.files('UI')).toEqual(['Button']);
  expect(after.files('UI/Button')).toEqual(['again.1280-light.webp', 'pictures.json']);
});

test('tells every pixel that differs, and where', () => {
  const changed = plain(10);
  changed.data.fill(14, (1 * 8 + 2) * 3, (1 * 8 + 4) * 3);
  changed.data[(3 * 8 + 1) * 3] = 6;
  const { count, box, first } = differenceOf(plain(10), changed);
  expect({ count, box, first }).toEqual({ count: 3, box: { x: 1, y: 1, width: 3, height: 3 }, first: { x: 2, y: 1 } });
  expect(differenceOf(plain(10), plain(10, 8, 5)).box).toEqual({ x: 0, y: 4, width: 8, height: 1 });
});

test('takes a shade that another processor rounds otherwise for the same, and no more than that', () => {
  expect(differenceOf(plain(10), plain(13)).count).toBe(0);
  expect(differenceOf(plain(10), plain(14)).count).toBe(32);
});
