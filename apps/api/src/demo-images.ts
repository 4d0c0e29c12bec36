import { setPriority } from 'node:os';
import { encoderHere } from './platform/images/encoders';
import { localStore } from './platform/images/store';
import { withDemoImages } from './seed/images';

const LOW_PRIORITY = 10;

/** Makes the demo's images that are not there yet. Arguments: the folder of the sources, the folder of the uploads. */
const [sourceDir, uploadsDir] = process.argv.slice(2);
if (!sourceDir || !uploadsDir) throw new Error('usage: demo-images SOURCES UPLOADS');
setPriority(LOW_PRIORITY);
// the shop holds the other end: without it, however it went, there is nobody to make images for
process.stdin.once('close', () => process.exit()).resume();
await withDemoImages(await localStore(uploadsDir), sourceDir, encoderHere()).makeAll();
process.exit();
