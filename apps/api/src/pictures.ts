import { setPriority } from 'node:os';
import { encoderHere } from './platform/images/encoder-here';
import { localStore } from './platform/images/local-store';
import { withDemoPictures } from './seed/pictures';

const LOW_PRIORITY = 10;

/**
 * Makes the demo's pictures that are not there yet. Arguments: the folder of the sources, the folder of the uploads.
 */
const [sourceDir, uploadsDir] = process.argv.slice(2);
if (!sourceDir || !uploadsDir) throw new Error('usage: pictures SOURCES UPLOADS');
setPriority(LOW_PRIORITY);
// the shop holds the other end: when it is gone, however it went, there is nobody to make pictures for
process.stdin.once('close', () => process.exit()).resume();
await withDemoPictures(await localStore(uploadsDir), sourceDir, encoderHere()).makeAll();
process.exit();
