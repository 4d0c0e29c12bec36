import { setPriority } from 'node:os';
import { readEnv } from './env';
import { encoderHere } from './platform/images/encoders';
import { openImageStore } from './platform/images/open-store';
import { reasonOf } from './platform/logging/logger';
import { withDemoImages } from './seed/images';

const LOW_PRIORITY = 10;

/** Makes the demo's images that are not there yet, in the store that the environment names. Argument: the folder of the sources. */
const [sourceDir] = process.argv.slice(2);
if (!sourceDir) throw new Error('usage: demo-images SOURCES');
setPriority(LOW_PRIORITY);
// the shop holds the other end: without it, however it went, there is nobody to make images for
process.stdin.once('close', () => process.exit()).resume();
try {
  await withDemoImages(await openImageStore(readEnv()), sourceDir, encoderHere()).makeAll();
} catch (error) {
  // those that are missing are made when they are first asked for
  process.stderr.write(`Pictures of the demo wait: ${reasonOf(error)}\n`);
}
process.exit();
