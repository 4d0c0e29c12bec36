import { setPriority } from 'node:os';
import { ENCODE } from './platform/images/encode';
import { ImageRefusal } from './platform/images/encoder';
import type { EncoderOrder, EncoderWord } from './platform/images/encoders';

const LOW_PRIORITY = 10;
const LOOK_MS = 20;

/**
 * Encodes images for the shop, which talks to it over the channel that it was started with, and ends with it.
 * Argument: how many bytes of memory it may take; it ends rather than taking more.
 */
const memory = Number(process.argv[2]);
const say = (word: EncoderWord) => process.send?.(word);

setPriority(LOW_PRIORITY);
process.once('disconnect', () => process.exit());
// decoding and encoding run beside this loop, which is free to look
setInterval(() => {
  if (process.memoryUsage.rss() > memory) process.exit(1);
}, LOOK_MS);

process.on('message', (order: EncoderOrder) => {
  run(order).then(
    () => say({ done: true }),
    (error: unknown) =>
      say(error instanceof ImageRefusal ? { refused: error.message } : { failed: String(error).slice(0, 300) }),
  );
});

say({ ready: true });

async function run({ bytes, work }: EncoderOrder): Promise<void> {
  for await (const variant of ENCODE[work](bytes)) say({ variant });
}
