import { setPriority } from 'node:os';
import { localStore } from './images/local-store';
import { withDemoPictures } from './seed/pictures';

const LOW_PRIORITY = 10;

/**
 * Makes the demo's pictures that are not there yet. Arguments: the folder of the sources, the folder of the uploads.
 */
const [sourceDir, uploadsDir] = process.argv.slice(2);
if (!sourceDir || !uploadsDir) throw new Error('usage: pictures SOURCES UPLOADS');
setPriority(LOW_PRIORITY);
await withDemoPictures(await localStore(uploadsDir), sourceDir).makeAll();
