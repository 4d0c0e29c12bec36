/** Paths of chats, as `CHAT_PATHS`. Apart from the others, which the storefront's entry carries. */
import { withId } from './with-id';

/** Chats of orders that wait to be read or may be written in. */
export const list = '/transactions/chats';
export const ofOrder = /* @__PURE__ */ withId('/transactions/:id/chat');
export const image = /* @__PURE__ */ withId('/transactions/:id/chat/image');
export const seen = /* @__PURE__ */ withId('/transactions/:id/chat/seen');
