import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from '../logging/logger';
import { Semaphore } from '../semaphore';
import { EncoderBusy, ImageRefusal, type EncoderWork, type ImageEncoder, type Variant } from './encoder';

/** Messages to the encoding program, and from it. */
export type EncoderOrder = { bytes: Uint8Array; work: EncoderWork };
export type EncoderWord =
  | { ready: true }
  | { variant: Variant }
  | { done: true }
  | { refused: string }
  | { failed: string };

export interface EncoderLimits {
  /** How many images may wait while one is worked on. */
  waiting: number;
  /** For one image, ms. */
  longestMs: number;
  /** How large the program may become, bytes of resident memory. The largest images we take need 205 MB. */
  memory: number;
  /** It ends after having nothing to do for this long, ms. */
  idleMs: number;
}

const LIMITS: EncoderLimits = { waiting: 64, longestMs: 30_000, memory: 320_000_000, idleMs: 20_000 };
const START_MS = 30_000;
const TOO_MUCH = 'This picture is too much to work on. Save it smaller and try again';

/**
 * Encodes in a program of its own, one image at a time: what an image costs, or breaks, the shop keeps nothing of. It
 * is killed when one takes too long or too much memory, and starts with the next.
 */
export function encoderChild(program: string, logger: Logger, given: Partial<EncoderLimits> = {}): ImageEncoder {
  const limits = { ...LIMITS, ...given };
  const semaphore = new Semaphore(1);
  let waiting = 0;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let stopped = false;

  async function start(): Promise<ChildProcess> {
    const { PATH, TMPDIR } = process.env;
    const started = fork(program, [String(limits.memory)], {
      serialization: 'advanced',
      // it reads what anybody sent: it knows no secret, and its small heap leaves the memory to the pixels
      env: { PATH, TMPDIR, MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-old-space-size=64'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    // a shop that ends does not wait for it
    started.unref();
    started.channel?.unref();
    const signal = AbortSignal.timeout(START_MS);
    const isReady = await Promise.race([
      once(started, 'message', { signal }).then(() => !stopped),
      once(started, 'exit', { signal }).then(() => false),
    ]).catch(() => false);
    if (isReady) return started;
    started.kill('SIGKILL');
    throw new EncoderBusy('the encoder did not start');
  }

  function rest(): void {
    clearTimeout(idle);
    if (stopped) return;
    idle = setTimeout(() => {
      const resting = child;
      // the next image gets another one, even while this one is still ending
      child = undefined;
      resting?.kill();
    }, limits.idleMs).unref();
  }

  async function run(order: EncoderOrder, put: (variant: Variant) => Promise<void>): Promise<void> {
    if (stopped) throw new EncoderBusy('the encoder has ended');
    clearTimeout(idle);
    try {
      child ??= await start();
      await encodeWith(child, order, put, limits.longestMs);
    } catch (error) {
      if (!(error instanceof ImageRefusal)) {
        logger.warn({ err: error }, 'an image could not be encoded');
        child?.kill('SIGKILL');
        child = undefined;
      }
      throw error instanceof Overdone ? new ImageRefusal(TOO_MUCH) : error;
    } finally {
      rest();
    }
  }

  return {
    async encode(bytes, put, work = 'files') {
      if (waiting > limits.waiting) throw new EncoderBusy('too many images wait');
      waiting += 1;
      try {
        await semaphore.run(() => run({ bytes, work }, put));
      } finally {
        waiting -= 1;
      }
    },

    async stop() {
      stopped = true;
      clearTimeout(idle);
      child?.kill('SIGKILL');
    },
  };
}

/** The image took too long, or took the program down with it. */
class Overdone extends Error {
  override readonly name = 'Overdone';
}

async function encodeWith(
  child: ChildProcess,
  order: EncoderOrder,
  put: (variant: Variant) => Promise<void>,
  longestMs: number,
): Promise<void> {
  let kept = Promise.resolve();
  let leave: () => void = () => undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const onExit = (code: number | null) => reject(new Overdone(`the encoder ended over an image: ${code}`));
      const onWord = (word: EncoderWord) => {
        if ('variant' in word) {
          const { bytes: encoded, ...name } = word.variant;
          kept = kept.then(() => put({ ...name, bytes: Buffer.from(encoded) }));
          kept.catch(reject);
        } else if ('refused' in word) reject(new ImageRefusal(word.refused));
        else if ('failed' in word) reject(new Error(word.failed));
        else resolve();
      };
      const late = setTimeout(() => reject(new Overdone('the image took too long')), longestMs);
      child.on('exit', onExit).on('message', onWord);
      leave = () => {
        clearTimeout(late);
        child.off('exit', onExit).off('message', onWord);
      };
      child.send(order, (error) => error && reject(new EncoderBusy(error.message)));
    });
  } finally {
    leave();
    // nothing may be put any more when this has ended
    await kept.catch(() => undefined);
  }
  await kept;
}

/** Encodes in this very process, which stays as large as libvips needs: for the demo's images, and for tests. */
export function encoderHere(): ImageEncoder {
  const semaphore = new Semaphore(2);
  return {
    encode: (bytes, put, work = 'files') =>
      semaphore.run(async () => {
        // loaded with the first image: libvips is large
        const { ENCODE } = await import('./encode');
        for await (const variant of ENCODE[work](bytes)) await put(variant);
      }),
    stop: async () => undefined,
  };
}
