import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { silentLogger } from '../../testing/stand-ins';
import { EncoderBusy, ImageRefusal, type ImageEncoder } from './encoder';
import { encoderChild, type EncoderLimits } from './encoders';

/** Does what the image says, in place of encoding it. */
const PROGRAM = `
process.once('disconnect', () => process.exit());
const variant = (bytes) => process.send({ variant: { width: 192, format: 'jpg', bytes: Buffer.from(bytes) } });
process.on('message', ({ bytes }) => {
  const order = Buffer.from(bytes).toString();
  if (order === 'hang') return;
  if (order === 'die') process.kill(process.pid, 'SIGKILL');
  else if (order === 'refuse') process.send({ refused: 'not this one' });
  else if (order === 'fail') process.send({ failed: 'a bug' });
  else {
    variant(order === 'who' ? String(process.pid) : order);
    variant(order === 'env' ? JSON.stringify(process.env) : 'second');
    process.send({ done: true });
  }
});
process.send({ ready: true });`;

let dir: string;
const encoders: ImageEncoder[] = [];
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'encoder-'));
  await writeFile(join(dir, 'encoder.mjs'), PROGRAM);
});
afterEach(() => Promise.all(encoders.splice(0).map((encoder) => encoder.stop())));
afterAll(() => rm(dir, { recursive: true }));

function open(limits: Partial<EncoderLimits> = {}, program = 'encoder.mjs') {
  const encoder = encoderChild(join(dir, program), silentLogger, limits);
  encoders.push(encoder);
  return async (order: string) => {
    const files: string[] = [];
    await encoder.encode(Buffer.from(order), async ({ bytes }) => void files.push(bytes.toString()));
    return files;
  };
}

it('encodes one after the other in one other process', async () => {
  const encode = open();
  const [[first], [second]] = await Promise.all([encode('who'), encode('who')]);
  expect(first).toBe(second);
  expect(Number(first)).not.toBe(process.pid);
  expect(await encode('espresso')).toEqual(['espresso', 'second']);
});

it('passes a refusal on, and goes on with the same process', async () => {
  const encode = open();
  const [before] = await encode('who');
  await expect(encode('refuse')).rejects.toEqual(new ImageRefusal('not this one'));
  expect((await encode('who'))[0]).toBe(before);
});

it.each(['die', 'hang'])('refuses an image over which it has to %s, and starts anew for the next', async (order) => {
  const encode = open({ longestMs: order === 'hang' ? 500 : 30_000 });
  const [before] = await encode('who');
  await expect(encode(order)).rejects.toThrow(/Save it smaller/);
  const [after] = await encode('who');
  expect(after).not.toBe(before);
  expect(() => process.kill(Number(before), 0)).toThrow('ESRCH');
});

it('takes a mistake of its own for one, and starts anew', async () => {
  const encode = open();
  await expect(encode('fail')).rejects.toThrow('a bug');
  expect(await encode('espresso')).toHaveLength(2);
});

it('ends over a file that cannot be kept, and hands over none after it', async () => {
  const encoder = encoderChild(join(dir, 'encoder.mjs'), silentLogger);
  encoders.push(encoder);
  const put = vi.fn(() => Promise.reject(new Error('the disk is full')));
  await expect(encoder.encode(Buffer.from('espresso'), put)).rejects.toThrow('the disk is full');
  expect(put).toHaveBeenCalledTimes(1);
});

it('lets only so many wait', async () => {
  const encode = open({ waiting: 2, longestMs: 800 });
  const answers = await Promise.allSettled([
    encode('hang'),
    encode('who'),
    encode('who'),
    encode('who'),
    encode('who'),
  ]);
  expect(answers.slice(0, 3).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  for (const answer of answers.slice(3)) expect(answer).toMatchObject({ reason: expect.any(EncoderBusy) });
  expect(await encode('espresso')).toHaveLength(2);
});

it('gives its memory back when there is nothing to do', async () => {
  const encode = open({ idleMs: 50 });
  const pid = Number((await encode('who'))[0]);
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 5_000 });
  expect(await encode('espresso')).toHaveLength(2);
});

it('knows no secret of the shop', async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'a secret of the shop');
  const [, env = ''] = await open()('env');
  vi.unstubAllEnvs();
  expect(env).toContain('PATH');
  expect(env).not.toContain('secret');
});

it('is busy where its program does not start, and after its end', async () => {
  await expect(open({}, 'nothing.mjs')('who')).rejects.toThrow(EncoderBusy);
  const encoder = encoderChild(join(dir, 'encoder.mjs'), silentLogger);
  await encoder.stop();
  await expect(encoder.encode(Buffer.from('who'), async () => undefined)).rejects.toThrow(EncoderBusy);
});
