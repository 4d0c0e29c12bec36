export { fillCart, linesOf } from './cart';
export { lazyParts } from './lazyParts';
export { pick, realPicture } from './pictures';
