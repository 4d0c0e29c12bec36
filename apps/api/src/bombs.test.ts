import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { systemClock } from './platform/clock';
import { encoderChild } from './platform/images/encoders';
import { createSessions } from './resources/auth/sessions';
import { buildPrograms } from './testing/build';
import { createTestDatabase, type TestDatabase } from './testing/database';
import { createMakers, type TestUser } from './testing/makers';
import { silentLogger } from './testing/stand-ins';

const MOST_MEMORY = 300_000_000;

let programs: Awaited<ReturnType<typeof buildPrograms>>;
let dir: string;
let store: TestDatabase;
let shop: ChildProcess;
let url = '';
let users: TestUser[];

beforeAll(async () => {
  programs = await buildPrograms();
  dir = await mkdtemp(join(tmpdir(), 'bombs-'));
  store = await createTestDatabase();
  const { db } = store.database;
  const { makeUser } = createMakers(db, systemClock, createSessions(db, systemClock));
  users = await Promise.all(Array.from({ length: 20 }, () => makeUser()));
  const { host, port, user } = inject('postgres');
  shop = spawn(process.execPath, [programs.server], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dir,
      DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}:${port}/${store.name}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shop.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const isOpen = () => {
    if (!said.includes('Seduh is open at')) throw new Error(`not open yet: ${said}`);
  };
  await vi.waitFor(isOpen, { timeout: 30_000 });
  url = /Seduh is open at (\S+)/.exec(said)?.[1]?.replace('localhost', '127.0.0.1') ?? '';
});
afterAll(async () => {
  const ended = once(shop, 'exit');
  shop.kill('SIGKILL');
  await ended;
  await store.drop();
  await programs.remove();
  await rm(dir, { recursive: true });
});

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c63' } });

async function upload(user: TestUser | undefined, image: Buffer) {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(image)], 'me.jpg'));
  const answer = await fetch(`${url}/api/users/edit-profile`, { method: 'PATCH', headers: user?.headers, body: form });
  return { status: answer.status, body: (await answer.json()) as { msg: string } };
}

/** The most memory the shop's process ever had, bytes; 0 where the system does not tell. */
async function peakOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

it('stays small under 20 bombs at once, keeps nothing of them, and takes the next image', async () => {
  const tower = await plain(1_080, 17_000).png().toBuffer();
  const high = await plain(1_200, 16_380).jpeg({ quality: 40 }).toBuffer();
  const heavy = await plain(4_000, 3_000).jpeg({ progressive: true, quality: 30 }).toBuffer();
  const answers = await Promise.all(
    users.map((user, at) => upload(user, at === 7 ? heavy : at % 2 === 0 ? tower : high)),
  );
  // taken, refused for what it is, or told to come again; never a failure of ours
  expect(answers.filter(({ status }) => ![200, 400, 503].includes(status))).toEqual([]);
  expect(answers.some(({ body }) => /times as high as wide/.test(body.msg))).toBe(true);

  expect(await peakOf(shop)).toBeLessThan(MOST_MEMORY);
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(await readdir(join(dir, 'uploads'))).toHaveLength(12 * taken);
  // this address has used up its uploads of the hour, so the next image is given to the program itself
  const encoder = encoderChild(programs.encoder, silentLogger);
  const files: string[] = [];
  await encoder.encode(await plain(300, 200).png().toBuffer(), async ({ width, format }) => {
    files.push(`${width}.${format}`);
  });
  await encoder.stop();
  expect(files).toHaveLength(12);
}, 60_000);

it('ends the encoder rather than letting it take more memory than it may', async () => {
  const encoder = encoderChild(programs.encoder, silentLogger, { memory: 100_000_000 });
  const heavy = await plain(6_000, 4_000).jpeg({ progressive: true, quality: 30 }).toBuffer();
  const encoding = encoder.encode(heavy, async () => undefined);
  await expect(encoding).rejects.toThrow('This picture is too much to work on. Save it smaller and try again');
  await encoder.stop();
}, 60_000);
