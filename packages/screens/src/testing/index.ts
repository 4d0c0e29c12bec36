export { busyQuote, fillCart, linesOf } from './cart';
export { lazyParts } from './lazyParts';
export { expectNoSidewaysScroll } from './width';
export { pick, realPicture } from './pictures';
