// an app's test holds what its page says before the code has come against this
export { canUsePasskeys } from '../account/passkeys/webauthn';
export { busyQuote, fillCart, linesOf } from './cart';
export { lazyParts } from './lazyParts';
export { expectNoSidewaysScroll } from './width';
export { pick, realPicture } from './pictures';
